import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../../db/client.ts'
import { employees, pastStandings, standingDays } from '../../../../db/schema/index.ts'
import { peopleOn } from '../as-of.ts'
import { standingsWhere } from '../having-status.ts'
import { type Basis, basisOf } from './basis.ts'
import { keptNumber } from './code.ts'

/** So many past days are kept of a company, those that were asked for last. */
const mostDays = 6
const peopleAtOnce = 2000
/** A day is dropped when more people than so many have changed. */
const mostChanged = 1000
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
  /** Whether to note again that the day is asked for. */
  isOld: boolean
}

/** Selects the {@link PastDay}, if there is one. */
export const pastDay = (asked: Basis): SQL => sql`
  select d.id::float8 as id, d.kept_to is null and d.basis = (${basisOf(asked)}) as "isKept", d.changed::float8[] as changed,
    d.asked_at < ${minutesAgo(activeMinutes / 4)} as "isOld"
  from ${standingDays} d where ${isRead(asked.companyId)} and d.day = ${asked.day}::date`

/** Notes that a past day of a large company is asked for, so that it is kept soon. */
export async function askForDay(
  db: Pick<Database, 'execute'>,
  { companyId, day }: Pick<Basis, 'companyId' | 'day'>,
): Promise<void> {
  await db.execute(sql`
    insert into ${standingDays} (company_id, day) values (${companyId}, ${day}::date)
    on conflict (company_id, day) where dropped_at is null do update set asked_at = clock_timestamp()`)
}

/**
 * Says of each past day that is kept that the records of some people have changed. It waits for whoever keeps one meanwhile, and adds to what is left
 * by them.
 */
export async function forgetPast(tx: Transaction, employeeIds: readonly number[]): Promise<void> {
  const theirs = sql`from ${employees} e where e.company_id = d.company_id and e.id = any(${sql.param(employeeIds)}::bigint[])`
  await tx.execute(sql`update ${standingDays} d set changed = array(select unnest(d.changed) union select e.id ${theirs})
    where d.dropped_at is null and exists (select ${theirs})`)
  await tx.execute(sql`update ${standingDays} d set dropped_at = clock_timestamp()
    where d.dropped_at is null and cardinality(d.changed) > ${mostChanged}`)
}

/** Keeps the past days of a company that were asked for lately, and removes those that nobody asks for any more. */
export async function keepPast(db: Database, asked: Omit<Basis, 'day'>): Promise<void> {
  const { companyId } = asked
  const isOutdated = sql`d.basis not in ('', ${basisOf({ ...asked, day: sql`d.day` })})`
  await db.execute(sql`
    update ${standingDays} d set dropped_at = clock_timestamp() where ${isRead(companyId)} and (d.asked_at < ${minutesAgo(7 * 24 * 60)}
      or d.id not in (select l.id from ${standingDays} l where l.company_id = ${companyId} and l.dropped_at is null order by l.asked_at desc, l.id desc limit ${mostDays})
      or ${isOutdated})`)
  await db.execute(
    sql`delete from ${standingDays} d where d.company_id = ${companyId} and d.dropped_at < ${minutesAgo(restMinutes)}`,
  )
  const { rows } = await db.execute<{ id: number; day: string }>(sql`
    select d.id::float8 as id, d.day::text as day from ${standingDays} d where ${isRead(companyId)}
      and d.asked_at > ${minutesAgo(activeMinutes)} and (d.kept_to is not null or d.changed <> '{}') order by d.id`)
  for (const { id, day } of rows) while (await keepSome(db, { ...asked, day }, id));
  // Lists are narrowed by how many stand so, which the embedded database counts for nobody by itself.
  if (rows.length > 0) await db.execute(sql`analyze ${pastStandings}`)
}

/**
 * Keeps where some more people stood on a day, or those who have changed. Whoever tells of changes waits for it, so that a change is seen here or
 * told of afterwards.
 * @returns whether there may be more to do
 */
function keepSome(db: Database, asked: Basis, id: number): Promise<boolean> {
  return db.transaction(async tx => {
    await tx.execute(sql`set local statement_timeout = '60s'`)
    const { rows } = await tx.execute<{ keptTo: number | null; changed: number[] }>(sql`
      select d.kept_to::float8 as "keptTo", d.changed::float8[] as changed from ${standingDays} d where d.id = ${id} and ${isRead(asked.companyId)} for update`)
    const [day] = rows
    if (!day) return false
    if (day.keptTo !== null) return addSome(tx, asked, id, day.keptTo)
    const changed = sql`any(${sql.param(day.changed)}::bigint[])`
    await tx.execute(
      sql`delete from ${pastStandings} p where p.day_id = ${id} and p.employee_id = ${changed}`,
    )
    await add(tx, asked, id, { people: sql`e.id = ${changed}`, kept: sql`changed = '{}'` })
    return false
  })
}

async function addSome(tx: Transaction, asked: Basis, id: number, keptTo: number): Promise<boolean> {
  const isFull = sql`(select count(*) from chosen) = ${peopleAtOnce}`
  return add(tx, asked, id, {
    people: sql`e.id > ${keptTo} order by e.id limit ${peopleAtOnce}`,
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
    chosen as materialized (select e.id from ${employees} e where e.company_id = ${companyId} and ${people}),
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
