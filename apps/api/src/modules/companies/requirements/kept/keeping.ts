import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../../db/client.ts'
import { advisoryLocks } from '../../../../db/locks.ts'
import { employees, employeeStandings } from '../../../../db/schema/index.ts'
import { calendarOf } from '../../../platform/calendar/calendars.ts'
import { companyToday } from '../../../platform/calendar/days.ts'
import { eachInTurn } from '../../../platform/queue/each-in-turn.ts'
import { peopleOn } from '../as-of.ts'
import { standingColumns } from '../having-status.ts'
import { standings } from '../standings.ts'
import { type Basis, basisOf, leastKept } from './basis.ts'
import { keptNumber } from './code.ts'
import { keepPast, removeOldDays } from './past.ts'

const peopleAtOnce = 2000

/** Recomputes marked people. What is stored of them stays until it is replaced. */
export async function forgetStandings(tx: Transaction, employeeIds: readonly number[]): Promise<void> {
  if (employeeIds.length === 0) return
  await tx.execute(sql`update ${employeeStandings} k set basis = '' where k.basis <> ''
    and (k.company_id, k.employee_id) in (select e.company_id, e.id from ${employees} e where e.id = any(${sql.param(employeeIds)}::bigint[]))`)
}

/**
 * Keeps where the people of large companies stand today, of whom it is not kept as of now, and stood on past days that were asked for.
 * @throws AggregateError once all companies have had their turn
 */
export async function keepStandings(db: Database, least = leastKept): Promise<void> {
  await removeOldDays(db)
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.company_id::float8 as id from (select distinct r.company_id from requirements r) c
    where exists (select from ${employees} e where e.company_id = c.company_id offset ${least - 1} limit 1) order by 1`)
  const work = [keepToday, keepPast].flatMap(keep => rows.map(({ id }) => ({ keep, companyId: id })))
  await eachInTurn(
    work,
    'Where people stand could not be kept of some companies.',
    async ({ keep, companyId }) => {
      const { days: working } = await calendarOf(db, companyId)
      await keep(db, { companyId, working })
    },
  )
}

async function keepToday(db: Database, { companyId, working }: Omit<Basis, 'day'>): Promise<void> {
  const asked = { companyId, working, day: await companyToday(db, companyId) }
  for (;;) {
    const kept = await db.transaction(async tx => {
      await tx.execute(sql`set local statement_timeout = '60s'`)
      // Who is marked meanwhile stays marked until it is seen here: marks are taken under the same lock.
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.reportMarks})`)
      const chosen = sql`select ${standingColumns} from ${employees} where employees.id in (select id from chosen) and ${peopleOn(asked.day, companyId)}`
      const { rowCount } = await tx.execute(sql`
        with basis as materialized (select ${basisOf(asked)} as is), chosen as materialized (
          select k.employee_id as id from ${employeeStandings} k
          where k.company_id = ${companyId} and k.basis <> (select b.is from basis b) limit ${peopleAtOnce}
        ), counted as materialized (
          select s.employee_id, array_agg(${keptNumber} order by s.requirement_id) as standings
          from (${standings({ ...asked, people: chosen })}) s group by s.employee_id
        )
        update ${employeeStandings} k set basis = (select b.is from basis b), standings = coalesce(c.standings, '{}')
        from chosen h left join counted c on c.employee_id = h.id where k.company_id = ${companyId} and k.employee_id = h.id`)
      return rowCount ?? 0
    })
    if (kept < peopleAtOnce) return
  }
}
