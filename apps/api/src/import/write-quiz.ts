import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { quizQuestions } from '../db/schema/index.ts'
import { contentOf } from '../modules/exams/questions/content.ts'
import type { QuizQuestionFacts } from './course-shapes.ts'
import type { Writing } from './writing.ts'

/** The questions of a lesson's quiz, by their keys. One that is gone is retired: who has solved it has, and it is asked of nobody. */
export async function writeQuiz(
  tx: Writing['tx'],
  lessonId: number,
  questions: readonly QuizQuestionFacts[],
): Promise<void> {
  const keys = questions.map(({ key }) => key)
  await tx
    .update(quizQuestions)
    .set({ retiredAt: sql`now()` })
    .where(
      and(
        eq(quizQuestions.lessonId, lessonId),
        isNull(quizQuestions.retiredAt),
        notInArray(quizQuestions.key, keys),
      ),
    )
  if (questions.length === 0) return
  const given = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(quizQuestions)
    .values(
      questions.map((question, index) => ({
        lessonId,
        key: question.key,
        position: index + 1,
        kind: question.kind,
        ...contentOf({ points: 1, ...question }),
        hints: question.hints ?? [],
        atSecond: question.at_second ?? null,
      })),
    )
    .onConflictDoUpdate({
      target: [quizQuestions.lessonId, quizQuestions.key],
      set: {
        position: given('position'),
        kind: given('kind'),
        body: given('body'),
        options: given('options'),
        answerKey: given('answer_key'),
        explanation: given('explanation'),
        hints: given('hints'),
        atSecond: given('at_second'),
        retiredAt: null,
      },
    })
}
