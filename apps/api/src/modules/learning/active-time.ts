import { sql, type SQL } from 'drizzle-orm'
import type { Segment } from './watching.ts'

/** Clocks of devices that are nearer to the right time than this are taken as they are: a report that is sent again names the same seconds. */
const rightEnough = 30
/** Seconds that count before the first report of a learner for whom it is unknown when they opened the lesson: as often as pages report. */
const beforeFirst = 15
/** How long activity is stored, in days: later reports no longer count. */
const keptDays = 31
const monthOfSeconds = sql.raw(String(keptDays * 86_400))

/**
 * When a learner reports to have been active, by the clock of the service.
 * @param spans seconds since 1970, by their device's clock
 * @param sentAt the second of the report, by the same clock
 * @param now the same second by the clock of the service
 */
export function byOwnClock(
  spans: readonly Segment[],
  sentAt: number | undefined,
  now: number,
): readonly Segment[] {
  const late = now - (sentAt ?? now)
  return Math.abs(late) <= rightEnough ? spans : spans.map(([from, to]) => [from + late, to + late] as const)
}

/** Seconds since 1970, as the statement goes. */
export const second = (moment: SQL) => sql`floor(extract(epoch from ${moment}))::bigint`

/**
 * What of a claim counts as active time: what lies between the opening of the lesson and now, and was not counted before, by whichever device and
 * report. So what comes late, twice or in another order counts the same, and no more than has passed.
 * @param claim spans, and seconds up to now
 * @param counted the spans that were
 */
export function freshSpans({
  claim,
  secondsUpToNow,
  counted,
  startedAt,
  openedAt,
  now,
}: Record<'claim' | 'secondsUpToNow' | 'counted' | 'startedAt' | 'openedAt' | 'now', SQL>): SQL {
  const since = sql`greatest(least(coalesce(${second(startedAt)}, ${now} - ${sql.raw(String(beforeFirst))}), ${openedAt}, ${now}), ${now} - ${monthOfSeconds})`
  return sql`(${claim}::int8multirange + int8multirange(int8range(${now} - ${secondsUpToNow}, ${now})))
    * int8multirange(int8range(${since}, ${now} + ${sql.raw(String(rightEnough))})) - coalesce(${counted}, '{}')`
}

/** What is kept of the spans that were counted. */
export const keptSpans = (counted: SQL, now: SQL) =>
  sql`${counted} * int8multirange(int8range(${now} - ${monthOfSeconds}, null))`
