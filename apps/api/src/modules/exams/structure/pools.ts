import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { questionPools, questions } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'

export interface PoolToStore {
  name: BilingualText
  drawCount: number
  points: number
  position: number
  examSectionId: number | null
}

/** Stores a pool of an exam. @param id null for one that is new @throws AppError `conflict` where it is gone */
export async function writePool(
  tx: Transaction,
  examId: number,
  id: number | null,
  row: PoolToStore,
): Promise<number> {
  const [pool] =
    id === null
      ? await tx
          .insert(questionPools)
          .values({ examId, ...row })
          .returning({ id: questionPools.id })
      : await tx
          .update(questionPools)
          .set(row)
          .where(and(eq(questionPools.id, id), eq(questionPools.examId, examId)))
          .returning({ id: questionPools.id })
  if (!pool) throw new AppError('conflict')
  return pool.id
}

/** Removes the other pools of an exam. A question that was retired out of one is not deleted with it. */
export async function removePools(tx: Transaction, examId: number, kept: readonly number[]): Promise<void> {
  const gone = await tx
    .select({ id: questionPools.id })
    .from(questionPools)
    .where(and(eq(questionPools.examId, examId), notInArray(questionPools.id, [...kept])))
  const ids = gone.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.update(questions).set({ poolId: null }).where(inArray(questions.poolId, ids))
  await tx.delete(questionPools).where(inArray(questionPools.id, ids))
}
