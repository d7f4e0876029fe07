import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { discussions, reviews } from '../../../db/schema/index.ts'

/** Reviews and discussions; a question that others have answered stays for their answers, without its words. */
export async function eraseContributions(tx: Connection, userId: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.userId, userId))
  const isAnswered = sql`exists (select 1 from discussions reply where reply.question_id = ${discussions.id} and reply.user_id <> ${userId})`
  await tx.delete(discussions).where(and(eq(discussions.userId, userId), sql`not ${isAnswered}`))
  await tx
    .update(discussions)
    .set({ text: '', searchVector: sql`''::tsvector`, deletedAt: sql`now()`, isAccepted: false })
    .where(eq(discussions.userId, userId))
}
