import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { emit } from '../../platform/outbox/emit.ts'

/** Publishes to the devices of a lesson's instructor that the state of its recording has changed. */
export async function publishToInstructor(tx: Connection, lessonId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select t.user_id::float8 as id from lessons l join courses c on c.id = l.course_id join instructors t on t.id = c.instructor_id
    where l.id = ${lessonId}`)
  await emit(
    tx,
    rows.map(({ id }) => ({
      channel: `private-user.${id}`,
      name: 'RecordingChanged',
      data: { lesson_id: lessonId },
    })),
  )
}

/** Publishes to everyone with the lesson open that its content has changed. */
export async function publishToReaders(tx: Connection, lessonId: number): Promise<void> {
  await emit(tx, [
    { channel: `presence-lesson.${lessonId}`, name: 'LessonChanged', data: { lesson_id: lessonId } },
  ])
}
