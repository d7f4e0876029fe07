import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { standingAssignments } from '../../../db/schema/index.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'

/** Whom a change of groups, departments or people can concern; everybody of the company, without it. */
export interface StandingScope {
  companyId: number
  employeeIds?: number[]
}

/** Assigns to whoever came into a group or department what is assigned to all in it. */
export const keepStanding = jobKind<StandingScope>('keep_standing_assignments', { leaseSeconds: 120 })

/** Acts that assign in a company happen one after another: two would take the last seat in no order that anybody chose. */
export const assigningGroup = (companyId: number) => `assign_courses:${companyId}`

/**
 * Has standing assignments looked after in the background, once the caller's change of groups, departments or people is committed. To be
 * called under `lockStructure`, which whoever makes a standing assignment takes, too.
 */
export async function keepStandingLater(tx: Connection, scope: StandingScope): Promise<void> {
  const [any] = await tx
    .select({ id: standingAssignments.id })
    .from(standingAssignments)
    .where(eq(standingAssignments.companyId, scope.companyId))
    .limit(1)
  if (any) await enqueue(tx, keepStanding, scope, { groupKey: assigningGroup(scope.companyId) })
}
