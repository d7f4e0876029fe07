import { type DaysOff, weekOf, type WorkingDays, workingDaysOf } from '@masar/text'
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'

/** Whose week and holidays go for a company that names no country. */
const usualCountry = 'SA'

/** The country of a row `u` of `users`, or of the company that it is the account of. */
const countryOfAccount = sql`coalesce((select c.code from countries c where c.id = u.country_id), ${usualCountry})`

export interface Holiday extends DaysOff {
  name: BilingualText
}

/** When a company works. */
export interface CompanyCalendar {
  country: string
  /** As in `Date.getDay()`. */
  weekend: readonly number[]
  holidays: readonly Holiday[]
  days: WorkingDays
}

type Row = Record<string, unknown> & { country: string } & (Holiday | { name: null })

/** A company's calendar, in one statement: the week and the holidays of the country of its account. */
export async function calendarOf(
  connection: Pick<Connection, 'execute'>,
  companyId: number,
): Promise<CompanyCalendar> {
  const { rows } = await connection.execute<Row>(sql`
    select k.country, h.name, h.first_day::text as "firstDay", h.last_day::text as "lastDay"
    from (select ${countryOfAccount} as country from companies o join users u on u.id = o.user_id where o.id = ${companyId}) k
      left join holidays h on h.country = k.country and h.removed_at is null order by h.first_day`)
  const country = rows[0]?.country ?? usualCountry
  const { weekend } = weekOf(country)
  const holidays = rows.flatMap(row =>
    row.name === null ? [] : [{ name: row.name, firstDay: row.firstDay, lastDay: row.lastDay }],
  )
  return { country, weekend, holidays, days: workingDaysOf({ weekend, holidays }) }
}

/** Zones at whose ends it is another day first and last. */
const outermost = ['Etc/GMT+12', 'Etc/GMT-14']

/**
 * The condition for companies `o` that work on the day that it is for them at a moment, by the countries of their accounts. Read once for a
 * statement about many companies: it names, for each day that it is somewhere, the countries in which it is a day off.
 */
export async function workOn(connection: Pick<Connection, 'execute'>, at: Date): Promise<SQL> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const { rows } = await connection.execute<{ code: string; day: string; isHoliday: boolean }>(sql`
    select c.code, d.day::date::text as day, exists (select from holidays h where h.country = c.code and h.removed_at is null
      and d.day between h.first_day and h.last_day) as "isHoliday"
    from countries c cross join generate_series((${moment} at time zone ${outermost[0]})::date, (${moment} at time zone ${outermost[1]})::date, interval '1 day') d(day)`)
  const closed = rows
    .filter(
      ({ code, day, isHoliday }) =>
        isHoliday || weekOf(code).weekend.includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
    )
    .map(({ code, day }) => `${code} ${day}`)
  return sql`(select ${countryOfAccount} from users u where u.id = o.user_id) || ' ' || (${moment} at time zone o.time_zone)::date::text
    <> all(${sql.param(closed)}::text[])`
}
