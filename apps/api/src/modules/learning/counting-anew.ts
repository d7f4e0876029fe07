import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../db/client.ts'
import { jobKind } from '../platform/queue/job-kind.ts'
import { enqueue } from '../platform/queue/job-queue.ts'
import type { JobContext } from '../platform/queue/job-run.ts'
import { hasAccess, lockAccess, lockLearners } from './access.ts'
import { settleExams } from './exam-progress.ts'
import { percentOf } from './percent.ts'

/** Recounts what learners have reached in a course, where other lessons or exams make it up than before. */
export const countCourseAnew = jobKind<{ course: number }>('count_course_anew')

/** How many learners a transaction holds. */
const partSize = 50

/** Has a course recounted once the transaction that changes what it demands has committed. */
export async function countLater(tx: Connection, courseId: number): Promise<void> {
  // Without a key by which several are one: a writer's own job would be waited for.
  await enqueue(tx, countCourseAnew, { course: courseId })
}

/**
 * Recounts a course for everyone who has not completed it, a part of them in each transaction: the percentage, what companies see, and the
 * completion of whom nothing is wanting any more. A repeated run changes nothing.
 */
export async function workOnCourse(
  db: Database,
  { course }: { course: number },
  job: JobContext,
): Promise<void> {
  let [done, reached] = [0, 0]
  for (;;) {
    job.signal.throwIfAborted()
    const users = await learnersAfter(db, course, reached)
    const last = users.at(-1)
    if (last === undefined) return
    done += users.length
    await job.commitPart(async tx => {
      await lockLearners(tx, course, users)
      for (const user of users) if (await lockAccess(tx, user, course)) await settleExams(tx, user, course)
      return { done, total: done }
    })
    reached = last
  }
}

/** Those of whom something else is kept than what they have reached by now, by their ids. */
async function learnersAfter(db: Database, course: number, after: number): Promise<number[]> {
  const [user, ofCourse] = [sql.raw('e.user_id'), sql.raw('e.course_id')]
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select e.user_id::float8 as user_id from enrolments e cross join lateral (select ${percentOf(user, ofCourse)} as percent) n
    where e.course_id = ${course} and e.user_id > ${after} and (e.completed_at is null or e.renewing_since is not null)
      and (n.percent <> e.percent or n.percent = 100) and ${hasAccess(user, ofCourse)}
    order by e.user_id limit ${partSize}`)
  return rows.map(({ user_id }) => user_id)
}
