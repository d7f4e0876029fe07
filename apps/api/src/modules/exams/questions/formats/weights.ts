import type { NoteCode, RejectionReason } from './reading.ts'

/** The share of the points that Moodle gives for an option, in percent. */
export const everyRight = 100

const isAbout = (a: number, b: number) => Math.abs(a - b) < 0.01

/**
 * What weights of several choices say here, where all right options count alike, and all wrong ones.
 * @returns which options are right
 */
export function severalByWeights(
  weights: readonly number[],
): { correct: boolean[]; notes: NoteCode[] } | RejectionReason {
  const right = weights.filter(weight => weight > 0)
  const [first = 0] = right
  if (right.length === 0) return { code: 'none_correct' }
  if (right.some(weight => !isAbout(weight, first))) return { code: 'weights' }
  const wrong = weights.filter(weight => weight <= 0)
  const even = -everyRight / wrong.length
  const notes: NoteCode[] = wrong.every(weight => isAbout(weight, even)) ? [] : ['wrong_weights']
  return { correct: weights.map(weight => weight > 0), notes }
}

/** Of one choice among several only one may count, and wholly. */
export function oneByWeights(weights: readonly number[]): boolean[] | RejectionReason {
  const right = weights.filter(weight => weight > 0)
  if (right.length !== 1) return { code: right.length === 0 ? 'none_correct' : 'weights' }
  if (!isAbout(right[0] ?? 0, everyRight) || weights.some(weight => weight < 0)) return { code: 'weights' }
  return weights.map(weight => weight > 0)
}

/** The weights of several choices as Moodle has them: five decimals. */
export function weightsOf(correct: readonly boolean[]): string[] {
  const right = correct.filter(Boolean).length
  const wrong = correct.length - right
  const percent = (share: number) => String(Math.round(share * 1e5) / 1e5)
  return correct.map(is => percent(is ? everyRight / right : -everyRight / wrong))
}
