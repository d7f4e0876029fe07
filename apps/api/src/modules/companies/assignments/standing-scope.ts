import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { standingAssignments } from '../../../db/schema/index.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'

/** Whom a change of groups, departments or people can concern; everybody of the company, without it. */
export interface StandingScope {
  companyId: number
  employeeIds?: number[]
}

/** Assigns to people who joined a group or department what is assigned to everyone in it. */
export const keepStanding = jobKind<StandingScope>('keep_standing_assignments', { leaseSeconds: 120 })

/** Acts that assign in a company happen one after another: two would take the last seat in no order that anybody chose. */
export const assigningGroup = (companyId: number) => `assign_courses:${companyId}`

/**
 * Has standing assignments looked after in the background, once the caller's change of groups, departments or people is committed. To be
 * called under `lockStructure`, which creating a standing assignment takes, too.
 */
export async function keepStandingLater(tx: Connection, scope: StandingScope): Promise<void> {
  const [any] = await tx
    .select({ id: standingAssignments.id })
    .from(standingAssignments)
    .where(eq(standingAssignments.companyId, scope.companyId))
    .limit(1)
  if (any) await enqueue(tx, keepStanding, scope, { groupKey: assigningGroup(scope.companyId) })
}

/**
 * Has those tried again to whom a standing assignment could not assign a course for want of a seat: to be called in the transaction that adds
 * seats or gives them back, once it has changed the pools. An assignment that finds no seat has locked the pool, so one of the two sees what the other did.
 */
export async function retryRefusedLater(
  tx: Connection,
  companyId: number,
  courseIds: readonly number[],
): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from assignment_batch_items i join assignment_batches b on b.company_id = i.company_id and b.id = i.batch_id
    where i.company_id = ${companyId} and i.outcome = 'no_seat' and b.standing_id is not null
      and i.course_id = any(${sql.param(courseIds)}::bigint[]) limit 1`)
  if (rows.length > 0) await enqueue(tx, keepStanding, { companyId }, { groupKey: assigningGroup(companyId) })
}
