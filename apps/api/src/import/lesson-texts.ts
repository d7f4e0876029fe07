import type { BilingualText } from '../db/schema/columns.ts'
import type { QuizQuestionFacts } from '../modules/learning/quizzes/facts.ts'

/** What the files of a lesson say. */
export interface LessonTexts {
  title: BilingualText
  body: BilingualText
  /** Its questions for practice. */
  quiz: QuizQuestionFacts[]
}
