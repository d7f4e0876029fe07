import { fold, parseDecimal } from '@masar/text'
import type { AnswerKey, AnswerValue, QuestionKind } from '../../db/schema/index.ts'

export interface MarkedQuestion {
  kind: QuestionKind
  points: number
  optionCount: number
  key: AnswerKey
  negativeMarking: boolean
}

/** `points` unrounded; null where a person has to grade. */
export interface Mark {
  points: number | null
  isRight: boolean | null
}

const empty: Mark = { points: 0, isRight: false }

/** The mark of one answer, by the table of exams.md ("Questions and their marks"). */
export function mark(question: MarkedQuestion, answer: AnswerValue | null): Mark {
  if (question.kind === 'essay') return answer === null ? empty : { points: null, isRight: null }
  if (answer === null || isBlank(answer)) return empty
  switch (question.kind) {
    case 'single_choice':
      return 'option' in answer ? oneOfMany(question, question.key.correct?.[0] === answer.option) : empty
    case 'true_false':
      return 'truth' in answer
        ? oneOfMany({ ...question, optionCount: 2 }, question.key.truth === answer.truth)
        : empty
    case 'multiple_choice':
      return 'options' in answer ? severalOfMany(question, answer.options) : empty
    case 'short_text':
      return 'text' in answer
        ? allOrNothing(
            question,
            (question.key.accepted ?? []).some(accepted => textFits(accepted, answer.text)),
          )
        : empty
    case 'number':
      return 'text' in answer ? allOrNothing(question, numberFits(question.key, answer.text)) : empty
    case 'ordering':
      return 'options' in answer ? inOrder(question, answer.options) : empty
    case 'matching':
      return empty // its answers have no shape yet that an attempt could hold
  }
}

/** Two decimals, half up, away from binary surprises; done once, at the end. */
export function roundMark(points: number): number {
  return (Math.sign(points) * Math.round(Math.abs(points) * 100 + 1e-7)) / 100
}

function isBlank(answer: AnswerValue): boolean {
  return (
    ('text' in answer && answer.text.trim() === '') || ('options' in answer && answer.options.length === 0)
  )
}

function allOrNothing(question: MarkedQuestion, isRight: boolean): Mark {
  return { points: isRight ? question.points : 0, isRight }
}

function oneOfMany(question: MarkedQuestion, isRight: boolean): Mark {
  const loss =
    question.negativeMarking && question.optionCount > 1 ? -question.points / (question.optionCount - 1) : 0
  return { points: isRight ? question.points : loss, isRight }
}

function severalOfMany(question: MarkedQuestion, chosen: string[]): Mark {
  const correct = new Set(question.key.correct)
  const hits = chosen.filter(key => correct.has(key)).length
  const misses = chosen.length - hits
  const wrong = question.optionCount - correct.size
  const isRight = hits === correct.size && misses === 0
  if (question.key.allOrNothing === true) return allOrNothing(question, isRight)
  const share = hits / Math.max(1, correct.size) - (wrong > 0 ? misses / wrong : 0)
  return { points: question.points * Math.max(0, share), isRight }
}

/** The share of neighbours that stand in the right order. */
function inOrder(question: MarkedQuestion, given: string[]): Mark {
  const right = question.key.correct ?? []
  const isRight = given.length === right.length && given.every((key, index) => key === right[index])
  if (question.key.allOrNothing === true || right.length < 2) return allOrNothing(question, isRight)
  const kept = right
    .slice(1)
    .filter(
      (key, index) => given.indexOf(key) >= 0 && given.indexOf(key) === given.indexOf(right[index] ?? '') + 1,
    ).length
  return { points: (question.points * kept) / (right.length - 1), isRight }
}

/** Both texts folded; `*` in the accepted one stands for any run of characters. */
export function textFits(accepted: string, given: string): boolean {
  const text = fold(given).trim()
  const parts = accepted.split('*').map(part => fold(part).trim())
  if (parts.length === 1) return text === parts[0]
  const [first = '', ...rest] = parts
  const last = rest.pop() ?? ''
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false
  let from = first.length
  for (const part of rest) {
    const at = text.indexOf(part, from)
    if (at < 0 || at + part.length > text.length - last.length) return false
    from = at + part.length
  }
  return true
}

export function numberFits(key: AnswerKey, given: string): boolean {
  const number = parseDecimal(given)
  if (number === null || key.value === undefined) return false
  const tolerance =
    key.tolerancePercent === undefined
      ? (key.tolerance ?? 0)
      : (Math.abs(key.value) * key.tolerancePercent) / 100
  return Math.abs(number - key.value) <= tolerance + Number.EPSILON * Math.max(1, Math.abs(key.value))
}
