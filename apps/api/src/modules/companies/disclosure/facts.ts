import { sql, type SQL } from 'drizzle-orm'
import { departments, employees, outsideTrainings } from '../../../db/schema/index.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { employeesWho } from '../employees/filter.ts'
import { peopleOn } from '../requirements/as-of.ts'
import { factsOf } from '../reports/facts.ts'

/** What the rules demand: hours a person, of companies with so many employees or more. */
export const minimumSeconds = 8 * 3600
export const demandedFrom = 50

export const periodOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/**
 * What each person had in a year: selects `id`, `department_id`, `is_employed` (at its end, or now), `platform`, `outside` (seconds), `outside_cost`.
 * On the platform it is what reports tell as time: what is private stays so.
 */
export function trainingOf(member: CompanyMembership, year: number): SQL {
  const { companyId } = member
  const period = periodOf(year)
  const people = sql`select ${employees.id} as id, ${employees.userId} as user_id, ${employees.departmentId} as department_id
    from ${employees} where ${employeesWho(member, {})}`
  return sql`select ${employees.id} as id, ${employees.departmentId} as department_id, (${peopleOn(period.to, companyId)}) as is_employed,
      coalesce(l.seconds, 0)::float8 as platform, coalesce(o.seconds, 0)::float8 as outside, coalesce(o.cost, 0)::float8 as outside_cost
    from ${employees}
      left join (select f.employee_id, sum(f.seconds) as seconds
        from (${factsOf.time.from(people, companyId, period)}) f group by 1) l on l.employee_id = ${employees.id}
      left join (select ${outsideTrainings.employeeId} as employee_id, sum(${outsideTrainings.minutes}::bigint) * 60 as seconds,
          sum(${outsideTrainings.cost}) as cost
        from ${outsideTrainings} where ${outsideTrainings.companyId} = ${companyId} and ${outsideTrainings.removedAt} is null
          and ${outsideTrainings.completedOn} between ${period.from} and ${period.to} group by 1) o on o.employee_id = ${employees.id}
    where ${employeesWho(member, {})}`
}

/** The name of each department that rows `t` of {@link trainingOf} lie in. */
export const departmentName = sql`(select d.name from ${departments} d where d.id = t.department_id)`
