import { eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { lessonFaultReports, lessonFaults } from '../../../db/schema/index.ts'

/** What the person reported of lessons; a fault that nobody else has reported goes with it. */
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
