import type { AnswerKey, EssayForm, QuestionKind, QuestionOption } from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { tidiedForm } from './essay-form.ts'
import type { QuestionFacts } from './facts.ts'

/** What a version of a question stores. */
export interface QuestionContent {
  body: BilingualText
  options: QuestionOption[]
  answerKey: AnswerKey
  explanation: BilingualText
  /** Of an essay; null for plain text. */
  essay?: EssayForm | null
}

export function contentOf(question: QuestionFacts): QuestionContent {
  return {
    body: question.body,
    options: [
      ...(question.prompts ?? []).map(({ key, text }) => ({ key, text, isPrompt: true as const })),
      ...(question.options ?? []).map(({ key, text, feedback }) => ({
        key,
        text,
        ...(feedback && { feedback }),
      })),
    ],
    answerKey: { ...answerKeyOf(question), ...(question.waived && { waived: question.waived }) },
    explanation: question.explanation,
    ...(question.kind === 'essay' && { essay: tidiedForm(question.essay) ?? null }),
  }
}

function answerKeyOf(question: QuestionFacts): AnswerKey {
  const allOrNothing = question.all_or_nothing === true ? { allOrNothing: true } : {}
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return {
        correct: (question.options ?? []).filter(option => option.correct === true).map(option => option.key),
        ...allOrNothing,
      }
    case 'ordering':
      return { correct: question.order ?? [], ...allOrNothing }
    case 'matching':
      return {
        pairs: Object.fromEntries((question.prompts ?? []).map(({ key, match }) => [key, match])),
        ...allOrNothing,
      }
    case 'essay':
      return question.rubric === undefined ? {} : { rubric: question.rubric }
    case 'true_false':
      return { truth: question.answer === true }
    case 'number':
      return question.tolerance_percent === undefined
        ? { value: Number(question.answer), tolerance: question.tolerance ?? 0 }
        : { value: Number(question.answer), tolerancePercent: question.tolerance_percent }
    case 'short_text':
      return { accepted: question.accepted ?? [], ...(question.exact === true && { exact: true }) }
  }
}

/** A stored question as facts again: `contentOf(factsOf(question))` is its content. */
export function factsOf(
  stored: QuestionContent & { key: string; kind: QuestionKind; points: number; category?: string | null },
): QuestionFacts {
  const { key, kind, points, category, body, explanation, answerKey, essay } = stored
  const { waived } = answerKey
  const parts = partsOf(kind, stored.options, answerKey)
  return {
    key,
    kind,
    points,
    ...(category != null && { category }),
    body,
    explanation,
    ...parts,
    ...(essay && { essay }),
    ...(waived && { waived }),
  }
}

function partsOf(
  kind: QuestionKind,
  options: readonly QuestionOption[],
  key: AnswerKey,
): Partial<QuestionFacts> {
  const allOrNothing = key.allOrNothing === true ? { all_or_nothing: true } : {}
  switch (kind) {
    case 'single_choice':
    case 'multiple_choice':
      return {
        options: choicesOf(options).map(option => ({
          ...option,
          ...((key.correct ?? []).includes(option.key) && { correct: true }),
        })),
        ...allOrNothing,
      }
    case 'ordering':
      return { options: choicesOf(options), order: key.correct ?? [], ...allOrNothing }
    case 'matching':
      return {
        prompts: options
          .filter(({ isPrompt }) => isPrompt === true)
          .map(({ key: prompt, text }) => ({ key: prompt, text, match: key.pairs?.[prompt] ?? '' })),
        options: choicesOf(options),
        ...allOrNothing,
      }
    case 'essay':
      return key.rubric === undefined ? {} : { rubric: key.rubric }
    case 'true_false':
      return { answer: key.truth === true }
    case 'number':
      return {
        answer: key.value ?? 0,
        ...(key.tolerancePercent === undefined
          ? { ...(key.tolerance !== undefined && key.tolerance !== 0 && { tolerance: key.tolerance }) }
          : { tolerance_percent: key.tolerancePercent }),
      }
    case 'short_text':
      return { accepted: key.accepted ?? [], ...(key.exact === true && { exact: true }) }
  }
}

function choicesOf(options: readonly QuestionOption[]) {
  return options
    .filter(({ isPrompt }) => isPrompt !== true)
    .map(({ key, text, feedback }) => ({ key, text, ...(feedback && { feedback }) }))
}
