import type { BilingualText } from '../../../../db/schema/columns.ts'
import type { QuestionFacts } from '../facts.ts'

const lists = ['prompts', 'options', 'rubric'] as const
type Part = (typeof lists)[number]

/** What is wrong with the shape of a question that a file holds; packages of courses have schemas for it. */
export type ShapeProblem =
  | { code: 'key_unfit'; key: string }
  | { code: 'points_unfit'; most: number }
  | { code: 'body_missing' }
  | { code: 'text_missing'; part: Part }
  | { code: 'text_too_long'; most: number }
  | { code: 'too_few_options' | 'too_few_prompts'; least: number }
  | { code: 'too_many_options'; most: number; part: Part }
  | { code: 'no_accepted' }
  | { code: 'number_missing' }
  | { code: 'tolerance_unfit' }

const mostText = 20_000
const mostOptions = 50
const mostPoints = 100

export function shapeProblem(question: QuestionFacts): ShapeProblem | undefined {
  const { key, points, body } = question
  if (key.length > 60 || !/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(key)) return { code: 'key_unfit', key }
  // Two decimals, as they are stored: another number would not come out as it went in.
  if (!(points > 0 && points <= mostPoints) || Math.round(points * 100) / 100 !== points)
    return { code: 'points_unfit', most: mostPoints }
  if (isEmpty(body)) return { code: 'body_missing' }
  const unsaid = lists.find(part => question[part]?.some(({ text }) => isEmpty(text)))
  if (unsaid) return { code: 'text_missing', part: unsaid }
  const texts = [
    body,
    question.explanation,
    ...lists.flatMap(part => (question[part] ?? []).map(({ text }) => text)),
  ]
  if (texts.some(({ ar = '', en = '' }) => ar.length > mostText || en.length > mostText))
    return { code: 'text_too_long', most: mostText }
  return countProblem(question) ?? answerProblem(question)
}

function countProblem(question: QuestionFacts): ShapeProblem | undefined {
  const { kind, options = [], prompts = [] } = question
  const needsOptions = ['single_choice', 'multiple_choice', 'ordering', 'matching'].includes(kind)
  if (needsOptions && options.length < 2) return { code: 'too_few_options', least: 2 }
  if (kind === 'matching' && prompts.length < 2) return { code: 'too_few_prompts', least: 2 }
  const crowded = lists.find(part => (question[part]?.length ?? 0) > mostOptions)
  return crowded && { code: 'too_many_options', most: mostOptions, part: crowded }
}

function answerProblem(question: QuestionFacts): ShapeProblem | undefined {
  const { kind, accepted = [], answer, tolerance = 0, tolerance_percent: percent = 0 } = question
  if (kind === 'short_text' && (accepted.length === 0 || accepted.some(text => text.trim() === '')))
    return { code: 'no_accepted' }
  if (kind === 'number' && !Number.isFinite(answer)) return { code: 'number_missing' }
  if (kind === 'true_false' && typeof answer !== 'boolean') return { code: 'number_missing' }
  if (!(tolerance >= 0 && Number.isFinite(tolerance)) || !(percent >= 0 && percent <= 100))
    return { code: 'tolerance_unfit' }
  return undefined
}

function isEmpty(text: BilingualText): boolean {
  return (text.ar ?? '').trim() === '' && (text.en ?? '').trim() === ''
}
