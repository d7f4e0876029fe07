import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { isSame } from '../../../db/is-same.ts'
import { quizQuestions, quizQuestionVersions } from '../../../db/schema/index.ts'
import { contentOf } from '../../exams/questions/content.ts'
import type { QuizQuestionFacts } from './facts.ts'
import { settleLater } from './settling.ts'

export type StoredQuizQuestion = typeof quizQuestions.$inferSelect

/** The questions that a lesson's quiz asked once and asks no more, the last one taken out first. */
export async function removedFrom(db: Connection, lessonId: number): Promise<StoredQuizQuestion[]> {
  return db
    .select()
    .from(quizQuestions)
    .where(and(eq(quizQuestions.lessonId, lessonId), isNotNull(quizQuestions.retiredAt)))
    .orderBy(desc(quizQuestions.retiredAt), asc(quizQuestions.position), asc(quizQuestions.id))
    .limit(100)
}

/** The questions that a lesson's quiz asks now, in their order. */
export async function askedIn(db: Connection, lessonId: number): Promise<StoredQuizQuestion[]> {
  return db
    .select()
    .from(quizQuestions)
    .where(and(eq(quizQuestions.lessonId, lessonId), isNull(quizQuestions.retiredAt)))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id))
}

/**
 * Stores the questions of a lesson's quiz by their keys, in their order. One that is gone is retired: who has solved it has, and it is asked of
 * nobody. What a changed one was is kept with its version, for the answers that were given to it. Those who have solved all that is asked from now on
 * are found by a job of the same transaction. The caller holds the lesson.
 */
export async function storeQuiz(
  tx: Transaction,
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
  const rows = questions.map((question, index) => rowOf(lessonId, question, index + 1))
  const versions = await keepVersions(tx, lessonId, rows)
  const given = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(quizQuestions)
    .values(rows.map(row => ({ ...row, version: versions.get(row.key) ?? 1 })))
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
        version: given('version'),
        retiredAt: null,
      },
    })
  await settleLater(tx, lessonId)
}

function rowOf(lessonId: number, question: QuizQuestionFacts, position: number) {
  return {
    lessonId,
    key: question.key,
    position,
    kind: question.kind,
    ...contentOf({ points: 1, ...question }),
    hints: question.hints ?? [],
    atSecond: question.at_second ?? null,
  }
}

/** Keeps what is about to change as it was. @returns the versions that the questions have from now on, by their keys */
async function keepVersions(
  tx: Transaction,
  lessonId: number,
  rows: readonly ReturnType<typeof rowOf>[],
): Promise<Map<string, number>> {
  const wanted = new Map(rows.map(row => [row.key, row]))
  const stored = await tx
    .select()
    .from(quizQuestions)
    .where(and(eq(quizQuestions.lessonId, lessonId), inArray(quizQuestions.key, [...wanted.keys()])))
  const shownOf = ({ kind, body, options, answerKey, explanation, hints }: ReturnType<typeof rowOf>) => ({
    kind,
    body,
    options,
    answerKey,
    explanation,
    hints,
  })
  const changed = stored.filter(old => {
    const next = wanted.get(old.key)
    return next !== undefined && !isSame(shownOf(old), shownOf(next))
  })
  if (changed.length > 0)
    await tx
      .insert(quizQuestionVersions)
      .values(changed.map(old => ({ questionId: old.id, version: old.version, ...shownOf(old) })))
  return new Map(stored.map(old => [old.key, changed.includes(old) ? old.version + 1 : old.version] as const))
}
