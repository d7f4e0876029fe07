import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../db/client.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { notify } from '../platform/notifications/notify.ts'
import { eachInTurn } from '../platform/queue/each-in-turn.ts'
import { seesNow } from './visible.ts'

const isOut = seesNow('overall', 'a', 'x')

/** Marks a graded attempt whose result the exam's review policy holds back: its learner is notified once it is released. */
export async function awaitRelease(tx: Connection, attemptId: number): Promise<void> {
  await tx.execute(sql`update attempts a set awaits_release = true from exams x
    where a.id = ${attemptId} and x.id = a.exam_id and not ${isOut} and not a.awaits_release`)
}

/**
 * Tells learners of results that were held back and may be seen by now, each once.
 * @returns how many
 * @throws AggregateError of those where it failed, after the others had their turn
 */
export async function tellReleased(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from attempts a join exams x on x.id = a.exam_id where a.awaits_release and a.state = 'graded' and ${isOut} order by a.id limit 200`)
  await eachInTurn(rows, 'Some learners could not be told of their results.', ({ id }) =>
    db.transaction(tx => tell(tx, Number(id))),
  )
  return rows.length
}

async function tell(tx: Connection, attemptId: number): Promise<void> {
  const { rows } = await tx.execute<{ user_id: string; exam_id: string; title: BilingualText }>(sql`
    update attempts a set awaits_release = false from exams x
    where a.id = ${attemptId} and x.id = a.exam_id and a.awaits_release returning a.user_id, x.id as exam_id, x.title`)
  for (const { user_id: userId, exam_id: examId, title } of rows)
    await notify(tx, {
      userId: Number(userId),
      kind: 'exam_result_out',
      link: `/exam-details/result/${attemptId}`,
      data: { name: title, attempt_id: attemptId, exam_id: Number(examId) },
    })
}
