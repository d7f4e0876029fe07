import { sql, type SQL } from 'drizzle-orm'
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
import { factsOf } from '../reports/facts.ts'

export const periodOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** Whom a list of training is narrowed to. */
interface Narrowed {
  q?: string | undefined
}

/**
 * What each person had in a year: selects `id`, `department_id`, `is_employed` (at its end, or now), `platform`, `outside` (seconds), `outside_cost`.
 * On the platform it is what reports tell as time: what is private stays so.
 */
export function trainingOf(member: CompanyMembership, year: number, narrowed: Narrowed = {}): SQL {
  const { companyId } = member
  const period = periodOf(year)
  const who = employeesWho(member, narrowed)
  const people = sql`select ${employees.id} as id, ${employees.userId} as user_id, ${employees.departmentId} as department_id
    from ${employees} where ${who}`
  return sql`select ${employees.id} as id, ${employees.departmentId} as department_id, (${peopleOn(period.to, companyId)}) as is_employed,
      coalesce(l.seconds, 0)::float8 as platform, coalesce(o.seconds, 0)::float8 as outside, coalesce(o.cost, 0)::float8 as outside_cost
    from ${employees}
      left join (select f.employee_id, sum(f.seconds) as seconds
        from (${factsOf.time.from(people, companyId, period)}) f group by 1) l on l.employee_id = ${employees.id}
      left join (select ${outsideTrainings.employeeId} as employee_id, sum(${outsideTrainings.minutes}::bigint) * 60 as seconds,
          sum(${outsideTrainings.cost}) as cost
        from ${outsideTrainings} where ${outsideTrainings.companyId} = ${companyId} and ${outsideTrainings.removedAt} is null
          and ${outsideTrainings.completedOn} between ${period.from} and ${period.to} group by 1) o on o.employee_id = ${employees.id}
    where ${who}`
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
