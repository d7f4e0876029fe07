import { and, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  departments,
  disclosedPeople,
  disclosedTrainings,
  employees,
  outsideTrainings,
} from '../../../db/schema/index.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { employeesWho } from '../employees/filter.ts'
import { peopleOn } from '../requirements/as-of.ts'
import { peopleColumns } from '../reports/adding-up.ts'
import { factsOf } from '../reports/facts.ts'
import { isMarked, keptListed, keptSeconds, keptYear } from './kept/reading.ts'
import { periodOf } from './period.ts'

/** Whom a list of training is narrowed to. */
interface Narrowed {
  q?: string | undefined
  /** Selects the ids of few, who are looked up one by one. */
  among?: SQL
}

/**
 * What each person had in a year: selects `id`, `department_id`, `is_employed` (at its end, or now), `platform`, `outside` (seconds), `outside_cost`.
 * On the platform it is what reports tell as time: what is private stays so. Of large companies it is kept.
 */
export async function trainingOf(
  db: Connection,
  member: CompanyMembership,
  year: number,
  { q, among }: Narrowed = {},
): Promise<SQL> {
  const { companyId } = member
  const who = and(employeesWho(member, { q }), among && sql`${employees.id} in (${among})`)
  const kept = await keptYear(db, companyId, year)
  if (kept === null) return withElsewhere(reckoned(companyId, year, who), companyId, year, among)
  const all = [keptSeconds(member, kept, q === undefined && among === undefined ? undefined : who)]
  if (kept.marked.length > 0)
    all.push(reckoned(companyId, year, and(who, isMarked(kept, sql`${employees.id}`))))
  return withElsewhere(sql.join(all, sql` union all `), companyId, year, among)
}

/** Selects `employee_id` of all whom the list of a year has; null where what everybody had has to be reckoned for it. */
export async function listedOf(db: Connection, member: CompanyMembership, year: number): Promise<SQL | null> {
  const { companyId } = member
  const kept = await keptYear(db, companyId, year)
  if (kept === null) return null
  const hadElsewhere = sql`exists (select from ${outsideTrainings} where ${outsideTrainings.employeeId} = ${employees.id}
    and ${isElsewhere(companyId, year)} and ${outsideTrainings.minutes} > 0)`
  const unmarked = keptListed(member, kept, hadElsewhere)
  if (kept.marked.length === 0) return unmarked
  const who = and(employeesWho(member, {}), isMarked(kept, sql`${employees.id}`))
  const marked = withElsewhere(reckoned(companyId, year, who), companyId, year)
  return sql`${unmarked} union all select t.id from (${marked}) t where ${isListed}`
}

/** What people learned in a year, as the days of learning say: `id`, `department_id`, `is_employed`, `seconds`. */
function reckoned(companyId: number, year: number, who: SQL | undefined): SQL {
  const period = periodOf(year)
  const people = sql`select ${peopleColumns} from ${employees} where ${who}`
  return sql`
    select ${employees.id} as id, ${employees.departmentId} as department_id, coalesce(${peopleOn(period.to, companyId)}, false) as is_employed,
      coalesce(l.seconds, 0) as seconds
    from ${employees} left join (select f.employee_id, sum(f.seconds) as seconds
        from (${factsOf.time.from(people, companyId, period)}) f group by 1) l on l.employee_id = ${employees.id}
    where ${who}`
}

/** The condition for what people had elsewhere in a year. */
function isElsewhere(companyId: number, year: number): SQL {
  const { from, to } = periodOf(year)
  return sql`${outsideTrainings.companyId} = ${companyId} and ${outsideTrainings.removedAt} is null
    and ${outsideTrainings.completedOn} between ${from} and ${to}`
}

/** Adds to what people learned in a year what they had elsewhere. @param among selects the ids of those who learned, where they are few */
function withElsewhere(learned: SQL, companyId: number, year: number, among?: SQL): SQL {
  const ofThem = among ? sql`and ${outsideTrainings.employeeId} in (${among})` : sql``
  return sql`
    select p.id, p.department_id, p.is_employed, p.seconds::float8 as platform, coalesce(o.seconds, 0) as outside,
      coalesce(o.cost, 0) as outside_cost
    from (${learned}) p left join (select ${outsideTrainings.employeeId} as employee_id, (sum(${outsideTrainings.minutes}) * 60)::float8 as seconds,
        sum(${outsideTrainings.cost})::float8 as cost
      from ${outsideTrainings} where ${isElsewhere(companyId, year)} ${ofThem} group by 1) o on o.employee_id = p.id`
}

/** The same of what was disclosed, as it was kept; departments are those in which people are now. */
export function disclosedTrainingOf(
  member: CompanyMembership,
  disclosureId: number,
  narrowed: Narrowed = {},
): SQL {
  return sql`select ${employees.id} as id, ${employees.departmentId} as department_id, p.is_employed as is_employed,
      p.platform_seconds::float8 as platform, p.outside_seconds::float8 as outside, coalesce(o.cost, 0)::float8 as outside_cost
    from ${disclosedPeople} p
      join ${employees} on ${employees.companyId} = p.company_id and ${employees.id} = p.employee_id
      left join (select o.employee_id, sum(d.cost) as cost from ${disclosedTrainings} d
          join ${outsideTrainings} o on o.company_id = d.company_id and o.id = d.training_id
        where d.disclosure_id = ${disclosureId} group by 1) o on o.employee_id = p.employee_id
    where p.disclosure_id = ${disclosureId} and ${employeesWho(member, narrowed)}`
}

/** Whom a list has, of rows `t`: the employees, and whoever has left but had training in the year. */
export const isListed = sql`(t.is_employed or t.platform + t.outside > 0)`

/** The name of each department that rows `t` of {@link trainingOf} lie in. */
export const departmentName = sql`(select d.name from ${departments} d where d.id = t.department_id)`
