import type { AnswerKey, AnswerValue, QuestionKind, QuestionOption } from '../../../db/schema/index.ts'
import { mark } from '../marking.ts'

export interface JudgedQuestion {
  kind: QuestionKind
  options: readonly QuestionOption[]
  key: AnswerKey
}

export interface Verdict {
  /** Null where only a person could say. */
  is_right: boolean | null
  /** How much of it is right, from 0 to 1. */
  share: number | null
}

/** Judges an answer that counts in no exam, by the rules that mark exams; a wrong one costs nothing. */
export function judged({ kind, options, key }: JudgedQuestion, value: AnswerValue | null): Verdict {
  const { points, isRight } = mark(
    { kind, points: 1, optionCount: options.length, key, negativeMarking: false },
    value,
  )
  return { is_right: isRight, share: points }
}
