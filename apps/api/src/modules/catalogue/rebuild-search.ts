import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { indexCourses } from '../../search/index-courses.ts'
import { searchVersion } from '../../search/terms.ts'
import { jobKind } from '../platform/queue/job-kind.ts'
import { enqueue } from '../platform/queue/job-queue.ts'
import type { JobContext } from '../platform/queue/job-run.ts'
import { lastCourse } from './rebuild-answers.ts'

/** Indexes the courses whose search terms are of another version. */
export const rebuildSearch = jobKind<Record<string, never>>('rebuild_search', { leaseSeconds: 120 })

/** Courses in one transaction: they are locked as long as it takes. */
const batchSize = 200
/** After all jobs that someone waits for. */
const priority = -20
const retrySeconds = 10

/** Writes the job that indexes what is of another version, unless it waits already. */
export async function enqueueSearchRebuild(db: Connection, runAt?: Date): Promise<void> {
  await enqueue(db, rebuildSearch, {}, { uniqueKey: 'all', priority, ...(runAt && { runAt }) })
}

/**
 * Does the work of `rebuildSearch`: walks through the courses once, a batch in each transaction, and goes on where an earlier run has stopped.
 * Courses that others are changing meanwhile are passed over; a later job looks for them again. An older release takes nothing back.
 */
export async function workOnSearch(_payload: Record<string, never>, job: JobContext): Promise<void> {
  let reached = job.reached
  while (reached === null || reached.done < reached.total) {
    const before = reached
    reached = await job.commitPart(async tx => {
      const { done: after, total } = before ?? { done: 0, total: await lastCourse(tx) }
      const ids = await oldCourses(tx, after)
      if (ids.length > 0) await indexCourses(tx, ids)
      return { done: ids.at(-1) ?? total, total }
    })
  }
  await job.commit(async tx => {
    const { rows } = await tx.execute(
      sql`select 1 from courses where search_version < ${searchVersion} limit 1`,
    )
    if (rows.length > 0) await enqueueSearchRebuild(tx, new Date(Date.now() + retrySeconds * 1000))
  })
}

async function oldCourses(tx: Connection, after: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id::float8 as id from courses where id > ${after} and search_version < ${searchVersion}
    order by id limit ${batchSize} for no key update skip locked`)
  return rows.map(row => row.id)
}
