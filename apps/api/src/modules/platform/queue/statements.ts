import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { JobProgress } from '../../../db/schema/index.ts'

/** A job that a runner has claimed. */
export interface ClaimedJob {
  id: number
  name: string
  payload: Record<string, unknown>
  attempts: number
  /** How far earlier runs came. */
  progress: JobProgress | null
  max_attempts: number
  every_seconds: number | null
}

/** What a run needs to show that the job is still its own. */
export interface Lease {
  id: number
  token: string
}

/** What a look at the queue brings. */
export interface Claim {
  jobs: ClaimedJob[]
  /** Milliseconds until a further job may be due or a lease may have ended; null while there is none. */
  nextInMs: number | null
}

/**
 * Claims due jobs, the most urgent first. Each goes to one runner, however many ask; of a group only the earliest, so that its jobs keep
 * their order. When the next one is due is read by the same statement, by the same clock: nothing falls between the two.
 * @param seconds by name, how long a run has its job to itself
 */
export async function claimDue(
  db: Connection,
  seconds: Record<string, number>,
  limit: number,
  token: string,
): Promise<Claim> {
  const { rows } = await db.execute<{ jobs: ClaimedJob[] | null; next_in_ms: number | null }>(sql`
    with kinds as (select key as name, value::int as seconds from json_each_text(${JSON.stringify(seconds)}::json)),
    due as (
      select j.id, k.seconds from jobs j join kinds k using (name)
      where j.state = 'waiting' and j.run_at <= now()
        and (j.group_key is null or not exists (
          select from jobs e where e.group_key = j.group_key and e.id < j.id and e.state in ('waiting', 'running')))
      order by j.priority desc, j.run_at, j.id limit ${limit} for update of j skip locked
    ), claimed as (
      update jobs j set state = 'running', attempts = j.attempts + 1, cancel_requested = false, lease_token = ${token},
        lease_until = now() + make_interval(secs => due.seconds)
      from due where j.id = due.id
      returning j.id, j.name, j.payload, j.attempts, j.progress, j.max_attempts, j.every_seconds
    )
    select (select json_agg(c) from claimed c) as jobs, (extract(epoch from least(
        (select min(run_at) from jobs join kinds using (name) where state = 'waiting' and run_at > now()),
        (select min(lease_until) from jobs where state = 'running')
      ) - now()) * 1000)::float8 as next_in_ms`)
  return { jobs: rows[0]?.jobs ?? [], nextInMs: rows[0]?.next_in_ms ?? null }
}

/** A job cannot wait again while another one waits with its unique key: that one does the work. */
const isSuperseded = sql`unique_key is not null and exists (select from jobs o
  where o.name = jobs.name and o.unique_key = jobs.unique_key and o.state = 'waiting' and o.id <> jobs.id)`

/** Takes back jobs whose run has given no sign of life until its lease ended. */
export async function reclaimLost(db: Connection): Promise<void> {
  await db.execute(sql`update jobs set lease_token = null, lease_until = null, run_at = now(),
      error = 'the run ended without a word', (state, finished_at) = (
        select s, case when s = 'waiting' then null else now() end from (select case
          when every_seconds is not null then 'waiting'
          when cancel_requested or ${isSuperseded} then 'cancelled'
          when attempts < max_attempts then 'waiting'
          else 'dead' end as s) verdict)
    where state = 'running' and lease_until < now()`)
}

/** Renews a lease. @returns whether the job is still this run's, and not cancelled */
export async function renew(
  db: Connection,
  { id, token }: Lease,
  seconds: number,
  progress: JobProgress | null = null,
): Promise<boolean> {
  const { rows } = await db.execute<{ cancel_requested: boolean }>(sql`update jobs
    set lease_until = now() + make_interval(secs => ${seconds}),
      progress = coalesce(${progress === null ? null : JSON.stringify(progress)}::jsonb, progress)
    where id = ${id} and lease_token = ${token} and state = 'running' returning cancel_requested`)
  return rows[0]?.cancel_requested === false
}

/**
 * Ends a run that has done its work: a recurring job waits for its next turn.
 * @param isCancellable whether a cancellation still counts, since the work is undone with the transaction
 * @returns whether the job was still this run's
 */
export async function finish(db: Connection, { id, token }: Lease, isCancellable: boolean): Promise<boolean> {
  const { rowCount } =
    await db.execute(sql`update jobs set lease_token = null, lease_until = null, error = null,
      state = case when every_seconds is null then 'done' else 'waiting' end,
      attempts = case when every_seconds is null then attempts else 0 end,
      run_at = case when every_seconds is null then run_at else now() + make_interval(secs => every_seconds) end,
      finished_at = case when every_seconds is null then now() end
    where id = ${id} and lease_token = ${token} and state = 'running' and not (${isCancellable} and cancel_requested)`)
  return (rowCount ?? 0) > 0
}

/** What becomes of a job whose run failed. */
export type Failure =
  /** Without `isTry` the run counts as none. */
  { next: 'retry'; afterSeconds: number; isTry: boolean } | { next: 'dead' } | { next: 'cancelled' }

export async function fail(
  db: Connection,
  { id, token }: Lease,
  failure: Failure,
  error: string,
): Promise<void> {
  const current = sql`id = ${id} and lease_token = ${token} and state = 'running'`
  const release = sql`lease_token = null, lease_until = null, error = ${error}`
  if (failure.next !== 'retry') {
    await db.execute(
      sql`update jobs set ${release}, state = ${failure.next}, finished_at = now() where ${current}`,
    )
    return
  }
  await db.execute(sql`update jobs set ${release}, run_at = now() + make_interval(secs => ${failure.afterSeconds}::float8),
      attempts = attempts - ${failure.isTry ? 0 : 1}::int,
      (state, finished_at) = (
        select s, case when s = 'waiting' then null else now() end from (select case
          when every_seconds is null and (cancel_requested or ${isSuperseded}) then 'cancelled' else 'waiting' end as s) verdict)
    where ${current}`)
}

/** Writes the one row of a recurring job where there is none, and keeps its interval up to date. */
export async function ensureRecurring(db: Connection, name: string, everySeconds: number): Promise<void> {
  await db.execute(sql`update jobs set every_seconds = ${everySeconds},
      run_at = least(run_at, now() + make_interval(secs => ${everySeconds}))
    where name = ${name} and every_seconds <> ${everySeconds} and state in ('waiting', 'running')`)
  await db.execute(sql`insert into jobs (name, payload, unique_key, every_seconds, max_attempts)
    select ${name}, '{}', 'recurring', ${everySeconds}, 1
    where not exists (select from jobs where name = ${name} and every_seconds is not null and state in ('waiting', 'running'))
    on conflict do nothing`)
}
