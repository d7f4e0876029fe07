import { and, asc, desc, eq } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Connection } from '../../../db/client.ts'
import {
  answers,
  attemptEvents,
  attemptQuestions,
  attempts,
  questionVersions,
} from '../../../db/schema/index.ts'
import { Choice, Data, Moment, Nullable, named, strict } from '../../contract.ts'
import { receiptLine, receiptOf } from '../ending.ts'

export const ReceiptQuery = strict({
  /** The whole receipt, or its first 16 figures as they are shown. */
  code: Type.String({ pattern: '^[0-9a-f]{16,64}$' }),
})
export const CheckedReceipt = Data(
  named('CheckedReceipt', {
    matches: Type.Unsafe<'current' | 'earlier' | 'none'>(
      Type.String({
        enum: ['current', 'earlier', 'none'],
        description: '`earlier`: of a submission before the attempt was opened again.',
      }),
    ),
    submitted_at: Nullable(Moment),
    answers: Choice(['as_submitted', 'changed'] as const),
  }),
)

/** Whether a receipt is the one of this attempt's record, and whether the answers that are stored still come to it. */
export async function checkReceipt(db: Connection, attemptId: number, code: string) {
  const submissions = await db
    .select({ at: attemptEvents.at, data: attemptEvents.data })
    .from(attemptEvents)
    .where(and(eq(attemptEvents.attemptId, attemptId), eq(attemptEvents.kind, 'submitted')))
    .orderBy(desc(attemptEvents.id))
  const [attempt] = await db
    .select({ receipt: attempts.receipt })
    .from(attempts)
    .where(eq(attempts.id, attemptId))
  const found = submissions.find(({ data }) => String(data['receipt']).startsWith(code))
  const current = attempt?.receipt ?? null
  return {
    matches:
      found === undefined
        ? ('none' as const)
        : found.data['receipt'] === current
          ? ('current' as const)
          : ('earlier' as const),
    submitted_at: found?.at.toISOString() ?? null,
    answers:
      (await receiptOfStored(db, attemptId)) === current ? ('as_submitted' as const) : ('changed' as const),
  }
}

/** The receipt that the stored answers come to now. */
async function receiptOfStored(db: Connection, attemptId: number): Promise<string> {
  const lines = await db
    .select({
      questionId: attemptQuestions.questionId,
      revision: answers.revision,
      value: answers.value,
      options: questionVersions.options,
      optionOrder: attemptQuestions.optionOrder,
      optionsByPlace: attempts.optionsByPlace,
    })
    .from(attemptQuestions)
    .innerJoin(attempts, eq(attempts.id, attemptQuestions.attemptId))
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, attemptQuestions.questionId),
        eq(questionVersions.version, attemptQuestions.version),
      ),
    )
    .leftJoin(
      answers,
      and(
        eq(answers.attemptId, attemptQuestions.attemptId),
        eq(answers.questionId, attemptQuestions.questionId),
      ),
    )
    .where(eq(attemptQuestions.attemptId, attemptId))
    .orderBy(asc(attemptQuestions.position))
  return receiptOf(attemptId, lines.map(receiptLine))
}
