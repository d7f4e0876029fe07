import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { jobKind } from '../platform/queue/job-kind.ts'
import { enqueue } from '../platform/queue/job-queue.ts'
import type { JobContext } from '../platform/queue/job-run.ts'

/** Rebuilds the stored cards and outlines that are of an older version. */
export const rebuildAnswers = jobKind<Record<string, never>>('rebuild_answers', { leaseSeconds: 120 })

/** Courses looked at in one transaction: those of them that are rebuilt are locked as long as it takes. */
const batchSize = 200
/** After all jobs that someone waits for: until then readers rebuild what is stale. */
const priority = -20
const retrySeconds = 10

const isOld = sql`(card_version <> answers_version() or outline_version <> answers_version())`

/** Writes the job that rebuilds what is old, unless it waits already. */
export async function enqueueRebuild(db: Connection, runAt?: Date): Promise<void> {
  await enqueue(db, rebuildAnswers, {}, { uniqueKey: 'all', priority, ...(runAt && { runAt }) })
}

/**
 * Does the work of `rebuildAnswers`: walks through the courses once, a batch in each transaction, and goes on where an earlier run has
 * stopped. Courses that others are changing meanwhile are passed over; a later job looks for them again.
 */
export async function workOnAnswers(_payload: Record<string, never>, job: JobContext): Promise<void> {
  let reached = job.reached
  let isLeft = false
  while (reached === null || reached.done < reached.total) {
    const before = reached
    reached = await job.commitPart(async tx => {
      const { done: after, total } = before ?? { done: 0, total: await lastCourse(tx) }
      const batch = await rebuildBatch(tx, after)
      isLeft ||= batch.isLeft
      return { done: batch.last ?? total, total }
    })
  }
  if (isLeft) await job.commit(tx => enqueueRebuild(tx, new Date(Date.now() + retrySeconds * 1000)))
}

/** The highest id of a course; 0 where there is none. */
export async function lastCourse(tx: Connection): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::float8 as id from courses`,
  )
  return rows[0]?.id ?? 0
}

/** @returns the last course looked at, null behind the last one; and whether an old one was passed over */
async function rebuildBatch(
  tx: Connection,
  after: number,
): Promise<{ last: number | null; isLeft: boolean }> {
  const { rows } = await tx.execute<{ last: number | null; old: string[] | null }>(sql`
    select max(id)::float8 as last, array_agg(id order by id) filter (where ${isOld}) as old
    from (select id, card_version, outline_version from courses where id > ${after} order by id limit ${batchSize}) looked_at`)
  const old = (rows[0]?.old ?? []).map(Number)
  const last = rows[0]?.last ?? null
  if (old.length === 0) return { last, isLeft: false }
  // Triggers rebuild what is marked as old (db/answers).
  const { rowCount } = await tx.execute(sql`update courses c set card_version = 0, outline_version = 0
    from (select id from courses where id = any(${sql.param(old)}::bigint[]) order by id for no key update skip locked) free where c.id = free.id`)
  return { last, isLeft: (rowCount ?? 0) < old.length }
}
