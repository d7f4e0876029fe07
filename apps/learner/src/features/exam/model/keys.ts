import { foldDigits } from '@masar/text'
import type { AnswerValue, Question } from '../api.ts'

/** The option a figure key stands for: the first is 1, in either script. */
export function optionOfKey(key: string, question: Pick<Question, 'kind' | 'options'>): string | null {
  const place = /^[1-9]$/.exec(foldDigits(key))
  if (!place) return null
  if (question.kind === 'true_false') return ['true', 'false'][Number(place[0]) - 1] ?? null
  if (question.kind !== 'single_choice' && question.kind !== 'multiple_choice') return null
  return question.options[Number(place[0]) - 1]?.key ?? null
}

/** The answer after an option was chosen; in a set, chosen again it is taken out. The set keeps the order of the paper. */
export function withOption(
  value: AnswerValue | null,
  option: string,
  question: Pick<Question, 'kind' | 'options'>,
): AnswerValue | null {
  if (question.kind === 'true_false') return { truth: option === 'true' }
  if (question.kind === 'single_choice') return { option }
  const chosen = value && 'options' in value ? value.options : []
  const next = question.options.map(({ key }) => key).filter(key => (key === option) !== chosen.includes(key))
  return next.length === 0 ? null : { options: next }
}

/** The option or options that an answer has chosen. */
export function chosenOf(value: AnswerValue | null): string[] {
  if (value === null) return []
  if ('option' in value) return [value.option]
  if ('options' in value) return value.options
  return 'truth' in value ? [String(value.truth)] : []
}

/** Which way an arrow key goes among the questions: along the reading direction is on. */
export function stepOfKey(key: string, dir: 'rtl' | 'ltr'): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (dir === 'ltr') ? 1 : -1
}
