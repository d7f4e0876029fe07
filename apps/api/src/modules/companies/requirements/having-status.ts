import { sql, type SQL } from 'drizzle-orm'
import { employees } from '../../../db/schema/index.ts'
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
