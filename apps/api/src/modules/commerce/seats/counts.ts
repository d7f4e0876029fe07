import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'

/**
 * Adds the counts of each pool of seats up into one row, in one statement: readers see the same sums before and after. Rows that another
 * transaction has locked are left for the next run: neither waits for the other.
 */
export async function foldSeatCounts(db: Connection): Promise<void> {
  await db.execute(sql`
    with found as (select id, pool_id, started, returned from seat_counts
        where pool_id in (select pool_id from seat_counts group by pool_id having count(*) > 1)
        order by id limit 10000 for update skip locked),
      sums as (select min(id) as id, pool_id, sum(started) as started, sum(returned) as returned from found group by pool_id),
      gone as (delete from seat_counts c using found f, sums s where c.id = f.id and s.pool_id = f.pool_id and c.id <> s.id)
    update seat_counts c set started = s.started, returned = s.returned from sums s where c.id = s.id`)
}

/** Pools whose counts are not what their ledger says: none, at any moment between transactions. */
export const poolsCountedWrong = `
  select p.id from seat_pools p
    left join (select pool_id, sum(started) as started, sum(returned) as returned from seat_counts group by pool_id) c on c.pool_id = p.id
    left join (select pool_id, count(*) as returned from seat_ledger where movement = 'returned' group by pool_id) r on r.pool_id = p.id
    left join (select l.pool_id, count(distinct l.employee_id) as started from seat_ledger l
      where l.movement = 'started' and not exists (select from seat_ledger r where r.pool_id = l.pool_id and r.employee_id = l.employee_id
        and r.movement in ('returned', 'expired', 'refunded') and r.id > l.id) group by l.pool_id) s on s.pool_id = p.id
  where coalesce(c.started, 0) <> coalesce(s.started, 0) or coalesce(c.returned, 0) <> coalesce(r.returned, 0)`
