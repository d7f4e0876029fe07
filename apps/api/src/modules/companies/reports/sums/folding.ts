import { sql } from 'drizzle-orm'
import type { Database } from '../../../../db/client.ts'
import { advisoryLocks } from '../../../../db/locks.ts'
import { keepYears, moveYears } from '../../disclosure/kept/keeping.ts'
import { addUpYears } from '../../disclosure/kept/sums.ts'
import { keepProgress } from '../../employees/progress.ts'
import { forgetStandings } from '../../requirements/kept/keeping.ts'
import { keepBranches, leastDepartments } from './branches.ts'
import { countSlice } from './counting.ts'
import type { Slice } from './writing.ts'

/** From so many assignments on, reports are read from sums; below, their rows are few enough. */
export const leastAssignments = 5000
/** A department that changes all the time is counted anew no more often. */
const restMinutes = 15
const slicesAtOnce = 100
const marksAtOnce = 10_000

/**
 * Brings the sums of large companies along with what has changed since. A department that cannot be counted, and a company whose years cannot be
 * kept, keep no other one waiting: they are tried once a run.
 * @throws AggregateError of those that could not, once the others are counted
 */
export async function foldReports(
  db: Database,
  least = leastAssignments,
  rest = restMinutes,
  departments = leastDepartments,
): Promise<void> {
  await takeMarks(db)
  await takeInCompanies(db, least)
  await keepBranches(db, departments)
  const tried = new Set<string>()
  const failures: unknown[] = []
  for (;;) {
    const { rows } = await db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`)
    await takeMarks(db)
    const due = await dueSlices(db, rest)
    const untried = due.filter(slice => !tried.has(keyOf(slice)))
    for (const slice of untried) {
      tried.add(keyOf(slice))
      await countSlice(db, slice).catch((error: unknown) => failures.push(error))
    }
    if (due.length === slicesAtOnce && untried.length > 0) continue
    await tellAsOf(db, rows[0]?.at ?? '-infinity')
    failures.push(...(await moveYears(db)), ...(await addUpYears(db)))
    if (failures.length > 0) throw new AggregateError(failures, 'Some departments could not be counted.')
    return
  }
}

const keyOf = ({ companyId, departmentId }: Slice) => `${companyId} ${departmentId}`

/**
 * Turns marks of people and exams into marks of their departments: of those in which they are by what is committed together with the mark; and
 * brings along what is kept of each of those people.
 */
async function takeMarks(db: Database): Promise<void> {
  for (;;) {
    const taken = await db.transaction(async tx => {
      // It holds for the wait, too: another process may keep the years of a large company.
      await tx.execute(sql`set local statement_timeout = '60s'`)
      // Who is marked again meanwhile must not be kept by another process as they were before.
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.reportMarks})`)
      const { rows } = await tx.execute<{ taken: number; people: number[] }>(sql`
        with taken as (
          delete from report_marks where id in (select id from report_marks order by id limit ${marksAtOnce}) returning *
        ), people as (
          select e.id, e.company_id, e.department_id from taken t join employees e on e.id = t.employee_id
          union select e.id, e.company_id, e.department_id from taken t join employees e on e.user_id = t.user_id
        ), found as (
          insert into report_changes (company_id, department_id)
          select company_id, department_id from people
          union select e.company_id, e.department_id from taken t join attempts a on a.exam_id = t.exam_id join employees e on e.user_id = a.user_id
        )
        select (select count(*)::int from taken) as taken, array(select id::float8 from people) as people`)
      // By a statement of its own: it sees all that the marks tell of.
      const people = rows[0]?.people ?? []
      await keepProgress(tx, people)
      await keepYears(tx, people)
      await forgetStandings(tx, people)
      return rows[0]?.taken ?? 0
    })
    if (taken < marksAtOnce) return
  }
}

/** Companies that have grown large are counted whole; of others nothing is kept. */
async function takeInCompanies(db: Database, least: number): Promise<void> {
  await db.execute(
    sql`delete from report_changes c where c.department_id is not null and not exists (select from departments d where d.id = c.department_id)`,
  )
  const { rows } = await db.execute<{ id: number; last: number; isLarge: boolean }>(sql`
    select c.company_id::float8 as id, c.last::float8 as last,
      exists (select from assignments a where a.company_id = c.company_id offset ${least - 1} limit 1) as "isLarge"
    from (select company_id, max(id) as last from report_changes group by company_id) c
    where not exists (select from report_companies k where k.company_id = c.company_id) order by c.company_id`)
  for (const { id, last, isLarge } of rows) {
    await db.transaction(async tx => {
      await tx.execute(sql`delete from report_changes where company_id = ${id} and id <= ${last}`)
      if (!isLarge) return
      await tx.execute(
        sql`insert into report_companies (company_id) select id from companies where id = ${id} on conflict do nothing`,
      )
      await tx.execute(sql`insert into report_changes (company_id, department_id)
        select company_id, id from departments where company_id = ${id} union all select ${id}::bigint, null`)
    })
  }
}

/** What was marked or has to be counted again by itself, the longest waiting first. */
async function dueSlices(db: Database, rest: number): Promise<Slice[]> {
  const { rows } = await db.execute<{ companyId: number; departmentId: number | null }>(sql`
    select d.company_id::float8 as "companyId", d.department_id::float8 as "departmentId" from (
      select c.company_id, c.department_id from report_changes c join report_companies k on k.company_id = c.company_id
      union select s.company_id, s.department_id from report_slices s where s.due_at <= clock_timestamp()
    ) d left join report_slices s on s.company_id = d.company_id and s.department_id is not distinct from d.department_id
    where s.company_id is null or s.due_at <= clock_timestamp() or s.as_of <= clock_timestamp() - make_interval(mins => ${rest})
    order by s.as_of nulls first, d.company_id, d.department_id limit ${slicesAtOnce}`)
  return rows
}

/** A sum is right as of now where nothing waits to be counted; else as of when it was counted. @param at before what waits was looked for */
async function tellAsOf(db: Database, at: string): Promise<void> {
  await db.execute(sql`
    update report_companies k set as_of = least(${at}::timestamptz, (
      select min(s.as_of) from report_slices s where s.company_id = k.company_id and (s.is_moving
        or exists (select from report_changes c where c.company_id = s.company_id and c.department_id is not distinct from s.department_id))))
    where not exists (select from report_changes c where c.company_id = k.company_id and not exists (select from report_slices s
      where s.company_id = c.company_id and s.department_id is not distinct from c.department_id))`)
}
