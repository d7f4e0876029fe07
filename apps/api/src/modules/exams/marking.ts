import { parseDecimal } from '@masar/text'
import type { AnswerKey, AnswerValue, QuestionKind } from '../../db/schema/index.ts'
import { fraction, isAtLeast, plus, pointsFraction, times, toHundredths, toNumber } from './exact.ts'
import type { Fraction } from './exact.ts'
import { textFits } from './text-fits.ts'

export interface MarkedQuestion {
  kind: QuestionKind
  points: number
  optionCount: number
  key: AnswerKey
  negativeMarking: boolean
}

/** What an answer comes to; all but whether it is right is null where a person has to grade. */
export interface Mark {
  /** Exactly. */
  exact: Fraction | null
  /** The same, unrounded, as it is stored. */
  points: number | null
  isRight: boolean | null
}

/** The mark of one answer, by the table of exams.md ("Questions and their marks"). */
export function mark(question: MarkedQuestion, answer: AnswerValue | null): Mark {
  const isEmpty = answer === null || isBlank(answer)
  if (question.key.waived !== undefined) {
    const exact = pointsFraction(question.points)
    return { exact, points: toNumber(exact), isRight: true }
  }
  if (question.kind === 'essay' && !isEmpty) return { exact: null, points: null, isRight: null }
  const share = isEmpty ? none : shareOf(question, answer)
  const exact = times(pointsFraction(question.points), share)
  return { exact, points: toNumber(exact), isRight: share.over === share.under }
}

const none = fraction(0)
const all = fraction(1)

function shareOf(question: MarkedQuestion, answer: AnswerValue): Fraction {
  const { kind, key } = question
  switch (kind) {
    case 'single_choice':
      return 'option' in answer ? oneOfMany(question, key.correct?.includes(answer.option) === true) : none
    case 'true_false':
      return 'truth' in answer ? oneOfMany({ ...question, optionCount: 2 }, key.truth === answer.truth) : none
    case 'multiple_choice':
      return 'options' in answer ? severalOfMany(question, new Set(answer.options)) : none
    case 'short_text':
      return 'text' in answer && (key.accepted ?? []).some(text => textFits(text, answer.text, key.exact))
        ? all
        : none
    case 'number':
      return 'text' in answer && numberFits(key, answer.text) ? all : none
    case 'ordering':
      return 'options' in answer ? inOrder(key, answer.options) : none
    case 'matching':
      return 'pairs' in answer ? paired(key, answer.pairs) : none
    case 'essay':
      return none
  }
}

/** Two decimals, half away from zero, for the eye. */
export function roundMark(points: number): number {
  return (Math.sign(points) * Math.round(Math.abs(points) * 100 + 1e-7)) / 100
}

/**
 * What an attempt comes to: the exact marks of its questions added up, never below 0, rounded once. Whether it is passed is decided before the
 * rounding.
 * @param marks null for a question that waits for a person
 * @returns null while one waits
 */
export function totalOf(
  marks: readonly (Fraction | null)[],
  { maxScore, passMark }: { maxScore: number; passMark: number },
): { score: number; percent: number; passed: boolean } | null {
  let sum = none
  for (const points of marks) {
    if (points === null) return null
    sum = plus(sum, points)
  }
  const reached = sum.over < 0n ? none : sum
  const most = pointsFraction(maxScore)
  const percent = most.over > 0n ? times(reached, { over: 100n * most.under, under: most.over }) : none
  return {
    score: toHundredths(reached),
    percent: toHundredths(percent),
    passed: isAtLeast(percent, pointsFraction(passMark)),
  }
}

/**
 * What of a paper counts: a dropped question doesn't, unless nothing else is left of the paper. Everyone then gets its points, so no one loses by it.
 */
export function countedLines<Line extends { isDropped: boolean }>(lines: readonly Line[]): readonly Line[] {
  const kept = lines.filter(line => !line.isDropped)
  return kept.length > 0 ? kept : lines
}

/** Nothing was given, though something was stored. */
export function isBlank(answer: AnswerValue): boolean {
  if ('text' in answer) return answer.text.trim() === '' && (answer.files ?? []).length === 0
  if ('options' in answer) return answer.options.length === 0
  return 'pairs' in answer && Object.keys(answer.pairs).length === 0
}

function oneOfMany({ negativeMarking, optionCount }: MarkedQuestion, isRight: boolean): Fraction {
  if (isRight) return all
  return negativeMarking && optionCount > 1 ? fraction(-1, optionCount - 1) : none
}

function severalOfMany({ key, optionCount }: MarkedQuestion, chosen: ReadonlySet<string>): Fraction {
  const correct = new Set(key.correct)
  const hits = [...chosen].filter(option => correct.has(option)).length
  const misses = chosen.size - hits
  if (key.allOrNothing === true) return hits === correct.size && misses === 0 ? all : none
  if (correct.size === 0) return none
  const wrong = optionCount - correct.size
  const share =
    wrong > 0
      ? fraction(hits * wrong - misses * correct.size, correct.size * wrong)
      : fraction(hits, correct.size)
  return share.over > 0n ? share : none
}

/** The share of the key's neighbours that are neighbours, in the same order, anywhere in the answer. */
function inOrder({ correct = [], allOrNothing }: AnswerKey, given: readonly string[]): Fraction {
  const isRight = given.length === correct.length && given.every((option, at) => option === correct[at])
  if (allOrNothing === true || correct.length < 2) return isRight ? all : none
  const followers = new Map(given.slice(1).map((option, at) => [given[at], option]))
  const kept = correct.slice(1).filter((option, at) => followers.get(correct[at]) === option).length
  return fraction(kept, correct.length - 1)
}

function paired({ pairs = {}, allOrNothing }: AnswerKey, given: Record<string, string>): Fraction {
  const wanted = Object.entries(pairs)
  const right = wanted.filter(([prompt, match]) => Object.hasOwn(given, prompt) && given[prompt] === match)
  if (wanted.length === 0) return none
  if (allOrNothing === true) return right.length === wanted.length ? all : none
  return fraction(right.length, wanted.length)
}

/** The edge of a tolerance is within it, whatever a double makes of decimals. */
export function numberFits(key: AnswerKey, given: string): boolean {
  const number = parseDecimal(given)
  if (number === null || key.value === undefined) return false
  const tolerance =
    key.tolerancePercent === undefined
      ? (key.tolerance ?? 0)
      : (Math.abs(key.value) * key.tolerancePercent) / 100
  const slack = 4 * Number.EPSILON * Math.max(Math.abs(number), Math.abs(key.value), tolerance)
  return Math.abs(number - key.value) <= tolerance + (tolerance > 0 ? slack : 0)
}
