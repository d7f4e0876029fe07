import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { courseRequests } from '../../../db/schema/index.ts'

/** What is assigned to people who had asked for it is given: their requests wait no longer. */
export async function settleAsked(
  tx: Transaction,
  { companyId, decidedBy }: { companyId: number; decidedBy: number | null },
  courseId: number,
  employeeIds: readonly number[],
): Promise<void> {
  if (employeeIds.length === 0) return
  await tx
    .update(courseRequests)
    .set({ state: 'approved', decidedBy, decidedAt: sql`clock_timestamp()` })
    .where(askedBy(companyId, employeeIds, eq(courseRequests.courseId, courseId)))
}

/** Whoever leaves waits for nothing any more. */
export async function withdrawAsked(
  tx: Transaction,
  companyId: number,
  employeeIds: readonly number[],
): Promise<void> {
  await tx
    .update(courseRequests)
    .set({ state: 'withdrawn', decidedAt: sql`clock_timestamp()` })
    .where(askedBy(companyId, employeeIds))
}

function askedBy(companyId: number, employeeIds: readonly number[], more?: ReturnType<typeof eq>) {
  return and(
    eq(courseRequests.companyId, companyId),
    inArray(courseRequests.employeeId, [...employeeIds]),
    eq(courseRequests.state, 'open'),
    more,
  )
}
