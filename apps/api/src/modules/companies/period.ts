import { and, sql, type SQL } from 'drizzle-orm'
import { Type } from 'typebox'
import { companyZone } from '../learning/assignment-rows.ts'

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

/** The first moment of a day of companies. */
const startOf = (day: SQL) => sql`((${day})::timestamp at time zone ${sql.raw(`'${companyZone}'`)})`

/** The condition for a moment of a period; undefined where it has neither end. */
export function inPeriod(moment: SQL, { from, to }: Period): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${moment} >= ${startOf(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${moment} < ${startOf(sql`${to}::date + 1`)}`,
  )
}

/** The same for a day. */
export function dayInPeriod(day: SQL, { from, to }: Period): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${day} >= ${from}::date`,
    to === undefined ? undefined : sql`${day} <= ${to}::date`,
  )
}
