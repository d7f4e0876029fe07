import { eq, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { joiningLinks } from '../../../db/schema/index.ts'
import { employeesJoined } from '../../platform/notifications/notices.ts'
import { notifyMany } from '../../platform/notifications/notify-many.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { accountsWhoManage } from '../policy.ts'
import { lockStructure } from '../structure.ts'

/** Tells a company's people who joined by a link since they were last told. */
export const tellOfJoiners = jobKind<{ linkId: number }>('tell_of_joiners')

/** People who join together make one notification. */
const waitMs = 10 * 60_000
const mostNames = 3

/** Has the company's people be told soon, of all who have joined by the link until then. */
export async function tellOfJoinersLater(tx: Connection, linkId: number): Promise<void> {
  await enqueue(
    tx,
    tellOfJoiners,
    { linkId },
    { runAt: new Date(Date.now() + waitMs), uniqueKey: `joiners-${linkId}` },
  )
}

/** Does the work of `tellOfJoiners`. */
export async function workOnJoiners({ linkId }: { linkId: number }, job: JobContext): Promise<void> {
  await job.commit(tx => tell(tx, linkId))
}

interface Joined extends Record<string, unknown> {
  id: number
  name: string
  departmentId: number | null
}

async function tell(tx: Transaction, linkId: number): Promise<void> {
  const [link] = await tx
    .select({ companyId: joiningLinks.companyId })
    .from(joiningLinks)
    .where(eq(joiningLinks.id, linkId))
  if (!link) return
  // Transactions that found this job still queued, and so added none, have committed by then.
  const { companyId } = link
  await lockStructure(tx, companyId)
  const { rows } = await tx.execute<Joined>(sql`
    with told as (update joining_link_uses set told_at = clock_timestamp() where link_id = ${linkId} and told_at is null returning employee_id)
    select e.id::float8 as id, e.name, e.department_id::float8 as "departmentId" from told t join employees e on e.id = t.employee_id order by e.id`)
  // Who was invited before stands where the company put them, which need not be where the link leads.
  for (const [departmentId, people] of Map.groupBy(rows, row => row.departmentId)) {
    const first = people.slice(0, mostNames)
    await notifyMany(
      tx,
      employeesJoined(first, people.length - first.length),
      accountsWhoManage(companyId, departmentId),
    )
  }
}
