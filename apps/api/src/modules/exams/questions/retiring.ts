import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'

/** Takes a question out of new attempts, where its exam or pool has enough others. @returns whether it was taken out now */
export async function retireQuestion(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update questions q set retired_at = clock_timestamp() where q.id = ${id} and q.retired_at is null
      and (select count(*) from questions o where o.exam_id = q.exam_id and o.pool_id is not distinct from q.pool_id
        and o.retired_at is null and o.id <> q.id) >= coalesce((select p.draw_count from question_pools p where p.id = q.pool_id), 1)
    returning q.id`)
  return rows.length > 0
}
