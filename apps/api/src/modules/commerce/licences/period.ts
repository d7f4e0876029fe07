import { sql, type SQL } from 'drizzle-orm'

/**
 * The last day of a licence: the day before the same date of the next year. Where that year lacks the date, its month's last day stands for it,
 * as everywhere (29 February 2028 → 27 February 2029).
 */
export const lastDayOf = (startsOn: SQL) => sql`(${startsOn} + interval '1 year' - interval '1 day')::date`

/** A licence that holds now. Its clock decides, whenever its places are written off. @param l its row */
export const isCurrent = sql`(l.starts_at <= clock_timestamp() and l.ends_at > clock_timestamp())`
/** One that holds now, or will. */
export const isToCome = sql`(l.ended_at is null and l.ends_at > clock_timestamp())`

/** A moment as JavaScript counts it. */
export const millis = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::float8`
