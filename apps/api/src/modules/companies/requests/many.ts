import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { courseRequests } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { eachOf } from '../many.ts'
import { notAnswered } from './schema.ts'

type NotAnswered = (typeof notAnswered)[number]

/**
 * Answers many requests one after another, those first who have waited longest: the last seat and the last credit are theirs. Each is a
 * transaction of its own, with the locks of a single answer: one that cannot be answered blocks no other.
 * What the same member has answered so before is answered: after a lost answer the same is asked again.
 * @param by who answers, and how
 * @param answer what answers one, in the transaction that it is given
 * @returns those that were answered, and those that were not, with the reason
 * @throws AppError whatever concerns all of them alike, such as a day that has passed
 */
export async function answerEach(
  db: Database,
  by: Answering,
  ids: readonly number[],
  answer: (tx: Transaction, id: number) => Promise<void>,
): Promise<{ answered: number[]; refused: { id: number; code: NotAnswered }[] }> {
  const { done, refused } = await eachOf(ids, notAnswered, async id => {
    try {
      await db.transaction(tx => answer(tx, id))
    } catch (error) {
      const isConflict = error instanceof AppError && error.code === 'conflict'
      if (!isConflict || !(await hasAnsweredSo(db, by, id))) throw error
    }
  })
  return { answered: done, refused }
}

interface Answering {
  actor: CompanyActor
  state: 'approved' | 'declined'
}

async function hasAnsweredSo(db: Database, { actor, state }: Answering, id: number): Promise<boolean> {
  if (actor.userId === null) return false
  const found = await db.$count(
    courseRequests,
    and(
      eq(courseRequests.companyId, actor.member.companyId),
      eq(courseRequests.id, id),
      eq(courseRequests.state, state),
      eq(courseRequests.decidedBy, actor.userId),
    ),
  )
  return found > 0
}
