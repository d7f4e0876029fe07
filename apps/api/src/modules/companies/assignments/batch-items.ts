import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import type { WantedCourse } from './pairs.ts'

/** What is left to write of an act: its other courses, for the people of one that is written. */
export interface Rest {
  like: number
  courses: WantedCourse[]
}

/** Writes the pairs of a batch with one more course, for the people with whom another is written; those that are there already stay. */
export async function copyToCourse(
  tx: Transaction,
  batchId: number,
  like: number,
  { courseId, pathId }: WantedCourse,
): Promise<void> {
  await tx.execute(sql`
    insert into assignment_batch_items (company_id, batch_id, employee_id, course_id, learning_path_id)
    select i.company_id, i.batch_id, i.employee_id, ${courseId}::bigint,
      (select p.id from learning_paths p where p.company_id = i.company_id and p.id = ${pathId}::bigint) from assignment_batch_items i
    where i.batch_id = ${batchId} and i.course_id = ${like}
    on conflict do nothing`)
}
