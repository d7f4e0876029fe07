import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { employeeInvitations } from '../../../db/schema/index.ts'

/** Ends the invitations that employees have not accepted: their links open nothing any more. */
export async function endInvitations(
  tx: Connection,
  companyId: number,
  employeeIds: readonly number[],
): Promise<void> {
  await tx
    .delete(employeeInvitations)
    .where(
      and(
        eq(employeeInvitations.companyId, companyId),
        inArray(employeeInvitations.employeeId, [...employeeIds]),
        isNull(employeeInvitations.acceptedAt),
      ),
    )
}
