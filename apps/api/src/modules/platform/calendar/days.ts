import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { siteTimeZone } from '@masar/text'
import type { Connection } from '../../../db/client.ts'

/** The zone in which a company's days end, looked up once for a statement whose company is a parameter. @param company its id */
export const zoneOf = (company: SQL) =>
  sql`(select zoned.time_zone from companies zoned where zoned.id = ${company})`

/** The day on which something happened, for a company. */
export const companyDay = (moment: SQL, company: SQL) =>
  sql`(${moment} at time zone ${zoneOf(company)})::date`
/** The last day, for a company, of what ends at a moment: what ends with a day ends at the first moment of the next. */
export const lastDayBefore = (end: SQL | SQLWrapper, company: SQL) =>
  companyDay(sql`(${end} - interval '1 microsecond')`, company)
/** The day that it is for a company. */
export const todayOf = (company: SQL) => companyDay(sql`clock_timestamp()`, company)
/** The first moment of a day of a company. */
export const startOfDay = (day: SQL, company: SQL) =>
  sql`((${day})::timestamp at time zone ${zoneOf(company)})`

const site = sql.raw(`'${siteTimeZone}'`)
/** The same for what belongs to no company: the days on which people learn. */
export const siteDay = (moment: SQL) => sql`(${moment} at time zone ${site})::date`
export const siteToday = siteDay(sql`clock_timestamp()`)

/** The day that it is for a company, ISO; that of another moment where one is given. By the database's clock, as statements have it. */
export async function companyToday(
  connection: Pick<Connection, 'execute'>,
  companyId: number,
  moment?: Date,
): Promise<string> {
  const at = moment ? sql`${moment.toISOString()}::timestamptz` : sql`clock_timestamp()`
  const { rows } = await connection.execute<{ day: string | null }>(
    sql`select ${companyDay(at, sql`${companyId}::bigint`)}::text as day`,
  )
  const day = rows[0]?.day
  if (!day) throw new Error('A company has no day.')
  return day
}
