import { sql, type SQL } from 'drizzle-orm'

export const liveStates = ['upcoming', 'open', 'under_way', 'over', 'cancelled'] as const
export type LiveState = (typeof liveStates)[number]

/** Before the start: since when the way in is open. */
export const openBefore = sql.raw(`interval '15 minutes'`)

const s = sql.raw('s')

/**
 * What a live lesson is at this very moment, by the database's clock, as columns of one row; a cancelled one is `cancelled` for ever. The
 * way in is among them only while it may leave the service. @param s the alias under which the statement reads `live_sessions`
 */
export const liveNow = sql`lateral (select n.now, c.state, case when c.state in ('open', 'under_way') then ${s}.join_url end as open_url,
    ceil(extract(epoch from case c.state when 'upcoming' then ${s}.starts_at - ${openBefore} - n.now when 'open' then ${s}.starts_at - n.now
      when 'under_way' then ${s}.ends_at - n.now end))::int as changes_in
  from (select clock_timestamp() as now) n, lateral (select case when ${s}.cancelled_at is not null then 'cancelled' when n.now >= ${s}.ends_at then 'over'
    when n.now >= ${s}.starts_at then 'under_way' when n.now >= ${s}.starts_at - ${openBefore} then 'open' else 'upcoming' end as state) c)`

/** The stretches that a learner was in the lesson, of all devices together; `s` is the session. */
const stretches = (
  user: SQL,
) => sql`(select range_agg(tstzrange(v.began_at, v.began_at + make_interval(secs => v.seconds))
    * tstzrange(${s}.starts_at, ${s}.ends_at)) from live_visits v where v.lesson_id = ${s}.lesson_id and v.user_id = ${user})`

/** Whole seconds that were measured of a learner in the session `s`. */
export const measuredSeconds = (user: SQL) =>
  sql`coalesce((select floor(extract(epoch from sum(upper(r) - lower(r)))) from unnest(${stretches(user)}) r), 0)::int`

/** Whole seconds that count as attended: what the instructor says, else what was measured. */
export const attendedSeconds = (
  user: SQL,
) => sql`coalesce((select k.seconds from live_corrections k where k.lesson_id = ${s}.lesson_id
    and k.user_id = ${user}), ${measuredSeconds(user)})`

/** Half of the time, which completes the lesson, in whole seconds. */
export const halfSeconds = sql`ceil(extract(epoch from ${s}.ends_at - ${s}.starts_at) / 2)::int`
