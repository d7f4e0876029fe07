import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'

/** Folds what was counted into `counters`, in one statement: readers of `counter_totals` see the same sum before and after. */
export async function foldCounters(db: Connection): Promise<void> {
  await db.execute(sql`
    with folded as (delete from counter_deltas d using (select id from counter_deltas order by id limit 10000 for update skip locked) k
      where d.id = k.id returning d.name, d.delta)
    update counters c set value = c.value + f.added
    from (select name, sum(delta) as added from folded group by name) f where f.name = c.name`)
}

/**
 * Adds new enrolments to what their courses have sold and their instructors have taught, in one statement. Rows that another transaction
 * has locked are left for the next run: neither waits for the other.
 */
export async function foldEnrolments(db: Connection): Promise<void> {
  // An update of no course would still tell every host that the catalogue has changed.
  const { rows } = await db.execute<{ some: boolean }>(
    sql`select exists (select from enrolment_deltas) as some`,
  )
  if (rows[0]?.some !== true) return
  await db.execute(sql`
    with due as (select c.id, c.instructor_id from courses c join instructors i on i.id = c.instructor_id
        where c.id in (select course_id from enrolment_deltas) order by c.id for no key update of c, i skip locked),
      folded as (delete from enrolment_deltas d using due where d.course_id = due.id returning d.course_id, d.added),
      taught as (update instructors i set student_count = i.student_count + n.added
        from (select due.instructor_id, sum(f.added) as added from folded f join due on due.id = f.course_id group by due.instructor_id) n
        where n.instructor_id = i.id)
    update courses c set sold = c.sold + n.added
    from (select course_id, sum(added) as added from folded group by course_id) n where n.course_id = c.id`)
}
