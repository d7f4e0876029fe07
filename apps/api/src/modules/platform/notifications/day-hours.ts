import { fromDate, toCalendarDate } from '@internationalized/date'
import { siteTimeZone } from '@masar/text'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { isRamadan } from '../calendar/ramadan.ts'
import { isTimeZone } from './preferences.ts'

/** From these hours of a person's own day until those they are reminded; in Ramadan people work fewer hours and break their fast at sunset. */
const hours = { first: 8, end: 20 }
const ramadanHours = { first: 10, end: 16 }

/**
 * The condition that it is day for the person whose row `s` of `notification_settings` is, if they have one. People choose among the zones that this process knows; the database knows others, and one that
 * it has never heard of would end the whole statement, for everybody.
 */
export async function isDayFor(db: Database, now: Date): Promise<SQL> {
  const { rows } = await db.execute<{ zone: string }>(
    sql`select distinct time_zone as zone from notification_settings`,
  )
  const zones = [siteTimeZone, ...rows.map(({ zone }) => zone)].filter(zone => isDayIn(zone, now))
  return sql`coalesce(s.time_zone, ${siteTimeZone}) = any(${sql.param(zones)}::text[])`
}

function isDayIn(zone: string, now: Date): boolean {
  const moment = fromDate(now, isTimeZone(zone) ? zone : siteTimeZone)
  const { first, end } = isRamadan(toCalendarDate(moment)) ? ramadanHours : hours
  return moment.hour >= first && moment.hour < end
}
