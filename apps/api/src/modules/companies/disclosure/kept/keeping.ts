import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../../db/client.ts'
import { advisoryLocks } from '../../../../db/locks.ts'
import { employees, employeeYears, learningDays, reportCompanies } from '../../../../db/schema/index.ts'
import { peopleColumns } from '../../reports/adding-up.ts'
import { factsOf, timeOfDays } from '../../reports/facts.ts'
import { peopleOn } from '../../requirements/as-of.ts'
import { elsewhereIn } from '../elsewhere.ts'
import { dayAfter, periodOf, yearOf } from '../period.ts'

/** The training of a company that is kept: of the years from one on, to the end of a day. */
interface Span {
  companyId: number
  from: number
  until: string
}

interface Found extends Record<string, unknown> {
  companyId: number
  from: number | null
  until: string | null
  reached: string
}

/**
 * To the end of which day training is kept: of the last that is over, and that nobody is still writing. Time is added to a day only while it
 * lasts, and whoever changes an earlier one marks the person. Days are those of the site, whose zone is ahead of UTC.
 */
const reached = sql`(((now() - interval '1 hour') at time zone 'UTC')::date - 1)`

const found = sql`select ${reportCompanies.companyId}::float8 as "companyId", ${reportCompanies.trainingFrom} as "from",
  ${reportCompanies.trainingUntil}::text as until, ${reached}::text as reached from ${reportCompanies}`

const span = sql`${reportCompanies.trainingUntil}`

/** Of so many people a statement keeps a year: it has to end in time however many are marked. */
const peopleAtOnce = 1000

/** Keeps the training of marked people anew. No other process may do so at the same time, and nobody deletes them meanwhile. */
export async function keepYears(tx: Transaction, employeeIds: readonly number[]): Promise<void> {
  for (let at = 0; at < employeeIds.length; at += peopleAtOnce)
    await keepFew(tx, employeeIds.slice(at, at + peopleAtOnce))
}

async function keepFew(tx: Transaction, employeeIds: readonly number[]): Promise<void> {
  const ids = sql`any(${sql.param(employeeIds)}::bigint[])`
  const { rows } = await tx.execute<Found>(sql`${found} where ${span} is not null
    and ${reportCompanies.companyId} in (select ${employees.companyId} from ${employees} where ${employees.id} = ${ids})`)
  for (const { companyId, from, until } of rows)
    if (from !== null && until !== null) await keep(tx, { companyId, from, until }, id => sql`${id} = ${ids}`)
}

/** What is kept of a person's year. */
const facts = (of = '') =>
  sql.raw(
    ['department_id', 'is_employed', 'seconds', 'outside_seconds', 'outside_cost']
      .map(name => `${of}${name}`)
      .join(', '),
  )

/** Keeps all that people of a company had in each year. @param few the condition for the ids of those who changed; without it, of all */
async function keep(
  tx: Transaction,
  { companyId, from, until }: Span,
  few?: (employeeId: SQL) => SQL,
): Promise<void> {
  const time = few ? timeOfDays : factsOf.time.from
  const which = few ? few(sql`${employees.id}`) : sql`true`
  const who = sql`${employees.companyId} = ${companyId} and ${which}`
  const people = sql`select ${peopleColumns} from ${employees} where ${who}`
  for (let year = from; year <= yearOf(until); year += 1) {
    const period = periodOf(year)
    const to = until < period.to ? until : period.to
    await tx.execute(sql`
      insert into ${employeeYears} as k (company_id, year, employee_id, ${facts()})
      select ${employees.companyId}, ${year}::int, ${employees.id}, ${employees.departmentId}, coalesce(${peopleOn(period.to, companyId)}, false),
        coalesce(l.seconds, 0), coalesce(o.seconds, 0), coalesce(o.cost, 0)
      from ${employees} left join (select f.employee_id, sum(f.seconds) as seconds
          from (${time(people, companyId, { from: period.from, to })}) f group by 1) l on l.employee_id = ${employees.id}
        left join (${elsewhereIn(companyId, year, few)}) o on o.employee_id = ${employees.id}
      where ${who} order by ${employees.id}
      on conflict (company_id, year, employee_id) do update set (${facts()}) = (${facts('excluded.')})
      where (${facts('k.')}) is distinct from (${facts('excluded.')})`)
  }
}

/**
 * Keeps the training of large companies to the end of the last day that is over: the days that have passed since are added.
 * @returns why it could not of some: they keep no others waiting
 */
export async function moveYears(db: Database): Promise<unknown[]> {
  const isBehind = sql`(${span} is null or ${span} < ${reached})`
  const { rows } = await db.execute<Found>(sql`${found} where ${isBehind} order by 1`)
  const failures: unknown[] = []
  for (const { companyId } of rows)
    await db
      .transaction(async tx => {
        await tx.execute(sql`set local statement_timeout = '10min'`)
        await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.reportMarks})`)
        const now = await tx.execute<Found>(
          sql`${found} where ${isBehind} and ${reportCompanies.companyId} = ${companyId}`,
        )
        // Another process may have done so.
        if (now.rows[0]) await move(tx, now.rows[0])
      })
      .catch((error: unknown) => failures.push(error))
  return failures
}

async function move(tx: Transaction, { companyId, from, until, reached: to }: Found): Promise<void> {
  const first = from ?? yearOf(to) - 1
  if (until === null || yearOf(until) < yearOf(to)) {
    await hold(tx, sql`${employees.companyId} = ${companyId}`)
    await keep(tx, { companyId, from: first, until: to })
  } else await add(tx, companyId, { from: dayAfter(until), to })
  await tx.execute(sql`update ${reportCompanies} set training_from = ${first}, training_until = ${to}::date
    where ${reportCompanies.companyId} = ${companyId}`)
}

/** Adds days of one year to what is kept. */
async function add(tx: Transaction, companyId: number, period: { from: string; to: string }): Promise<void> {
  const who = learnedIn(companyId, period)
  await hold(tx, who)
  const people = sql`select ${peopleColumns} from ${employees} where ${who}`
  await tx.execute(sql`
    update ${employeeYears} k set seconds = k.seconds + l.seconds
    from (select f.employee_id, sum(f.seconds) as seconds from (${timeOfDays(people, companyId, period)}) f group by 1) l
    where k.company_id = ${companyId} and k.year = ${yearOf(period.to)} and k.employee_id = l.employee_id`)
}

/** The condition for employees of a company who learned anything in a period. */
export const learnedIn = (companyId: number, { from, to }: { from: string; to: string }) =>
  sql`${employees.companyId} = ${companyId} and ${employees.userId} in (
    select d.user_id from ${learningDays} d where d.day between ${from}::date and ${to}::date)`

/** Has whoever deletes people wait, one after the other. */
async function hold(tx: Transaction, who: SQL): Promise<void> {
  await tx.execute(
    sql`select count(*) from (select ${employees.id} from ${employees} where ${who} order by ${employees.id} for key share) held`,
  )
}

/** Has the training of all people of a company kept anew: its days begin at other moments. */
export async function keepAllAnew(tx: Transaction, companyId: number): Promise<void> {
  await tx.execute(sql`insert into report_marks (employee_id) select ${employees.id} from ${employees}
    where ${employees.companyId} = ${companyId} and exists (select from ${reportCompanies} where ${reportCompanies.companyId} = ${companyId})`)
}
