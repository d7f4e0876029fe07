import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { assignments, employeeProgress, employees } from '../../../db/schema/index.ts'
import { todayOf } from '../../platform/calendar/days.ts'
import { markedPeople } from '../reports/sums/marked.ts'
import type { EmployeeFilters } from './schema.ts'

const isOpen = sql`a.state in ('assigned', 'in_progress')`

/** What is counted of assignments `a` of one person, in the order of the columns of `employee_progress`; a withdrawn one does not count. */
const counted = sql`count(*)::int as assigned, (count(*) filter (where a.state = 'completed'))::int as completed,
  (count(*) filter (where ${isOpen}))::int as open, round(avg(a.percent))::int as percent,
  coalesce(array_agg(a.due_on order by a.due_on) filter (where ${isOpen} and a.due_on is not null), '{}') as open_due`

const countedOf = (employeeId: SQL, as = sql`c`) =>
  sql`lateral (select ${counted} from ${assignments} a where a.employee_id = ${employeeId} and a.state <> 'withdrawn') ${as}`

/**
 * Selects how far each employee of a company is, as their assignments say now: as it is kept, and counted for those who are marked. Who never had
 * anything assigned may be missing.
 * @returns a select of `employee_id`, `assigned`, `completed`, `open`, `percent` (null where nothing is assigned), `open_due`
 */
export const progressOf = (company: SQL): SQL => sql`
  select k.employee_id, k.assigned, k.completed, k.open, k.percent, k.open_due from ${employeeProgress} k
  where k.company_id = ${company} and k.employee_id not in (${markedPeople(company)})
  union all select m.id, c.* from (${markedPeople(company)}) m cross join ${countedOf(sql`m.id`)}`

/** The day that it is for a company, looked up once for a statement. */
const today = (company: SQL) => sql`(select ${todayOf(company)})`

/** Of a row `p` of {@link progressOf}: how many are open past their day. */
export const overdueOf = (company: SQL) => sql`width_bucket(${today(company)} - 1, p.open_due)`

/** The conditions for a row `p` of {@link progressOf}. */
const conditions = (company: SQL) => ({
  started: sql`p.assigned > 0`,
  unfinished: sql`p.open > 0`,
  finished: sql`p.completed > 0 and p.open = 0`,
  overdue: sql`p.open_due[1] < ${today(company)}`,
})

/**
 * The condition for the employees of a company who are so far.
 * @param isLookedUp whether each is looked up by themselves: for a page of many, and not for all of few
 */
export function hasProgress(
  company: SQL,
  progress: NonNullable<EmployeeFilters['progress']>,
  isLookedUp = false,
): SQL {
  const { started, ...others } = conditions(company)
  // One by one, and not joined: how many there are is known of each, and of their union it would be guessed.
  const isKeptSo = (which: SQL) =>
    isLookedUp
      ? sql`exists (select from ${employeeProgress} p where p.company_id = ${company} and p.employee_id = ${employees.id} and ${which} offset 0)`
      : sql`${employees.id} in (select p.employee_id from ${employeeProgress} p where p.company_id = ${company} and ${which})`
  const so = (which: SQL) => sql`(
    ${isKeptSo(which)} and ${employees.id} not in (${markedPeople(company)})
    or ${employees.id} in (select m.id from (${markedPeople(company)}) m cross join ${countedOf(sql`m.id`, sql`p`)} where ${which}))`
  return progress === 'none' ? sql`not ${so(started)}` : so(others[progress])
}

/** Counts all employees of a company who are so far: from what is kept of them, without looking anybody up. */
export function countSo(
  company: SQL,
  progress: Exclude<NonNullable<EmployeeFilters['progress']>, 'none'>,
): SQL {
  const which = conditions(company)[progress]
  return sql`(
    (select count(*) from ${employeeProgress} p where p.company_id = ${company} and ${which} and p.employee_id not in (${markedPeople(company)}))
    + (select count(*) from (${markedPeople(company)}) m cross join ${countedOf(sql`m.id`, sql`p`)} where ${which}))`
}

/** Keeps how far people are, as their assignments say. No other process may do so at the same time. */
export async function keepProgress(tx: Transaction, employeeIds: readonly number[]): Promise<void> {
  if (employeeIds.length === 0) return
  await tx.execute(sql`
    with people as materialized (
      select id, company_id from ${employees} where id = any(${sql.param(employeeIds)}::bigint[]) order by id for key share
    )
    insert into ${employeeProgress} as k (company_id, employee_id, assigned, completed, open, percent, open_due)
    select p.company_id, p.id, c.* from people p cross join ${countedOf(sql`p.id`)}
    on conflict (company_id, employee_id) do update set (assigned, completed, open, percent, open_due)
      = (excluded.assigned, excluded.completed, excluded.open, excluded.percent, excluded.open_due)
    where (k.assigned, k.completed, k.open, k.percent, k.open_due)
      is distinct from (excluded.assigned, excluded.completed, excluded.open, excluded.percent, excluded.open_due)`)
}
