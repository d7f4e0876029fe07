import { sql, type SQL } from 'drizzle-orm'
import { employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { companyZone } from '../../learning/assignment-rows.ts'
import { endOf } from './standings.ts'

const days = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: companyZone })

/** The day that it is for companies, ISO; that of another moment where one is given. */
export function companyToday(moment = new Date()): string {
  return days.format(moment)
}

/** The day that an answer is as of: today, unless an earlier one is named. @throws AppError `validation` for one to come */
export function asOf(day: string | undefined): string {
  const today = companyToday()
  if (day !== undefined && day > today)
    throw new AppError('validation', { fields: { as_of: [{ code: 'day_future' }] } })
  return day ?? today
}

/** The people of a company on a day: known or joined by then, and not yet left. */
export function peopleOn(day: string): SQL {
  return sql`(${employees.createdAt} < ${endOf(day)} or ${employees.joinedOn} <= ${day}::date)
    and (${employees.state} <> 'deactivated' or ${employees.deactivatedAt} >= ${endOf(day)})`
}
