import {
  blankDraft,
  draftOf as questionDraftOf,
  freeKey,
  type QuestionDraft,
  type Texts,
} from '../write/draft.ts'
import { contentOf, problemsOf, type WriteProblems } from '../write/read-draft.ts'
import { isBlank } from '../structure/draft.ts'
import type { QuizBody, QuizToWrite, StoredQuestion } from './api.ts'
import { clockOf, secondsOf } from '../clock.ts'

export interface HintDraft {
  key: string
  text: Texts
}

/** A question of a quiz as it is typed. */
export interface QuizQuestionDraft extends QuestionDraft {
  /** Of this page alone. */
  key: string
  /** Null for one that is not stored yet. */
  id: number | null
  hints: HintDraft[]
  /** The place in the video at which it is asked, such as `4:05`; empty: below the lesson. */
  at: string
}

export interface QuizDraft {
  /** Of the quiz that it began with. */
  state: string
  isRule: boolean
  questions: QuizQuestionDraft[]
}

export interface QuizQuestionProblems {
  written: WriteProblems
  /** The keys of hints that say nothing. */
  hints: string[]
  at: 'clock' | 'late' | null
}

/** As many as a quiz can have, and a question of hints. */
export const most = { questions: 50, hints: 5 }

export function draftOf({ state, is_rule, questions }: QuizToWrite): QuizDraft {
  return {
    state,
    isRule: is_rule,
    questions: questions.map(questionOf),
  }
}

/** A question of a quiz, or one that was taken out of it, as it would be typed. */
export function questionOf({ id, written, hints, at_second }: StoredQuestion): QuizQuestionDraft {
  return {
    ...questionDraftOf(written, { tags: [], lesson: null, state: '' }),
    key: `q${id}`,
    id,
    hints: hints.map((text, at) => ({ key: `h${at + 1}`, text })),
    at: at_second === null ? '' : clockOf(at_second),
  }
}

export function newQuestion(questions: readonly QuizQuestionDraft[]): QuizQuestionDraft {
  return { ...blankDraft('single_choice'), key: freeKey('new-', questions), id: null, hints: [], at: '' }
}

/** What was typed, onto what is stored now: what is stored no more becomes new. */
export function ontoStored(draft: QuizDraft, stored: QuizToWrite): QuizDraft {
  const there = new Set([...stored.questions, ...stored.removed].map(({ id }) => id))
  return {
    ...draft,
    state: stored.state,
    questions: draft.questions.map(question => ({
      ...question,
      id: question.id !== null && there.has(question.id) ? question.id : null,
    })),
  }
}

type Lesson = Pick<QuizToWrite['lesson'], 'kind' | 'video_seconds'>

/** What a draft stands for, and what of it cannot be saved: by the keys of the questions. */
export function readDraft(draft: QuizDraft, lesson: Lesson) {
  const read = draft.questions.map(question => [question.key, problemsIn(question, lesson)] as const)
  return {
    body: {
      state: draft.state,
      is_rule: draft.isRule && draft.questions.length > 0,
      questions: draft.questions.map(question => bodyOf(question, lesson)),
    } satisfies QuizBody,
    problems: new Map(
      read.flatMap(([key, problems]) => (problems === null ? [] : [[key, problems] as const])),
    ),
  }
}

function bodyOf(question: QuizQuestionDraft, lesson: Lesson): QuizBody['questions'][number] {
  const { points: _, tags: __, rubric: ___, lesson_id: ____, ...asked } = contentOf(question)
  return {
    id: question.id,
    kind: question.kind as QuizBody['questions'][number]['kind'],
    ...asked,
    hints: question.hints.map(({ text }) => text),
    at_second: lesson.kind === 'video' ? secondsOf(question.at) : null,
  }
}

function problemsIn(question: QuizQuestionDraft, lesson: Lesson): QuizQuestionProblems | null {
  const written = problemsOf(question)
  const hints = question.hints.filter(({ text }) => isBlank(text)).map(({ key }) => key)
  const at = lesson.kind === 'video' ? placeProblem(question.at, lesson.video_seconds) : null
  return Object.keys(written).length === 0 && hints.length === 0 && at === null
    ? null
    : { written, hints, at }
}

function placeProblem(typed: string, length: number | null): QuizQuestionProblems['at'] {
  if (typed.trim() === '') return null
  const second = secondsOf(typed)
  if (second === null || second > 86_400) return 'clock'
  return length !== null && second > length ? 'late' : null
}
