import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { advisoryLocks } from '../../../db/locks.ts'

const keys = sql.raw('company_id, zone, pool_id, month, day, movement')
const changesAtOnce = 10_000

/**
 * Adds what was added to the ledger of seats to its sums; readers see the same before and after. Of a company that has moved into another zone the
 * sums are made anew.
 */
export async function foldSeatSums(db: Database, atOnce = changesAtOnce): Promise<void> {
  while ((await withSums(db, tx => addChanges(tx, atOnce))) === atOnce);
  const { rows } = await db.execute<{ id: number }>(
    sql`select o.id::float8 as id from companies o where ${areOfAnotherZone(sql`o.id`, sql`o.time_zone`)} order by o.id`,
  )
  for (const { id } of rows) await withSums(db, tx => sumAnew(tx, id))
}

/** The condition that some sums of a company are of days of another zone than its present one: by the first and the last of an index. */
export function areOfAnotherZone(company: SQL, zone: SQL): SQL {
  const differs = (which: 'min' | 'max') => (table: string) =>
    sql`coalesce((select ${sql.raw(which)}(z.zone) from ${sql.raw(table)} z where z.company_id = ${company}) <> ${zone}, false)`
  const tables = ['seat_sums', 'seat_sum_changes']
  return sql`(${sql.join([...tables.map(differs('min')), ...tables.map(differs('max'))], sql` or `)})`
}

function withSums<Result>(db: Database, change: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction(async tx => {
    await tx.execute(sql`set local statement_timeout = '60s'`)
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seatSums})`)
    return change(tx)
  })
}

/** @returns how many changes were added */
async function addChanges(tx: Transaction, atOnce: number): Promise<number> {
  const { rows } = await tx.execute<{ added: number }>(sql`
    with gone as (
      delete from seat_sum_changes where id in (select id from seat_sum_changes order by id limit ${atOnce}) returning *
    ), added as (
      insert into seat_sums (${keys}, movements, moved, taken)
      select ${keys}, sum(movements), sum(moved), sum(taken) from gone group by ${keys}
      on conflict on constraint seat_sums_once do update set movements = seat_sums.movements + excluded.movements,
        moved = seat_sums.moved + excluded.moved, taken = seat_sums.taken + excluded.taken
    )
    select count(*)::int as added from gone`)
  return rows[0]?.added ?? 0
}

/** What is taken away of the changes and what is read of the ledger are of one moment: both in one statement. */
async function sumAnew(tx: Transaction, companyId: number): Promise<void> {
  await tx.execute(sql`delete from seat_sums where company_id = ${companyId}`)
  await tx.execute(sql`
    with gone as (delete from seat_sum_changes where company_id = ${companyId})
    insert into seat_sums (company_id, pool_id, zone, month, day, movement, movements, moved, taken)
    select a.company_id, a.pool_id, a.zone, a.month, a.day, a.movement, count(*), sum(abs(a.seats)), sum(greatest(-a.seats, 0)) from (
      select l.company_id, l.pool_id, l.movement, l.seats, o.time_zone as zone, to_char(l.at at time zone o.time_zone, 'YYYYMM')::int as month,
        (l.at at time zone o.time_zone)::date as day
      from seat_ledger l join companies o on o.id = l.company_id where l.company_id = ${companyId}
    ) a group by grouping sets ((a.company_id, a.pool_id, a.zone, a.month, a.movement), (a.company_id, a.pool_id, a.zone, a.month, a.day, a.movement))`)
}
