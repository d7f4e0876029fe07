import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  discussionReports,
  discussions,
  lessonFaultReports,
  lessonFaults,
  reviews,
} from '../../../db/schema/index.ts'

/** Reviews and discussions; a question that others have answered stays for their answers, without its words. */
export async function eraseContributions(tx: Connection, userId: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.userId, userId))
  const isAnswered = sql`exists (select 1 from discussions reply where reply.question_id = ${discussions.id} and reply.user_id <> ${userId})`
  await tx.delete(discussions).where(and(eq(discussions.userId, userId), sql`not ${isAnswered}`))
  await tx
    .update(discussions)
    .set({ text: '', searchVector: sql`''::tsvector`, deletedAt: sql`now()`, isAccepted: false })
    .where(eq(discussions.userId, userId))
  await tx
    .update(discussionReports)
    .set({ words: null })
    .where(
      inArray(
        discussionReports.discussionId,
        tx.select({ id: discussions.id }).from(discussions).where(eq(discussions.userId, userId)),
      ),
    )
}

/** The person's lesson reports, and the fault itself where no one else has reported it. */
export async function eraseFaultReports(tx: Connection, userId: number): Promise<void> {
  const reported = await tx
    .delete(lessonFaultReports)
    .where(eq(lessonFaultReports.userId, userId))
    .returning({ id: lessonFaultReports.faultId })
  if (reported.length === 0) return
  const isOne = inArray(
    lessonFaults.id,
    reported.map(({ id }) => id),
  )
  // Held first: who reports one of them meanwhile has either joined it by the next statement, or waits.
  await tx
    .select({ id: lessonFaults.id })
    .from(lessonFaults)
    .where(isOne)
    .orderBy(lessonFaults.id)
    .for('update')
  await tx
    .delete(lessonFaults)
    .where(
      sql`${isOne} and not exists (select from lesson_fault_reports r where r.fault_id = ${lessonFaults.id})`,
    )
}
