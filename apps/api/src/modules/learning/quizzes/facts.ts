import type { BilingualText } from '../../../db/schema/columns.ts'
import type { QuestionFacts } from '../../exams/questions/facts.ts'

/** A question of a quiz, which has no points. */
export type QuizQuestionFacts = Omit<QuestionFacts, 'points'> & {
  hints?: BilingualText[]
  at_second?: number
}
