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
    const learners = await learnersAfter(db, course, reached)
    const last = learners.at(-1)?.user_id
    if (last === undefined) return
    done += learners.length
    reached = last
    const users = learners.filter(({ differs }) => differs).map(({ user_id }) => user_id)
    if (users.length === 0) continue
    await job.commitPart(async tx => {
      await lockLearners(tx, course, users)
      for (const user of users) if (await lockAccess(tx, user, course)) await settleExams(tx, user, course)
      return { done, total: done }
    })
  }
}

interface Learner {
  user_id: number
  /** Something else is kept of them than what they have reached by now. */
  differs: boolean
}

/** The next learners who have not completed the course, by their ids: so many at a time, since what each has reached takes a while to count. */
async function learnersAfter(db: Database, course: number, after: number): Promise<Learner[]> {
  const [user, ofCourse] = [sql.raw('e.user_id'), sql.raw('e.course_id')]
  const { rows } = await db.execute<Learner & Record<string, unknown>>(sql`
    select e.user_id::float8 as user_id, (n.percent <> e.percent or n.percent = 100) and ${hasAccess(user, ofCourse)} as differs
    from (select * from enrolments where course_id = ${course} and user_id > ${after} and (completed_at is null or renewing_since is not null)
      order by user_id limit ${partSize}) e cross join lateral (select ${percentOf(user, ofCourse)} as percent) n
    order by e.user_id`)
  return rows
}
