import { and, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  departments,
  type DisclosureRules,
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
import { elsewhereIn } from './elsewhere.ts'
import { isMarked, keptListed, keptOtherwise, keptTraining, keptYear, type KeptYear } from './kept/reading.ts'
import { isAddedUp, keptSums } from './kept/sums.ts'
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
  const isOfAll = q === undefined && among === undefined
  const who = and(employeesWho(member, { q }), among && sql`${employees.id} in (${among})`)
  const kept = await keptYear(db, companyId, year)
  if (kept === null) return reckoned(companyId, year, who, among && (id => sql`${id} in (${among})`))
  const unmarked = keptTraining(member, kept, isOfAll ? undefined : who)
  if (kept.marked.length === 0) return unmarked
  return sql`${unmarked} union all ${reckonedOfMarked(kept, who)}`
}

/** Rows of training that add up to a year's figures, of whom a member sees, and what is added up already. */
export interface Addends {
  /** Selects as `trainingOf` does, with a `sign` of 1 or -1; null where nothing is to be added. */
  rows: SQL | null
  /** Selects as `keptSums` does; null where nothing is added up. */
  sums: SQL | null
}

/** What a year's figures are of those whom a member sees: where it is kept, its sums, and the few people who are not as they are kept. */
export async function addendsOf(
  db: Connection,
  member: CompanyMembership,
  year: number,
  rules: DisclosureRules,
): Promise<Addends> {
  const kept = await keptYear(db, member.companyId, year)
  if (kept === null || !(await isAddedUp(db, kept, rules)))
    return addendsFrom(await trainingOf(db, member, year))
  const all = [keptOtherwise(member, kept)]
  if (kept.marked.length > 0) all.push(addendsFrom(reckonedOfMarked(kept, employeesWho(member, {}))).rows)
  const rows = all.filter(each => each !== null)
  return {
    rows: rows.length === 0 ? null : sql.join(rows, sql` union all `),
    sums: keptSums(member, year),
  }
}

/** The same, of all that is selected as `trainingOf` does. */
export const addendsFrom = (training: SQL) => ({
  rows: sql`select 1 as sign, t.department_id, t.is_employed, t.platform, t.outside, t.outside_cost from (${training}) t`,
  sums: null,
})

/** Selects `employee_id` of all whom the list of a year has; null where what everybody had has to be reckoned for it. */
export async function listedOf(db: Connection, member: CompanyMembership, year: number): Promise<SQL | null> {
  const kept = await keptYear(db, member.companyId, year)
  if (kept === null) return null
  const unmarked = keptListed(member, kept)
  if (kept.marked.length === 0) return unmarked
  const marked = reckonedOfMarked(kept, employeesWho(member, {}))
  return sql`${unmarked} union all select t.id from (${marked}) t where ${isListed}`
}

const reckonedOfMarked = (kept: KeptYear, who: SQL | undefined) =>
  reckoned(kept.companyId, kept.year, and(who, isMarked(kept, sql`${employees.id}`)), id =>
    isMarked(kept, id),
  )

/**
 * What people had in a year, as the days of learning and the trainings that were entered say.
 * @param few the condition for their ids, where they are few
 */
function reckoned(
  companyId: number,
  year: number,
  who: SQL | undefined,
  few?: (employeeId: SQL) => SQL,
): SQL {
  const period = periodOf(year)
  const people = sql`select ${peopleColumns} from ${employees} where ${who}`
  return sql`
    select ${employees.id} as id, ${employees.departmentId} as department_id, coalesce(${peopleOn(period.to, companyId)}, false) as is_employed,
      coalesce(l.seconds, 0)::float8 as platform, coalesce(o.seconds, 0) as outside, coalesce(o.cost, 0) as outside_cost
    from ${employees} left join (select f.employee_id, sum(f.seconds) as seconds
        from (${factsOf.time.from(people, companyId, period)}) f group by 1) l on l.employee_id = ${employees.id}
      left join (${elsewhereIn(companyId, year, few)}) o on o.employee_id = ${employees.id}
    where ${who}`
}

/** What people had of what was disclosed, as it was kept; departments are those in which people are now. */
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
