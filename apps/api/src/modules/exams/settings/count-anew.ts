import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { exams } from '../../../db/schema/index.ts'
import { lockAccess, lockLearners } from '../../learning/access.ts'
import { correctGrades } from '../../learning/certificates/completion.ts'
import { settleExams } from '../../learning/exam-progress.ts'
import { jobKind, PermanentJobError } from '../../platform/queue/job-kind.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { isCounted } from '../counted.ts'

/** Recounts what learners have reached in an exam, where other attempts count than before. */
export const countExamAnew = jobKind<{ exam: number }>('count_exam_anew')

/** How many learners a transaction holds. */
const partSize = 50

/**
 * Recounts an exam for everyone who has a result in it, a part of them in each transaction: the percentage, what companies see, the
 * certificate of whom nothing else was wanting, and the grade of those that are out. A repeated run changes nothing.
 */
export async function workOnCount(
  db: Database,
  { exam: id }: { exam: number },
  job: JobContext,
): Promise<void> {
  const [exam] = await db.select({ courseId: exams.courseId }).from(exams).where(eq(exams.id, id))
  if (!exam) throw new PermanentJobError('the exam is gone')
  const total = await learnersAfter(db, id, 0, null)
  let done = 0
  let reached = 0
  for (;;) {
    job.signal.throwIfAborted()
    const users = await learnersAfter(db, id, reached, partSize)
    const last = users.at(-1)
    if (last === undefined) return
    done += users.length
    await job.commitPart(async tx => {
      await lockLearners(tx, exam.courseId, users)
      for (const user of users)
        if (await lockAccess(tx, user, exam.courseId)) await settleExams(tx, user, exam.courseId)
      await correctGrades(tx, id, users)
      return { done, total: total.length }
    })
    reached = last
  }
}

/** Those who have a result in an exam, by their ids. */
async function learnersAfter(
  db: Database,
  examId: number,
  after: number,
  limit: number | null,
): Promise<number[]> {
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select distinct a.user_id::float8 as user_id from attempts a
    where a.exam_id = ${examId} and a.user_id > ${after} and ${isCounted} order by 1 limit ${limit}`)
  return rows.map(({ user_id }) => user_id)
}
