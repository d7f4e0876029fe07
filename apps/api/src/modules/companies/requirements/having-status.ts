import { and, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { employees } from '../../../db/schema/index.ts'
import { calendarOf } from '../../platform/calendar/calendars.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { peopleOn } from './as-of.ts'
import { standings, type StandingsAsked } from './standings.ts'
import type { StandingFilter } from './status.ts'

/** What `standings` reads of people, from `employees`. */
export const standingColumns = sql`${employees.id}, ${employees.userId}, ${employees.joinedOn}, ${employees.departmentId}`

/** `standings` of the employees whom a condition names. */
export const standingsWhere = (asked: Omit<StandingsAsked, 'people'>, who: SQL | undefined): SQL =>
  standings({ ...asked, people: sql`select ${standingColumns} from ${employees} where ${who ?? sql`true`}` })

/** The condition for rows `s` of `standings`. */
export function hasStatus(status: StandingFilter): SQL {
  return status === 'expiring' ? sql`s.is_expiring` : sql`s.status = ${status}`
}

/** The condition for the employees, of those whom another one names, who stand so with any of the requirements that are asked for. */
export const standsSo = (
  asked: Omit<StandingsAsked, 'people'>,
  who: SQL | undefined,
  status: StandingFilter,
): SQL =>
  sql`${employees.id} in (select s.employee_id from (${standingsWhere(asked, who)}) s where ${hasStatus(status)})`

/** The same as of today, with any requirement of the company. */
export async function standsSoToday(
  db: Pick<Connection, 'execute'>,
  companyId: number,
  who: SQL | undefined,
  status: StandingFilter,
): Promise<SQL> {
  const { days: working } = await calendarOf(db, companyId)
  const day = await companyToday(db, companyId)
  return standsSo({ companyId, working, day }, and(who, peopleOn(day, companyId)), status)
}
