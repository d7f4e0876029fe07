import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../../db/client.ts'
import { employees, pastStandings, requirements, standingDays } from '../../../../db/schema/index.ts'
import { todayOf } from '../../../platform/calendar/days.ts'
import { peopleOn } from '../as-of.ts'
import { standingsWhere } from '../having-status.ts'
import { type Basis, basisOf, leastKept } from './basis.ts'
import { keptNumber } from './code.ts'

/** So many past days are kept of a company, those that were asked for last. */
const mostDays = 6
const peopleAtOnce = 2000
/** A day that was asked for within so many minutes is kept and brought along. */
const activeMinutes = 60
/** So long what was dropped stays for whoever reads it. */
const restMinutes = 10

const minutesAgo = (minutes: number) => sql`clock_timestamp() - make_interval(mins => ${minutes}::int)`

/** The rows `d` of the days of a company that are read. */
const isRead = (companyId: number) => sql`d.company_id = ${companyId} and d.dropped_at is null`

/** A past day that was asked for before. */
export interface PastDay extends Record<string, unknown> {
  id: number
  isKept: boolean
  /** The people whose records have changed since it was kept. */
  changed: number[]
}

/** Selects the {@link PastDay}, if there is one. */
export const pastDay = (asked: Basis): SQL => sql`
  select d.id::float8 as id, d.kept_to is null and d.basis = (${basisOf(asked)}) as "isKept", d.changed::float8[] as changed
  from ${standingDays} d where ${isRead(asked.companyId)} and d.day = ${asked.day}::date`

/**
 * Notes that a past day of a large company is asked for, so that it is kept soon. It waits for nobody who keeps the day meanwhile, and must not be called
 * within a transaction: others would wait for that.
 */
export async function askForDay(
  db: Pick<Database, 'execute'>,
  { companyId, day }: Pick<Basis, 'companyId' | 'day'>,
  least = leastKept,
): Promise<void> {
  const company = sql`${companyId}::bigint`
  const isThisDay = sql`${isRead(companyId)} and d.day = ${day}::date`
  await db.execute(sql`
    with noted as (
      update ${standingDays} n set asked_at = clock_timestamp() where n.id in (
        select d.id from ${standingDays} d where ${isThisDay} and d.asked_at < ${minutesAgo(activeMinutes / 4)} for no key update skip locked)
    )
    insert into ${standingDays} (company_id, day) select ${company}, ${day}::date
    where ${day}::date < ${todayOf(company)} and not exists (select from ${standingDays} d where ${isThisDay})
      and exists (select from ${requirements} r where r.company_id = ${companyId})
      and exists (select from ${employees} e where e.company_id = ${companyId} offset ${least - 1} limit 1)
    on conflict (company_id, day) where dropped_at is null do nothing`)
}

/** Removes the days of all companies that nobody asks for any more. */
export async function removeOldDays(db: Database): Promise<void> {
  await db.execute(
    sql`update ${standingDays} d set dropped_at = clock_timestamp() where d.dropped_at is null and d.asked_at < ${minutesAgo(7 * 24 * 60)}`,
  )
  await db.execute(sql`delete from ${standingDays} d where d.dropped_at < ${minutesAgo(restMinutes)}`)
}

/** Keeps the past days of a company that were asked for lately, and of others those that were asked for last. */
export async function keepPast(db: Database, asked: Omit<Basis, 'day'>): Promise<void> {
  const { companyId } = asked
  const isOutdated = sql`d.basis not in ('', ${basisOf({ ...asked, day: sql`d.day` })})`
  await db.execute(sql`
    update ${standingDays} d set dropped_at = clock_timestamp() where ${isRead(companyId)} and (${isOutdated}
      or d.id not in (select l.id from ${standingDays} l where l.company_id = ${companyId} and l.dropped_at is null order by l.asked_at desc, l.id desc limit ${mostDays}))`)
  const { rows } = await db.execute<{ id: number; day: string }>(sql`
    select d.id::float8 as id, d.day::text as day from ${standingDays} d where ${isRead(companyId)}
      and d.asked_at > ${minutesAgo(activeMinutes)} and (d.kept_to is not null or d.changed <> '{}') order by d.id`)
  for (const { id, day } of rows) while (await keepSome(db, { ...asked, day }, id));
  // Lists are narrowed by how many stand so, which the embedded database counts for nobody by itself.
  if (rows.length > 0) await db.execute(sql`analyze ${pastStandings}`)
}

/**
 * Keeps where some more people stood on a day, or those who have changed. Whoever tells of changes (`report_marks_forget_past` in the migrations) waits for
 * it, so that a change is seen here or told of afterwards. The people are held before the day is, in the order in which others hold them.
 * @returns whether there may be more to do
 */
function keepSome(db: Database, asked: Basis, id: number): Promise<boolean> {
  const { companyId } = asked
  return db.transaction(async tx => {
    await tx.execute(sql`set local statement_timeout = '60s'`)
    const before = await readDay(tx, companyId, id)
    if (!before) return false
    await tx.execute(sql`select count(*) from (
      select e.id from ${employees} e where e.id in (select c.id from (${chosenBy(companyId, before)}) c) order by e.id for key share) held`)
    const day = await readDay(tx, companyId, id, sql`for update`)
    if (!day) return false
    if (day.keptTo !== before.keptTo || String(day.changed) !== String(before.changed)) return true
    if (day.keptTo !== null) return addSome(tx, asked, id, day)
    const changed = sql`any(${sql.param(day.changed)}::bigint[])`
    await tx.execute(
      sql`delete from ${pastStandings} p where p.day_id = ${id} and p.employee_id = ${changed}`,
    )
    await add(tx, asked, id, { people: chosenBy(companyId, day), kept: sql`changed = '{}'` })
    return false
  })
}

interface DayState extends Record<string, unknown> {
  keptTo: number | null
  changed: number[]
}

async function readDay(
  tx: Transaction,
  companyId: number,
  id: number,
  hold = sql``,
): Promise<DayState | undefined> {
  const { rows } = await tx.execute<DayState>(sql`
    select d.kept_to::float8 as "keptTo", array(select unnest(d.changed) order by 1)::float8[] as changed
    from ${standingDays} d where d.id = ${id} and ${isRead(companyId)} ${hold}`)
  return rows[0]
}

/** Selects the people who are kept next: those after the last one, or those who have changed. */
const chosenBy = (companyId: number, { keptTo, changed }: DayState): SQL =>
  keptTo === null
    ? sql`select e.id from ${employees} e where e.company_id = ${companyId} and e.id = any(${sql.param(changed)}::bigint[])`
    : sql`select e.id from ${employees} e where e.company_id = ${companyId} and e.id > ${keptTo} order by e.id limit ${peopleAtOnce}`

async function addSome(tx: Transaction, asked: Basis, id: number, day: DayState): Promise<boolean> {
  const isFull = sql`(select count(*) from chosen) = ${peopleAtOnce}`
  return add(tx, asked, id, {
    people: chosenBy(asked.companyId, day),
    kept: sql`basis = (select b.is from basis b), kept_to = case when ${isFull} then (select max(id) from chosen) end`,
  })
}

/** Adds people to what is kept of a day, which is dropped where it was kept by another basis. */
async function add(
  tx: Transaction,
  asked: Basis,
  id: number,
  { people, kept }: { people: SQL; kept: SQL },
): Promise<boolean> {
  const { companyId, day } = asked
  const who = sql`employees.id in (select id from chosen) and ${peopleOn(day, companyId)}`
  const { rows } = await tx.execute<{ isOpen: boolean }>(sql`
    with basis as materialized (select ${basisOf(asked)} as is),
    chosen as materialized (${people}),
    counted as materialized (
      select s.employee_id, array_agg(${keptNumber} order by s.requirement_id) as standings from (${standingsWhere(asked, who)}) s group by s.employee_id
    ), kept as (
      update ${standingDays} set ${kept} where id = ${id} and basis in ('', (select b.is from basis b)) returning kept_to
    ), added as (
      insert into ${pastStandings} (company_id, day_id, employee_id, standings)
      select ${companyId}::bigint, ${id}::bigint, c.employee_id, c.standings from counted c where exists (select from kept)
    )
    select kept_to is not null as "isOpen" from kept`)
  if (rows.length === 0)
    await tx.execute(sql`update ${standingDays} set dropped_at = clock_timestamp() where id = ${id}`)
  return rows[0]?.isOpen ?? false
}
