import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'

/**
 * Holds an exam until the transaction ends: those who write into it come one after another. Its course is held first, as by an import: what is
 * written into the one is kept in the outline of the other, and two that held them the other way round would wait for each other for ever.
 */
export async function lockExam(tx: Connection, examId: SQL | number): Promise<void> {
  await tx.execute(
    sql`select from courses where id = (select e.course_id from exams e where e.id = ${examId}) for no key update`,
  )
  await tx.execute(sql`select from exams where id = ${examId} for update`)
}
