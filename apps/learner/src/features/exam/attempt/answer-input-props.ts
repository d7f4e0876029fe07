import type { AnswerValue, Question } from '../api.ts'

/** What the place for an answer gets, whatever the kind of question. */
export interface AnswerInputProps {
  question: Question
  value: AnswerValue | null
  isWritable: boolean
  onAnswer: (value: AnswerValue | null) => void
}
