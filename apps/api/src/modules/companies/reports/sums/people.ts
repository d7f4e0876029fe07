import { and, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../../db/client.ts'
import { employees, reportChanges, reportPeople, reportSlices } from '../../../../db/schema/index.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { employeesWho } from '../../employees/filter.ts'
import { branchBelow, inReachOf } from '../../policy.ts'
import type { ReportFilters, ReportKind, ReportPeopleQuery } from '../schema.ts'
import { peopleOfSource } from './by-source.ts'
import { dashboardAsOf } from './reading.ts'
import { isToldOf, toldColumn } from './told.ts'

/** As `round(percents / results, 1)`, in whole numbers: of all people of a company it is reckoned while they are put in order. */
const meanOfResults = sql`((2 * (k.percents * 100)::bigint + 10 * k.results) / nullif(20 * k.results, 0))::float8 / 10`

/** What each report tells of a person, of what is kept of them, `k`. */
const columnsOf: Record<ReportKind | 'activity', SQL> = {
  completion: sql`k.assigned, k.not_started, k.in_progress, k.completed, k.overdue, k.begun, k.begun_completed`,
  time: sql`k.seconds, k.days`,
  scores: sql`k.results, k.passed, ${meanOfResults} as mean, k.hidden`,
  activity: sql`date '1970-01-01' + nullif(k.last_day, -1) as last_on, k.recent_days as days, k.recent_seconds as seconds`,
}

/** Whether what reports tell of each person is kept as it is asked for: of all courses and all time, in a large company. */
export async function keepsPeople(
  db: Connection,
  { companyId }: CompanyMembership,
  { from, to, course }: ReportFilters,
): Promise<boolean> {
  return (from ?? to ?? course) === undefined && (await dashboardAsOf(db, companyId)) !== null
}

type Which = Pick<ReportFilters, 'department' | 'group' | 'source'> & Pick<ReportPeopleQuery, 'q'>

/**
 * Selects what is kept of each person whom a member sees and filters name, as of the last count: `employee_id`, and what the report measures; of
 * activity `last_on`, and the `days` and `seconds` of the last days. Who has changed departments since is missing until both are counted. People
 * themselves are looked up only where words or a group name them: to read all would take longer than to put them in order.
 */
export function keptPeople(
  member: CompanyMembership,
  { department, source, q, group }: Which,
  kind: ReportKind | 'activity',
): SQL {
  const company = sql`${member.companyId}::bigint`
  const kept = source === undefined || kind === 'activity' ? reportPeople : peopleOfSource(kind, source)
  const who =
    (q ?? group) === undefined
      ? undefined
      : sql`k.employee_id in (select ${employees.id} from ${employees}
          where ${employeesWho(member, { ...(q !== undefined && { q }), ...(group && { group }) })})`
  return sql`select k.employee_id, ${columnsOf[kind]} from ${kept} k where ${and(
    isSeen(member, department),
    kind === 'activity' ? undefined : isToldOf[kind],
    sql`k.employee_id not in (${movedPeople(company)})`,
    who,
  )}`
}

/** The condition for rows `k` of a department that a member sees and filters name. */
const isSeen = (member: CompanyMembership, department: number | undefined): SQL | undefined =>
  and(
    inReachOf(member, sql`k.company_id`, sql`k.department_id`),
    department === undefined
      ? undefined
      : sql`k.department_id in (${branchBelow(sql`${member.companyId}::bigint`, sql`${department}::bigint`)})`,
  )

/**
 * Selects how many {@link keptPeople} selects: of whole departments as they were counted, less those who have left them since; undefined where
 * people are narrowed otherwise.
 */
export function countOfKept(
  member: CompanyMembership,
  { department, source, q, group }: Which,
  kind: ReportKind,
): SQL | undefined {
  if ((source ?? q ?? group) !== undefined) return undefined
  const seen = isSeen(member, department)
  return sql`select (select coalesce(sum(k.${toldColumn(kind)}), 0) from ${reportSlices} k where ${seen})
    - (select count(*) from ${reportPeople} k where ${seen} and ${isToldOf[kind]} and k.employee_id in (${movedPeople(sql`${member.companyId}::bigint`)}))`
}

/**
 * Selects who has left the department in which they were counted: both are marked as changed until they are counted. People of these departments
 * alone are looked up, so that nobody is while nothing has changed.
 */
const movedPeople = (company: SQL): SQL => {
  const isMoved = (department: SQL) => sql`
    select m.employee_id from ${reportPeople} m join ${employees} e on e.id = m.employee_id
    where m.company_id = ${company} and ${department} and e.department_id is distinct from m.department_id`
  const changed = sql`from ${reportChanges} r where r.company_id = ${company}`
  return sql`
    select p.employee_id from (select distinct r.department_id ${changed} and r.department_id is not null) c
      cross join lateral (${isMoved(sql`m.department_id = c.department_id`)} offset 0) p
    union all ${isMoved(sql`m.department_id is null and exists (select ${changed} and r.department_id is null)`)}`
}
