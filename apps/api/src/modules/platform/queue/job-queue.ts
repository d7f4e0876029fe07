import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { jobs } from '../../../db/schema/index.ts'
import { WakeChannel } from '../../../db/wake-channel.ts'
import type { EnqueueOptions, JobKind } from './job-kind.ts'

/** Wakes the runners when jobs are committed, or when one that may be running is `cancelled`. */
export const jobsChannel = new WakeChannel('masar_jobs')

/**
 * Writes a job in the caller's transaction: it runs if and only if that commits.
 * @returns its id, or null where one waits already with the same unique key
 */
export async function enqueue<Payload extends object>(
  tx: Connection,
  kind: JobKind<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<number | null> {
  return (await enqueueMany(tx, kind, [{ payload, ...options }]))[0] ?? null
}

/** Writes any number of jobs in one statement. @returns the ids of those that were written */
export async function enqueueMany<Payload extends object>(
  tx: Connection,
  kind: JobKind<Payload>,
  given: ({ payload: Payload } & EnqueueOptions)[],
): Promise<number[]> {
  if (given.length === 0) return []
  const { rows: written } = await tx.execute<{ id: number }>(sql`
    with written as (${insertJobs(given.map(({ payload, ...options }) => newJob(kind, payload, options)))})
    select id::float8 as id, pg_notify(${jobsChannel.name}, 'due') from written`)
  jobsChannel.wake('due')
  return written.map(({ id }) => id)
}

/** A job of any kind that is not written yet. */
export interface NewJob extends EnqueueOptions {
  kind: JobKind<object>
  payload: object
}

/** A job for `Effects`, or for a statement that writes more than it. */
export function newJob<Payload extends object>(
  kind: JobKind<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): NewJob {
  return { kind, payload, ...options }
}

/**
 * The part of a statement that writes jobs, and returns their ids; the caller that runs it wakes the channel.
 * @param when of which they are written, a condition within the statement
 */
export function insertJobs(given: readonly NewJob[], when: SQL = sql`true`): SQL {
  const rows = given.map(({ kind, payload, runAt, priority, uniqueKey, groupKey }) => ({
    name: kind.name,
    max_attempts: kind.maxAttempts,
    payload,
    run_at: runAt?.toISOString(),
    priority,
    unique_key: uniqueKey,
    group_key: groupKey,
  }))
  return sql`insert into jobs (name, max_attempts, payload, run_at, priority, unique_key, group_key)
    select g.name, g.max_attempts, g.payload, coalesce(g.run_at, now()), coalesce(g.priority, 0), g.unique_key, g.group_key
    from json_to_recordset(${JSON.stringify(rows)}::json) as g(name text, max_attempts int, payload jsonb, run_at timestamptz,
      priority smallint, unique_key text, group_key text)
    where ${when} on conflict do nothing returning id`
}

/** Cancels a job: one that waits never runs, one that runs is interrupted. @returns whether there was anything to cancel */
export async function cancelJob(tx: Connection, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with cancelled as (
      update jobs set cancel_requested = true,
        state = case when state = 'waiting' then 'cancelled' else state end,
        finished_at = case when state = 'waiting' then now() end
      where id = ${id} and state in ('waiting', 'running') and every_seconds is null returning id
    )
    select id, pg_notify(${jobsChannel.name}, 'cancelled') from cancelled`)
  jobsChannel.wake('cancelled')
  return rows.length > 0
}

/** How far a job is, and what it was given, without a part of that which is long. @returns null where it is not there */
export async function readJob<Payload extends object, Long extends string & keyof Payload>(
  connection: Connection,
  kind: JobKind<Payload>,
  id: number,
  without: Long,
) {
  const [row] = await connection
    .select({
      state: jobs.state,
      isCancelled: jobs.cancelRequested,
      progress: jobs.progress,
      payload: sql<Omit<Payload, Long>>`${jobs.payload} - ${without}::text`,
    })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.name, kind.name)))
  return row ?? null
}

/** Gives a dead job its tries back. @returns whether it was dead */
export async function retryJob(tx: Connection, id: number): Promise<boolean> {
  const revived = await tx
    .update(jobs)
    .set({ state: 'waiting', attempts: 0, runAt: sql`now()`, finishedAt: null, error: null })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'dead')))
    .returning({ id: jobs.id })
  await jobsChannel.notify(tx, 'due')
  return revived.length > 0
}

/** Deletes ended jobs: done ones after a week, dead and cancelled ones after 90 days. */
export async function deleteEndedJobs(db: Database): Promise<void> {
  await db.execute(sql`delete from jobs
    where finished_at < now() - case when state = 'done' then interval '7 days' else interval '90 days' end`)
}
