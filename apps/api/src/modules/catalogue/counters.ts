import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'

/** Folds what was counted into `counters`, in one statement: readers of `counter_totals` see the same sum before and after. */
export async function foldCounters(db: Database): Promise<void> {
  await db.execute(sql`
    with folded as (delete from counter_deltas d using (select id from counter_deltas order by id limit 10000 for update skip locked) k
      where d.id = k.id returning d.name, d.delta)
    update counters c set value = c.value + f.added
    from (select name, sum(delta) as added from folded group by name) f where f.name = c.name`)
}
