import { sql, type SQL } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { jobKind, PermanentJobError } from '../../platform/queue/job-kind.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { hasAccess, lockLearners } from '../access.ts'
import { completeForMany } from '../progress.ts'

/** Completes a lesson for those who have solved all that its quiz asks by now, without having answered since. */
export const settleQuizzes = jobKind<{ lessonId: number }>('settle_quizzes')

/** How many learners a transaction completes the lesson for: others wait for it no longer than for a save. */
const partSize = 50
/** Seconds until a lesson is looked at again that somebody is writing. */
const writingSeconds = 5

/** Whether a learner has solved each question that a lesson's quiz asks; false where it asks nothing. */
export function hasSolved(user: SQL | number, lessonId: number): SQL<boolean> {
  return sql<boolean>`(exists (select from quiz_questions q where q.lesson_id = ${lessonId} and q.retired_at is null)
    and not exists (select from quiz_questions q where q.lesson_id = ${lessonId} and q.retired_at is null and not exists (
      select from quiz_standings s where s.question_id = q.id and s.user_id = ${user} and s.solved_at is not null)))`
}

/** Has a lesson settled once the transaction that changes its quiz has committed, where anybody has solved a question of it. */
export async function settleLater(tx: Connection, lessonId: number): Promise<void> {
  const { rows } = await tx.execute<{ any: boolean }>(sql`
    select exists (select from quiz_standings s join quiz_questions q on q.id = s.question_id
      where q.lesson_id = ${lessonId} and s.solved_at is not null) as any`)
  if (rows[0]?.any) await enqueue(tx, settleQuizzes, { lessonId })
}

/**
 * Whether the quiz completes the lesson, held so until the transaction ends: who changes it after this finds what is written now. Nobody waits:
 * while it is being written, by an import for minutes, the lesson is settled afterwards.
 * @returns null while somebody is writing the lesson
 */
export async function holdRule(tx: Connection, lessonId: number): Promise<boolean | null> {
  const { rows } = await tx.execute<{ isRule: boolean }>(sql`
    select completion = 'quiz' as "isRule" from lessons where id = ${lessonId} for share skip locked`)
  return rows[0]?.isRule ?? null
}

/** Has a lesson settled that is being written now. */
export async function settleAfterWriting(tx: Connection, lessonId: number): Promise<void> {
  // Without a key by which several are one: a writer's own job would be waited for.
  const runAt = new Date(Date.now() + writingSeconds * 1000)
  await enqueue(tx, settleQuizzes, { lessonId }, { runAt })
}

/** Does the work of `settleQuizzes`: a part of the learners in each transaction, in the order of their ids. */
export async function workOnSettling({ lessonId }: { lessonId: number }, job: JobContext): Promise<void> {
  let done = job.reached?.done ?? 0
  for (;;) {
    job.signal.throwIfAborted()
    const before = done
    await job.commitPart(async tx => {
      done = before + (await settlePart(tx, lessonId))
      return { done, total: done }
    })
    if (done < before + partSize) return
  }
}

/** @returns how many learners the lesson was completed for */
async function settlePart(tx: Transaction, lessonId: number): Promise<number> {
  const { rows } = await tx.execute<{ courseId: number }>(
    sql`select course_id::float8 as "courseId" from lessons where id = ${lessonId}`,
  )
  const [lesson] = rows
  if (!lesson) throw new PermanentJobError('the lesson is gone')
  if ((await holdRule(tx, lessonId)) === null) {
    await settleAfterWriting(tx, lessonId)
    return 0
  }
  const due = await dueLearners(tx, lessonId, null)
  await lockLearners(tx, lesson.courseId, due)
  // Read anew: some have completed it meanwhile, or have the course no more.
  const still = due.length === 0 ? [] : await dueLearners(tx, lessonId, due)
  if (still.length > 0) await completeForMany(tx, still, { id: lessonId, courseId: lesson.courseId })
  return due.length
}

/** @param among null: all */
async function dueLearners(
  tx: Connection,
  lessonId: number,
  among: readonly number[] | null,
): Promise<number[]> {
  const user = sql.raw('e.user_id')
  const { rows } = await tx.execute<{ id: number }>(sql`
    select e.user_id::float8 as id from lessons l join enrolments e on e.course_id = l.course_id
    where l.id = ${lessonId} and l.retired_at is null and l.completion = 'quiz'
      and e.user_id in (select s.user_id from quiz_standings s join quiz_questions q on q.id = s.question_id
        where q.lesson_id = l.id and q.retired_at is null and s.solved_at is not null)
      and ${hasSolved(user, lessonId)} and ${hasAccess(user, sql.raw('e.course_id'))}
      and not exists (select from lesson_progress p where p.user_id = e.user_id and p.lesson_id = l.id and p.completed_at is not null)
      ${among === null ? sql`` : sql`and e.user_id = any(${sql.param([...among])}::bigint[])`}
    order by e.user_id limit ${partSize}`)
  return rows.map(({ id }) => id)
}
