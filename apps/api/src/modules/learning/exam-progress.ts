import { sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../db/client.ts'
import { countedGrade } from '../exams/counted.ts'
import { eachInTurn } from '../platform/queue/each-in-turn.ts'
import { followProgress } from './assigned.ts'
import { completeIfDone } from './certificates/completion.ts'
import { percentOf } from './percent.ts'
import { renewingSince } from './renewal/since.ts'

/** How many of a course's exams a learner has passed and may know of, and whether a result is held back yet. */
const examsOf = (user: SQL | number, course: SQL | number) => sql`
  select count(*) filter (where g.passed and g.is_visible)::int as passed, coalesce(bool_or(not g.is_visible), false) as is_held
  from exams x cross join lateral (${countedGrade('x', user, { since: renewingSince(user, course) })}) g where x.course_id = ${course} and x.published_at is not null`

/**
 * Counts what an exam has come to into its course: the percentage, what companies see of it, and the completion where nothing else is wanting.
 * To be called under `lockAccess` by each act that grades.
 */
export async function settleExams(tx: Connection, userId: number, courseId: number): Promise<void> {
  await completeIfDone(tx, userId, courseId)
  await countExams(tx, userId, courseId)
}

/** Counts the exams that are passed, and the percentage with them. To be called under `lockAccess`. */
export async function countExams(tx: Connection, userId: number, courseId: number): Promise<void> {
  const own = sql`e.user_id = ${userId} and e.course_id = ${courseId}`
  await tx.execute(sql`
    update enrolments e set exams_passed = g.passed, exams_pending = g.is_held from (${examsOf(userId, courseId)}) g
    where ${own} and (e.exams_passed, e.exams_pending) is distinct from (g.passed, g.is_held)`)
  const percent = percentOf(sql`${userId}::bigint`, sql`${courseId}::bigint`)
  await tx.execute(sql`update enrolments e set percent = n.percent from (select ${percent} as percent) n
    where ${own} and e.percent <> n.percent`)
  await followProgress(tx, [userId], courseId, 1)
}

/**
 * Counts the exams whose results may be seen by now, and those that were never counted.
 * @returns how many enrolments
 * @throws AggregateError of those where it failed, after the others had their turn
 */
export async function countPendingExams(db: Database): Promise<number> {
  const { rows } = await db.execute<{ user_id: string; course_id: string }>(sql`
    select e.user_id, e.course_id from enrolments e cross join lateral (${examsOf(sql`e.user_id`, sql`e.course_id`)}) g
    where e.exams_pending and (g.passed <> e.exams_passed or not g.is_held) order by e.id limit 200`)
  await eachInTurn(rows, 'The exams of some enrolments could not be counted.', row => {
    const [userId, courseId] = [Number(row.user_id), Number(row.course_id)]
    return db.transaction(async tx => {
      await tx.execute(
        sql`select from enrolments where user_id = ${userId} and course_id = ${courseId} for no key update`,
      )
      await countExams(tx, userId, courseId)
    })
  })
  return rows.length
}
