import { sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { publishAttempts } from './publish.ts'

/**
 * An exam's page makes contact every 20 seconds, and at once when it is back. So long without any is a lost connection: longer than a browser
 * slows the timers of a tab in the background.
 */
export const silentSeconds = 75
/** What the browser reports counts from so many seconds on; the silence that the service has measured goes before it. */
const reportedSeconds = 15

const silent = sql.raw(`interval '${silentSeconds} seconds'`)

/** An event of saving, whatever became of it. */
const isSave = sql.raw(`v.kind in ('saved', 'stale', 'refused', 'late')`)

export interface Contact {
  attemptId: number
  userId: number
  /** The id that the page gave itself when it was loaded. */
  page: string
  /** Since when the browser had no connection, as it knows the service’s time. */
  lostSince: Date | null
}

interface ContactRow extends Record<string, unknown> {
  exam_id: string
  state: string
  now: Date | string
  deadline_at: Date | string | null
  lost: number
}

/**
 * The silences of an attempt until a moment: between two contacts, of which each save is one, too. The columns `began_at` and `ended_at`.
 * @param since, until expressions of the last contact and of the moment
 */
function silences(attemptId: SQL | number, since: SQL, until: SQL): SQL {
  return sql`select at as began_at, next as ended_at from (
      select at, lead(at) over (order by at) as next from (
        select ${since} as at union all select ${until}
        union all select v.at from attempt_events v where v.attempt_id = ${attemptId} and ${isSave}
          and v.at > ${since} and v.at < ${until} and ${until} - ${since} >= ${silent}
      ) points) gaps where next - at >= ${silent}`
}

/**
 * Notes that the page of an attempt under way is there, and which silence has ended with it, in one statement under the lock of the attempt's
 * contact: of two pages that come back at once one finds it. What a browser reports begins at the last the service heard of it, saves included; an attempt
 * that ends meanwhile is waited for, and lists its silence itself.
 * @throws AppError `not_found`
 */
export async function noteContact(db: Database, { attemptId, userId, page, lostSince }: Contact) {
  const {
    rows: [row],
  } = await db.execute<ContactRow>(sql`
    with attempt as materialized (
      select a.id, a.exam_id, a.state, a.deadline_at, a.started_at, date_trunc('milliseconds', clock_timestamp()) as now
      from attempts a where a.id = ${attemptId} and a.user_id = ${userId} for share of a
    ), before as materialized (
      select p.page, p.seen_at, t.now, t.deadline_at, greatest(p.seen_at, (select max(v.at) from attempt_events v
        where v.attempt_id = t.id and ${isSave} and v.at > p.seen_at)) as heard_at
      from attempt_contacts p join attempt t on t.id = p.attempt_id
      where t.state = 'in_progress' for update of p
    ), measured as materialized (
      select s.began_at, s.ended_at, 'server' as measured_by from before b
      cross join lateral (${silences(attemptId, sql`b.seen_at`, sql`b.now`)}) s
    ), found as materialized (
      select * from measured union all
      select greatest(${lostSince}::timestamptz, b.heard_at), b.now, 'browser' from before b
      where b.page = ${page} and not exists (select from measured)
        and ${lostSince}::timestamptz <= b.now - ${sql.raw(`interval '${reportedSeconds} seconds'`)}
        and b.now - b.heard_at >= ${sql.raw(`interval '${reportedSeconds} seconds'`)}
    ), seen as (
      insert into attempt_contacts (attempt_id, page, seen_at) select t.id, ${page}, t.now from attempt t where t.state = 'in_progress'
      on conflict (attempt_id) do update set page = excluded.page, seen_at = greatest(attempt_contacts.seen_at, excluded.seen_at)
    ), lost as (
      insert into attempt_disconnections (attempt_id, began_at, ended_at, page, measured_by)
      select ${attemptId}, f.began_at, f.ended_at, case when b.page = ${page} then 'same' else 'new' end, f.measured_by
      from found f cross join before b returning id, began_at, ended_at
    ), trace as (
      insert into attempt_events (attempt_id, at, kind, data)
      select ${attemptId}, l.ended_at, 'reconnected', jsonb_build_object('disconnection', l.id, 'lost_at', l.began_at,
        'seconds', round(extract(epoch from l.ended_at - l.began_at))) from lost l
    )
    select exam_id, state, now, deadline_at, (select count(*)::int from lost) as lost from attempt`)
  if (!row) throw new AppError('not_found')
  if (row.lost > 0) await publishAttempts(db, Number(row.exam_id), [attemptId])
  return {
    state: row.state === 'in_progress' ? ('in_progress' as const) : ('ended' as const),
    deadline_at: row.deadline_at === null ? null : new Date(row.deadline_at).toISOString(),
    server_time: new Date(row.now).toISOString(),
  }
}

/** An attempt that ends while the learner is disconnected: the silence before its end is listed, too. The caller holds the lock of the attempt. */
export async function closeSilence(tx: Connection, attemptId: number, endedAt: Date): Promise<void> {
  const until = sql`${endedAt.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into attempt_disconnections (attempt_id, began_at, ended_at, page, measured_by)
    select p.attempt_id, s.began_at, s.ended_at, 'none', 'server' from attempt_contacts p
    cross join lateral (${silences(attemptId, sql`p.seen_at`, until)}) s where p.attempt_id = ${attemptId} and p.seen_at < ${until}`)
}
