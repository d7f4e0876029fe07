import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { employees, joiningLinks } from '../../../db/schema/index.ts'
import { employeesJoined } from '../../platform/notifications/notices.ts'
import { notifyMany } from '../../platform/notifications/notify-many.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { accountsWhoManage } from '../policy.ts'
import { lockStructure } from '../structure.ts'

/** Tells a company's people who joined by a link since they were last told. */
export const tellOfJoiners = jobKind<{ linkId: number }>('tell_of_joiners')

/** A class that joins together is told of together. */
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

async function tell(tx: Transaction, linkId: number): Promise<void> {
  const [link] = await tx
    .select({ companyId: joiningLinks.companyId, departmentId: joiningLinks.departmentId })
    .from(joiningLinks)
    .where(eq(joiningLinks.id, linkId))
  if (!link) return
  // Whoever found this job still waiting, and so wrote none of their own, has committed then.
  await lockStructure(tx, link.companyId)
  const { rows } = await tx.execute<{
    id: number
  }>(sql`update joining_link_uses set told_at = clock_timestamp()
    where link_id = ${linkId} and told_at is null returning employee_id::float8 as id`)
  if (rows.length === 0) return
  const named = await tx
    .select({ name: employees.name })
    .from(employees)
    .where(
      inArray(
        employees.id,
        rows.map(row => row.id),
      ),
    )
    .orderBy(asc(employees.id))
    .limit(mostNames)
  const names = named.map(({ name }) => name)
  await notifyMany(
    tx,
    employeesJoined(names, rows.length - names.length),
    accountsWhoManage(link.companyId, link.departmentId),
  )
}
