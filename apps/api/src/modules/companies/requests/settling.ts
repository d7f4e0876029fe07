import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { courseRequests, employees } from '../../../db/schema/index.ts'
import { releaseReserved, spendReserved } from '../budgets/charges.ts'

/**
 * What is assigned to people who had asked for it is given: their requests wait no longer, and what was reserved for them is spent on the
 * seats that they took.
 * @param seats those who took one, with it
 */
export async function settleAsked(
  tx: Transaction,
  { companyId, decidedBy }: { companyId: number; decidedBy: number | null },
  courseId: number,
  employeeIds: readonly number[],
  seats: ReadonlyMap<number, number>,
): Promise<void> {
  if (employeeIds.length === 0) return
  await tx
    .update(courseRequests)
    .set({ state: 'approved', decidedBy, decidedAt: sql`clock_timestamp()` })
    .where(askedBy(companyId, employeeIds, eq(courseRequests.courseId, courseId)))
  await spendReserved(tx, companyId, courseId, [...seats.keys()])
  await releaseReserved(tx, companyId, employeeIds, courseId)
}

/** A leaver no longer waits for anything. */
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

/** Who has a course by the company's licence waits for its answer no more. */
export async function withdrawAskedFor(
  tx: Transaction,
  companyId: number,
  employeeId: number,
  courseId: number,
): Promise<void> {
  await tx
    .update(courseRequests)
    .set({ state: 'withdrawn', decidedAt: sql`clock_timestamp()` })
    .where(askedBy(companyId, [employeeId], eq(courseRequests.courseId, courseId)))
}

/** What people asked for is erased, and what was reserved for it is free again. @param which of the employees */
export async function eraseRequests(tx: Transaction, which: SQL): Promise<void> {
  const people = await tx
    .select({ id: employees.id, companyId: employees.companyId })
    .from(employees)
    .where(which)
    .orderBy(employees.companyId)
  for (const [companyId, rows] of Map.groupBy(people, row => row.companyId)) {
    const ids = rows.map(({ id }) => id)
    await tx
      .delete(courseRequests)
      .where(and(eq(courseRequests.companyId, companyId), inArray(courseRequests.employeeId, ids)))
    await releaseReserved(tx, companyId, ids)
  }
}

function askedBy(companyId: number, employeeIds: readonly number[], more?: ReturnType<typeof eq>) {
  return and(
    eq(courseRequests.companyId, companyId),
    inArray(courseRequests.employeeId, [...employeeIds]),
    eq(courseRequests.state, 'open'),
    more,
  )
}
