import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { jobKind } from '../queue/job-kind.ts'
import { enqueue } from '../queue/job-queue.ts'
import type { JobContext } from '../queue/job-run.ts'
import type { SharedNotice } from './notice.ts'
import { notifyEach } from './notify.ts'

/** Notifies everyone who waits in `notice_recipients` for this job. */
export const deliverNotices = jobKind<SharedNotice>('notify_many')

/** People in one transaction: it holds their counters, so an act that notifies one of them waits as long as it takes. */
export const batchSize = 80
/** After all that one person waits for. */
const priority = -10

/**
 * Notifies many people of one act, each as `notify` does. Who they are is settled in the transaction that causes it, in one statement, which
 * also writes one job; if that commits, the job notifies them in batches, in the background. Each person is notified exactly once, however
 * often the job is killed and taken up again; who deletes their account before is not.
 * @param who selects the ids of users in its one column; an id that comes twice counts once
 * @returns the job's id: its progress counts people
 */
export async function notifyMany(tx: Connection, notice: SharedNotice, who: SQL): Promise<number> {
  // One after another: several at once would take every slot of a runner from the jobs of single people.
  const jobId = await enqueue(tx, deliverNotices, notice, { priority, groupKey: deliverNotices.name })
  if (jobId === null) throw new Error('The job was not written.')
  await tx.execute(sql`insert into notice_recipients (job_id, user_id)
    select ${jobId}::bigint, who.user_id from (${who}) as who(user_id) on conflict do nothing`)
  return jobId
}

/** Does the work of `deliverNotices`, a batch in each transaction. A recipient's row is deleted with what notifies them. */
export async function workOnNotices(notice: SharedNotice, job: JobContext): Promise<void> {
  let reached = job.reached
  let after = 0
  while (reached === null || reached.done < reached.total) {
    const before = reached
    reached = await job.commitPart(async tx => {
      const { done, total } = before ?? { done: 0, total: await countRecipients(tx, job.id) }
      const userIds = await takeRecipients(tx, job.id, after)
      if (userIds.length === 0) return { done: total, total }
      await notifyEach(tx, notice, userIds, { key: `${deliverNotices.name}:${job.id}` })
      after = Math.max(...userIds)
      return { done: done + userIds.length, total }
    })
  }
}

async function countRecipients(tx: Connection, jobId: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from notice_recipients where job_id = ${jobId}`,
  )
  return rows[0]?.n ?? 0
}

/** @param after the last one taken: the rows deleted before need not be passed over again */
async function takeRecipients(tx: Connection, jobId: number, after: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`delete from notice_recipients
    where job_id = ${jobId} and user_id = any(array(select user_id from notice_recipients
      where job_id = ${jobId} and user_id > ${after} order by user_id limit ${batchSize} for update))
    returning user_id::float8 as id`)
  return rows.map(({ id }) => id)
}
