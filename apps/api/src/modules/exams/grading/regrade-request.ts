import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { answers, attemptEvents } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { GradedPlace } from './answer.ts'

interface Gradable {
  points: number | null
  regradeAskedAt: Date | null
  regradeClosedAt: Date | null
}

/** Where the grading of an answer stands for its learner. @param mayAsk whether its mark is shown, and the attempt graded */
export function gradingOf(
  { points, regradeAskedAt, regradeClosedAt }: Gradable,
  mayAsk: boolean,
): 'waiting' | 'done' | 'regrade_asked' | 'may_ask_regrade' {
  if (regradeAskedAt !== null) return regradeClosedAt === null ? 'regrade_asked' : 'done'
  if (points === null) return 'waiting'
  return mayAsk ? 'may_ask_regrade' : 'done'
}

/**
 * Has a mark looked at again by a person, once for each answer. The caller has seen to it that the learner sees the mark.
 * @throws AppError `not_found`, `regrade_asked`
 */
export async function askRegrade(tx: Transaction, place: GradedPlace, reason: string): Promise<void> {
  const which = and(eq(answers.attemptId, place.attemptId), eq(answers.questionId, place.questionId))
  const [asked] = await tx
    .update(answers)
    .set({ regradeAskedAt: sql`clock_timestamp()`, regradeReason: reason })
    .where(and(which, isNull(answers.regradeAskedAt), sql`${answers.points} is not null`))
    .returning({ questionId: answers.questionId })
  if (!asked) throw new AppError((await tx.$count(answers, which)) > 0 ? 'regrade_asked' : 'not_found')
  await tx.insert(attemptEvents).values({
    attemptId: place.attemptId,
    kind: 'regrade_asked',
    data: { question: place.questionId },
  })
}
