import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { followProgress } from './assigned.ts'
import { completeIfDone } from './certificates/completion.ts'
import { settleDue } from './grants.ts'

/** One assigned course, and the people to whom it opens. */
interface Openings {
  companyId: number
  courseId: number
  people: readonly Opening[]
}

interface Opening {
  userId: number
  assignmentId: number
  /** The movement of the ledger that took a seat; null where the course needs none. */
  seatId: number | null
  /** The person has the course by themselves: the company gives nothing, and sees the progress all the same. */
  hasOwn: boolean
}

/**
 * Does for many people what `openAssignment` does for one, in as many statements for a hundred as for one. Locks the enrolments in the order of
 * the people, as all acts do.
 */
export async function openToMany(tx: Transaction, { companyId, courseId, people }: Openings): Promise<void> {
  if (people.length === 0) return
  const userIds = people.map(({ userId }) => userId)
  const given = people.filter(({ hasOwn }) => !hasOwn)
  if (given.length > 0) await openGrants(tx, companyId, courseId, given)
  await followProgress(tx, userIds, courseId, 1)
  for (const userId of await withResults(tx, userIds, courseId)) await completeIfDone(tx, userId, courseId)
}

async function openGrants(
  tx: Transaction,
  companyId: number,
  courseId: number,
  people: readonly Opening[],
): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(
    people.map(({ userId, assignmentId, seatId }) => ({
      user_id: userId,
      assignment_id: assignmentId,
      seat_id: seatId,
    })),
  )}::json) as g(user_id bigint, assignment_id bigint, seat_id bigint)`
  await tx.execute(sql`insert into enrolments (user_id, course_id)
    select g.user_id, ${courseId} from ${rows} order by g.user_id on conflict do nothing`)
  await tx.execute(sql`select from enrolments e where e.course_id = ${courseId} and e.user_id in (select g.user_id from ${rows})
    order by e.user_id for no key update`)
  await settleDue(
    tx,
    people.map(({ userId }) => userId),
    courseId,
  )
  await tx.execute(sql`insert into enrolment_grants (user_id, course_id, kind, company_id, seat_id, assignment_id)
    select g.user_id, ${courseId}, case when g.seat_id is null then 'assignment' else 'seat' end, ${companyId}, g.seat_id, g.assignment_id
    from ${rows} order by g.user_id on conflict do nothing`)
}

/** Those who have done something in the course before: no one else can have completed it. */
async function withResults(tx: Transaction, userIds: readonly number[], courseId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select u.id::float8 as id from unnest(${sql.param(userIds)}::bigint[]) as u(id)
    where exists (select from lesson_progress p where p.user_id = u.id and p.course_id = ${courseId})
      or exists (select from attempts a join exams x on x.id = a.exam_id where a.user_id = u.id and x.course_id = ${courseId})
    order by u.id`)
  return rows.map(({ id }) => id)
}
