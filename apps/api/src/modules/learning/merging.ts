import { sql, type SQL } from 'drizzle-orm'
import { batchSize } from '../../db/batch.ts'
import type { Connection } from '../../db/client.ts'
import { siteToday } from '../platform/calendar/days.ts'
import { hasAccess } from './access.ts'
import { isBehind } from './assigned.ts'
import { percentOf } from './percent.ts'
import { freshSpans, keptSpans, second } from './active-time.ts'
import { allowed, covered, firstOf } from './watching.ts'

/** How a lesson stands once a report is merged into it. */
export interface KeptReport {
  n: number
  position: number
  tenths: number
  isCompleted: boolean
  wasCompleted: boolean
  /** Of what was reported, the parts that the clock does not allow yet. */
  uncounted: string
  /** Of the course. */
  percent: number
}

/** What is kept of a lesson, `p`, with the report `r` that is merged into it. */
const known = sql`select r.*, p.watched, p.watched_tenths, p.seconds_seen, p.started_at, p.active_spans, p.is_seen, p.position, p.completed_at,
  ${second(sql`clock_timestamp()`)} as now_second, ${siteToday} as today`

/** How many reports at most, so that the planner reckons with so many. */
const reports = sql`(select * from json_to_recordset(${sql.placeholder('reports')}::json) as given(n int, user_id bigint, lesson_id bigint, course_id bigint,
  rule text, needed int, half_reading int, to_position int, seen_for int, active_claim text, opened_at bigint, claim text, sees boolean, button boolean, attended boolean, solved boolean, told boolean)
  limit ${sql.raw(String(batchSize))}) r`

/** A day is begun by a statement of its own kind: one that can insert has reports recounted, whether it does or not. */
const day = {
  any: sql`insert into learning_days as d (user_id, course_id, day, seconds)
    select user_id, course_id, today, least(86400, active) from decided where active > 0
    on conflict (user_id, course_id, day) do update set seconds = least(86400, d.seconds + excluded.seconds)`,
  begun: sql`update learning_days d set seconds = least(86400, d.seconds + k.active) from decided k
    where d.user_id = k.user_id and d.course_id = k.course_id and d.day = k.today and k.active > 0`,
}

/** Reports of which each is merged whatever follows from it; the caller holds the enrolments. */
export const anyReport = {
  known: sql`${known} from ${reports} left join lesson_progress p on p.user_id = r.user_id and p.lesson_id = r.lesson_id`,
  isMerged: sql`true`,
  day: day.any,
}

/**
 * Reports of which those are merged that add nothing but time. What it reads of the row of the lesson and of the enrolment is as it is under
 * their locks; everything else is as it was when the statement began, so that nothing may be concluded from it but that there is more to do.
 * It waits for no lock.
 */
export const quietReport = {
  known: sql`${known}, e.percent as percent_before from ${reports}
    join enrolments e on e.user_id = r.user_id and e.course_id = r.course_id
    join lesson_progress p on p.user_id = r.user_id and p.lesson_id = r.lesson_id
    where ${hasAccess(sql`r.user_id`, sql`r.course_id`)} for no key update of e, p skip locked`,
  isMerged: sql`s.done_at is not distinct from s.completed_at and s.percent = s.percent_before
    and (s.active = 0 or exists (select from learning_days d where d.user_id = s.user_id and d.course_id = s.course_id and d.day = s.today))
    and not exists (select from employees m join assignments a on a.company_id = m.company_id and a.employee_id = m.id
      where m.user_id = s.user_id and a.course_id = s.course_id and ${isBehind(sql`s.percent_before`)})`,
  day: day.begun,
}

/**
 * The statement that merges reports into what is kept, and brings the courses' percentages along. Of an enrolment it takes one report.
 * @param name that no other statement has
 */
export function merging(db: Connection, name: string, kind: Record<'known' | 'isMerged' | 'day', SQL>) {
  const part = (name: string, statement: SQL) => db.$with(name, {}).as(statement)
  return db
    .with(
      part('known', kind.known),
      part('claimed', claimed),
      part('counted', counted),
      part('settled', settled),
      part('decided', sql`select * from settled s where ${kind.isMerged}`),
      part('kept', kept),
      part('day', kind.day),
      part('moved', moved),
    )
    .select({
      n: sql<number>`n`,
      position: sql<number>`coalesce(to_position, position, 0)`,
      tenths: sql<number>`tenths`,
      isCompleted: sql<boolean>`done_at is not null`,
      wasCompleted: sql<boolean>`completed_at is not null`,
      uncounted: sql<string>`(fresh - merged)::text`,
      percent: sql<number>`percent`,
    })
    .from(sql`decided`)
    .prepare(name)
}

/** What of a report is new, and how much may be counted by now. */
const claimed = sql`select known.*, claim::int4multirange - coalesce(watched, '{}') as fresh,
    greatest(0, ${allowed(sql`coalesce(started_at, clock_timestamp())`)} - coalesce(watched_tenths, 0)) as room,
    ${freshSpans({
      claim: sql`active_claim`,
      secondsUpToNow: sql`seen_for`,
      counted: sql`active_spans`,
      startedAt: sql`started_at`,
      openedAt: sql`opened_at`,
      now: sql`now_second`,
    })} as fresh_spans
  from known`

/** What the button undoes starts over: its end has to be seen again. */
const counted = sql`select claimed.*, coalesce(watched, '{}') + ${firstOf(sql`fresh`, sql`room`)} as merged,
    coalesce(seconds_seen, 0) + ${covered(sql`fresh_spans`)} as seconds, ${covered(sql`fresh_spans`)} as active,
    case when button is false then false else coalesce(is_seen, false) or sees end as seen_now,
    rule in ('reading', 'opening', 'button') as has_button
  from claimed offset 0`

/** When the lesson was completed: by the button where that is its rule, or by what has been seen. */
const doneAt = sql`case when button is false and has_button then null
  else coalesce(completed_at, case when case rule
    when 'watching' then tenths >= coalesce(needed, 0)
    when 'reading' then button is true or (seen_now and seconds >= half_reading)
    when 'opening' then button is true and seen_now
    when 'attending' then attended or coalesce(tenths >= needed, false)
    when 'quiz' then solved
    when 'package' then told
    else button is true end then date_trunc('milliseconds', clock_timestamp()) end) end`

/** `offset 0` has what is reckoned in one step not reckoned again wherever the next one names it. */
const settled = sql`select d.*, ${percentOf(sql`d.user_id`, sql`d.course_id`, sql`case when l.id = d.lesson_id then d.done_at else p.completed_at end`)} as percent
  from (select summed.*, ${doneAt} as done_at from (select counted.*, ${covered(sql`merged`)} as tenths from counted offset 0) summed offset 0) d offset 0`

const kept = sql`insert into lesson_progress (user_id, lesson_id, course_id, position, watched, watched_tenths, seconds_seen, started_at, active_spans, is_seen, completed_at)
  select user_id, lesson_id, course_id, coalesce(to_position, position, 0), merged, tenths, seconds,
    coalesce(started_at, clock_timestamp()), ${keptSpans(sql`(coalesce(active_spans, '{}') + fresh_spans)`, sql`now_second`)}, seen_now, done_at
  from decided
  on conflict (user_id, lesson_id) do update set position = excluded.position, watched = excluded.watched, watched_tenths = excluded.watched_tenths,
    seconds_seen = excluded.seconds_seen, started_at = excluded.started_at, active_spans = excluded.active_spans, is_seen = excluded.is_seen,
    completed_at = excluded.completed_at, updated_at = now()`

const moved = sql`update enrolments e set percent = k.percent, last_lesson_id = k.lesson_id, last_seen_at = now() from decided k
  where e.user_id = k.user_id and e.course_id = k.course_id`
