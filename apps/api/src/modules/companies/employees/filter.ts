import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { assignments, employeeGroupMembers, employees } from '../../../db/schema/index.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
import { todayOf } from '../../platform/calendar/days.ts'
import { branchBelow, inReachOf } from '../policy.ts'
import { standsSoToday } from '../requirements/having-status.ts'
import type { EmployeeFilters } from './schema.ts'

type Progress = NonNullable<EmployeeFilters['progress']>

const has = (what: SQL) =>
  sql`exists (select from ${assignments} a where a.employee_id = ${employees.id} and ${what})`
const isOpen = sql`a.state in ('assigned', 'in_progress')`

const progressConditions = (company: SQL): Record<Progress, SQL> => ({
  none: sql`not ${has(sql`a.state <> 'withdrawn'`)}`,
  unfinished: has(isOpen),
  finished: sql`${has(sql`a.state = 'completed'`)} and not ${has(isOpen)}`,
  overdue: has(sql`${isOpen} and a.due_on < ${todayOf(company)}`),
})

/** The condition for the employees whom a member sees and filters name that are read off themselves and what is assigned to them. */
export function employeesWho(
  member: CompanyMembership,
  filters: Omit<EmployeeFilters, 'compliance'>,
): SQL | undefined {
  const { q, state, department, group, manager, progress } = filters
  return and(
    inReachOf(member, employees.companyId, employees.departmentId),
    q === undefined ? undefined : sql`${employees.searchText} like ${`%${likeText(q)}%`}`,
    state === undefined ? undefined : eq(employees.state, state),
    department === undefined
      ? undefined
      : sql`${employees.departmentId} in (${branchBelow(sql`${member.companyId}::bigint`, sql`${department}::bigint`)})`,
    group === undefined
      ? undefined
      : sql`exists (select from ${employeeGroupMembers} m where m.company_id = ${employees.companyId} and m.group_id = ${group} and m.employee_id = ${employees.id})`,
    manager === undefined ? undefined : eq(employees.managerId, manager),
    progress && progressConditions(sql`${member.companyId}::bigint`)[progress],
  )
}

/** The condition for the employees whom a member sees and filters name, and who are among some where those are named one by one. */
export async function whoMatches(
  db: Pick<Connection, 'execute'>,
  member: CompanyMembership,
  {
    compliance,
    employee_ids: ids,
    ...filters
  }: EmployeeFilters & { employee_ids?: readonly number[] | undefined },
): Promise<SQL | undefined> {
  const who = and(employeesWho(member, filters), ids && inArray(employees.id, [...ids]))
  if (compliance === undefined) return who
  return and(who, await standsSoToday(db, member.companyId, who, compliance))
}
