import { fold, parseDecimal } from '@masar/text'
import type { WrittenQuestion } from '../exam/api.ts'
import { isBlank, pointsOf } from '../structure/draft.ts'
import type { QuestionContent } from './api.ts'
import { type QuestionDraft, tagsOf } from './draft.ts'
import { type EssayProblem, essayProblems, essayFormOf, essayOf } from './essay-draft.ts'

export type WriteProblem =
  | 'missing'
  | 'points'
  | 'few'
  | 'one_correct'
  | 'right_missing'
  | 'none_correct'
  | 'anything'
  | 'number'
  | 'tolerance'
  | 'sum'
  | 'tags'
  | EssayProblem

/** The problems, by the name of the field; of options and their like, by their keys. */
export type WriteProblems = Record<string, WriteProblem>

const acceptedOf = (typed: string) =>
  typed
    .split('\n')
    .map(text => text.trim())
    .filter(text => text !== '')

/** What a draft stands for, however much of it is still missing: for its preview, and to be sent. */
export function contentOf(draft: QuestionDraft): QuestionContent {
  const { kind, options, prompts, rubric, body, explanation } = draft
  const plain = options.map(({ key, text }) => ({ key, text }))
  const allOrNothing = draft.allOrNothing ? { all_or_nothing: true } : {}
  const every = {
    points: pointsOf(draft.points) ?? 1,
    body,
    explanation,
    tags: tagsOf(draft.tags),
    lesson_id: Number(draft.lesson) || null,
  }
  switch (kind) {
    case 'single_choice':
    case 'multiple_choice':
      return { ...every, options, ...(kind === 'multiple_choice' && allOrNothing) }
    case 'true_false':
      return { ...every, ...(draft.truth !== '' && { answer: draft.truth === 'true' }) }
    case 'short_text':
      return { ...every, accepted: acceptedOf(draft.accepted), exact: draft.exact }
    case 'number':
      return { ...every, ...numberOf(draft) }
    case 'matching':
      return { ...every, options: plain, prompts, ...allOrNothing }
    case 'ordering':
      return { ...every, options: plain, order: options.map(({ key }) => key), ...allOrNothing }
    case 'essay':
      return {
        ...every,
        rubric: rubric.map(criterion => ({ ...criterion, points: pointsOf(criterion.points) ?? 1 })),
        essay: essayFormOf(essayOf(draft)),
      }
  }
}

function numberOf({ value, tolerance, toleranceKind }: QuestionDraft) {
  const [answer, within] = [parseDecimal(value), parseDecimal(tolerance)]
  return {
    ...(answer !== null && { answer }),
    ...(within !== null &&
      (toleranceKind === 'percent' ? { tolerance_percent: within } : { tolerance: within })),
  }
}

/** As learners and the list of questions would have it. */
export function writtenOf(draft: QuestionDraft): WrittenQuestion {
  const { tags: _, lesson_id: __, options, ...content } = contentOf(draft)
  const half = Math.ceil((options?.length ?? 0) / 2)
  return {
    kind: draft.kind,
    ...content,
    // The right order is not the one in which it is asked.
    ...(options && {
      options: draft.kind === 'ordering' ? [...options.slice(half), ...options.slice(0, half)] : options,
    }),
  }
}

/** What cannot be saved. */
export function problemsOf(draft: QuestionDraft): WriteProblems {
  const problems: WriteProblems = { ...answerProblems(draft) }
  if (pointsOf(draft.points) === null) problems['points'] = 'points'
  if (isBlank(draft.body)) problems['body'] = 'missing'
  if (tagsOf(draft.tags).length > 20 || tagsOf(draft.tags).some(tag => tag.length > 60))
    problems['tags'] = 'tags'
  return problems
}

function answerProblems(draft: QuestionDraft): WriteProblems {
  const { kind, options, prompts } = draft
  switch (kind) {
    case 'single_choice':
    case 'multiple_choice':
      return { ...textProblems(options), ...choiceProblems(draft) }
    case 'ordering':
      return { ...textProblems(options), ...(options.length < 2 && { options: 'few' }) }
    case 'matching':
      return {
        ...textProblems([...options, ...prompts]),
        ...Object.fromEntries(
          prompts
            .filter(({ match }) => !options.some(({ key }) => key === match))
            .map(({ key }) => [`match-${key}`, 'missing' as const]),
        ),
        ...(options.length < 2 && { options: 'few' }),
        ...(prompts.length < 2 && { prompts: 'few' }),
      }
    case 'true_false':
      return draft.truth === '' ? { truth: 'missing' } : {}
    case 'short_text':
      return acceptedProblems(draft)
    case 'number':
      return numberProblems(draft)
    case 'essay':
      return { ...rubricProblems(draft), ...essayProblems(essayOf(draft)) }
  }
}

function textProblems(parts: readonly { key: string; text: { ar?: string; en?: string } }[]): WriteProblems {
  return Object.fromEntries(
    parts.filter(({ text }) => isBlank(text)).map(({ key }) => [key, 'missing' as const]),
  )
}

function choiceProblems({ kind, options }: QuestionDraft): WriteProblems {
  const right = options.filter(({ correct }) => correct).length
  if (options.length < 2) return { options: 'few' }
  if (right === 0) return { options: kind === 'single_choice' ? 'right_missing' : 'none_correct' }
  return kind === 'single_choice' && right > 1 ? { options: 'one_correct' } : {}
}

function acceptedProblems({ accepted }: QuestionDraft): WriteProblems {
  const texts = acceptedOf(accepted)
  if (texts.length === 0) return { accepted: 'missing' }
  return texts.some(text => fold(text.replaceAll('*', '')).trim() === '') ? { accepted: 'anything' } : {}
}

function numberProblems({ value, tolerance, toleranceKind }: QuestionDraft): WriteProblems {
  const within = tolerance.trim() === '' ? 0 : parseDecimal(tolerance)
  const isFit = within !== null && within >= 0 && (toleranceKind === 'absolute' || within <= 100)
  return {
    ...(parseDecimal(value) === null && { value: 'number' as const }),
    ...(!isFit && { tolerance: 'tolerance' as const }),
  }
}

function rubricProblems({ rubric, points }: QuestionDraft): WriteProblems {
  if (rubric.length === 0) return {}
  const given = rubric.map(criterion => pointsOf(criterion.points))
  const sum = given.reduce<number>((all, each) => all + Math.round((each ?? 0) * 100), 0)
  return {
    ...textProblems(rubric),
    ...Object.fromEntries(
      rubric.flatMap(({ key }, at) => (given[at] === null ? [[`points-${key}`, 'points' as const]] : [])),
    ),
    ...(sum !== Math.round((pointsOf(points) ?? 0) * 100) && { rubric: 'sum' as const }),
  }
}
