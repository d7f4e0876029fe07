import type { AnswerValue, Result, ResultQuestion } from '../api.ts'

/** How an answer came out. `held`: the exam does not say, or not yet; `waiting`: a person has to grade it. */
export type Verdict = 'right' | 'partly' | 'wrong' | 'empty' | 'held' | 'waiting'

export function verdictOf({
  is_right,
  points,
  answer,
  max_points,
  grading,
  files,
}: Pick<ResultQuestion, 'is_right' | 'points' | 'answer' | 'max_points' | 'grading' | 'files'>): Verdict {
  if (grading === 'waiting') return 'waiting'
  if (is_right === null && points === null) return 'held'
  if (is_right || (is_right === null && points !== null && points >= max_points)) return 'right'
  if (points !== null && points > 0) return 'partly'
  return answer === null && files === undefined ? 'empty' : 'wrong'
}

/** Seconds from start to submission. */
export function secondsUsed({
  started_at,
  submitted_at,
}: Pick<Result, 'started_at' | 'submitted_at'>): number | null {
  return submitted_at === null
    ? null
    : Math.max(0, Math.round((Date.parse(submitted_at) - Date.parse(started_at)) / 1000))
}

export interface OptionLine {
  key: string
  text: string
  isChosen: boolean
  /** Null where the exam does not say. */
  isRight: boolean | null
  feedback: string | null
}

/** A question's options with what was chosen and what is right; true and false are options too. */
export function optionLines({
  kind,
  options,
  answer,
  right_answer,
}: Pick<ResultQuestion, 'kind' | 'options' | 'answer' | 'right_answer'>): OptionLine[] {
  if (kind === 'true_false') {
    return ['true', 'false'].map(key => ({
      key,
      text: '',
      isChosen: answer !== null && 'truth' in answer && String(answer.truth) === key,
      isRight: right_answer === null ? null : right_answer === key,
      feedback: null,
    }))
  }
  if (kind === 'ordering' || kind === 'matching') return []
  return options.map(({ key, text, is_right, feedback }) => ({
    key,
    text,
    isChosen: isChosen(answer, key),
    isRight: is_right,
    feedback,
  }))
}

function isChosen(answer: AnswerValue | null, key: string): boolean {
  if (answer === null) return false
  return 'option' in answer ? answer.option === key : 'options' in answer && answer.options.includes(key)
}

export interface PlacedLine {
  key: string
  /** What it belongs to, of a matching question. */
  prompt: string | null
  given: string | null
  /** Null where the exam does not say. */
  right: string | null
}

/** A sequence or pairs, line by line: what was put there and, where it is shown, what belongs there. */
export function placedLines({
  kind,
  prompts,
  options,
  answer,
  right_order,
}: Pick<ResultQuestion, 'kind' | 'prompts' | 'options' | 'answer' | 'right_order'>): PlacedLine[] {
  const textOf = (key: string | null | undefined) => options.find(option => option.key === key)?.text ?? null
  if (kind === 'matching') {
    const pairs: Record<string, string> = answer !== null && 'pairs' in answer ? answer.pairs : {}
    return prompts.map(({ key, text, right }) => ({
      key,
      prompt: text,
      given: textOf(pairs[key]),
      right: textOf(right),
    }))
  }
  if (kind !== 'ordering') return []
  const given = answer !== null && 'options' in answer ? answer.options : []
  return options.map((option, at) => ({
    key: option.key,
    prompt: null,
    given: textOf(given[at]),
    right: textOf(right_order?.[at]),
  }))
}
