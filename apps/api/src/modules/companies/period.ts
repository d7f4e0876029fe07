import { and, sql, type SQL } from 'drizzle-orm'
import { Type } from 'typebox'
import { startOfDay } from '../platform/calendar/days.ts'

/** A day of an address, of a year that has four figures. */
const day = (description: string) =>
  Type.Optional(Type.String({ format: 'date', pattern: '^[1-9]', description }))

/** Two days in the company's zone, both of them included; either may be left out. */
export const periodFields = {
  from: day('On this day of the company’s zone, or later.'),
  to: day('On this day of the company’s zone, or earlier.'),
}

export interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** The condition for a moment of a period; undefined where it has neither end. @param company its id */
export function inPeriod(moment: SQL, { from, to }: Period, company: SQL): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${moment} >= ${startOfDay(sql`${from}::date`, company)}`,
    to === undefined ? undefined : sql`${moment} < ${startOfDay(sql`${to}::date + 1`, company)}`,
  )
}

/** The same for a day. */
export function dayInPeriod(day: SQL, { from, to }: Period): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${day} >= ${from}::date`,
    to === undefined ? undefined : sql`${day} <= ${to}::date`,
  )
}
