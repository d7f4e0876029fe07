import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { employeeGroupMembers, employees } from '../../../db/schema/index.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
import { calendarOf } from '../../platform/calendar/calendars.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { amongChosen } from '../choosing.ts'
import { branchBelow } from '../policy.ts'
import { peopleOn } from '../requirements/as-of.ts'
import { standsSo } from '../requirements/kept/reading.ts'
import { countSo, hasProgress } from './progress.ts'
import type { EmployeeFilters } from './schema.ts'

/**
 * The condition for the employees whom a member sees and filters name that are read off themselves and what is assigned to them.
 * @param isOfMany whether a page is read of many, who are looked up one by one until there are enough
 */
export function employeesWho(
  member: CompanyMembership,
  filters: Omit<EmployeeFilters, 'compliance'>,
  isOfMany = false,
): SQL | undefined {
  const { q, state, department, group, manager, progress, except_ids: exceptIds } = filters
  const isBelow = (top: number) => {
    const below = sql`${employees.departmentId} in (${branchBelow(sql`${member.companyId}::bigint`, sql`${top}::bigint`)})`
    // People are searched by words once, not again in each department.
    return q === undefined ? below : sql`(${below}) is true`
  }
  return and(
    eq(employees.companyId, member.companyId),
    member.branchId === null ? undefined : isBelow(member.branchId),
    q === undefined ? undefined : sql`${employees.searchText} like ${`%${likeText(q)}%`}`,
    state === undefined
      ? undefined
      : state === 'present'
        ? sql`${employees.state} <> 'deactivated'`
        : eq(employees.state, state),
    department === undefined ? undefined : isBelow(department),
    group === undefined
      ? undefined
      : sql`exists (select from ${employeeGroupMembers} m where m.company_id = ${employees.companyId} and m.group_id = ${group} and m.employee_id = ${employees.id} ${isOfMany ? sql`offset 0` : sql``})`,
    manager === undefined ? undefined : eq(employees.managerId, manager),
    amongChosen(employees.id, undefined, exceptIds),
    progress && hasProgress(sql`${member.companyId}::bigint`, progress, isOfMany),
  )
}

type Wanted = EmployeeFilters & { employee_ids?: readonly number[] | undefined }

export interface Matching {
  /** The condition for them, by which all are found at once. */
  who: SQL | undefined
  /** The same for a page of many, who are looked up one by one until there are enough; undefined where all have to be reckoned. */
  met?: SQL | undefined
  /** Selects how many they are, where that is known without a look at each. */
  count?: SQL
}

/** The employees whom a member sees and filters name, and who are among some where those are named one by one. */
export async function matching(
  db: Pick<Connection, 'execute'>,
  member: CompanyMembership,
  { employee_ids: ids, ...wanted }: Wanted,
): Promise<Matching> {
  const { compliance, ...filters } = wanted
  const named = (isOfMany: boolean) =>
    and(employeesWho(member, filters, isOfMany), ids && inArray(employees.id, [...ids]))
  const countBy = (only: keyof EmployeeFilters, count: SQL | undefined) =>
    ids === undefined && isByAlone(member, wanted, only) && count ? { count } : {}
  const who = named(false)
  if (compliance === undefined)
    return { who, met: named(true), ...countBy('progress', countByProgress(member, filters)) }
  const { companyId } = member
  const { days: working } = await calendarOf(db, companyId)
  const day = await companyToday(db, companyId)
  const standing = and(who, peopleOn(day, companyId))
  const { where, each, isOfThoseThere, countOfAll } = await standsSo(
    db,
    { companyId, working, day },
    standing,
    compliance,
  )
  return {
    who: and(isOfThoseThere ? who : standing, where),
    met: each && and(named(true), each),
    ...countBy('compliance', countOfAll && sql`(${countOfAll})`),
  }
}

/** Whether nothing else narrows the list of a whole company. */
function isByAlone({ branchId }: CompanyMembership, wanted: EmployeeFilters, only: keyof EmployeeFilters) {
  const { q, state, department, group, manager, progress, compliance, except_ids } = wanted
  const others = { q, state, department, group, manager, progress, compliance, except_ids, [only]: undefined }
  return branchId === null && Object.values(others).every(value => value === undefined)
}

const countByProgress = ({ companyId }: CompanyMembership, { progress }: EmployeeFilters) =>
  progress === undefined || progress === 'none' ? undefined : countSo(sql`${companyId}::bigint`, progress)

/** The condition for those whom {@link matching} names. */
export const whoMatches = async (
  db: Pick<Connection, 'execute'>,
  member: CompanyMembership,
  wanted: Wanted,
): Promise<SQL | undefined> => (await matching(db, member, wanted)).who
