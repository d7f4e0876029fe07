import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../db/client.ts'
import { enrolmentGrants, enrolments, nowDown, type GrantEndReason } from '../../db/schema/index.ts'
import { closeOpenAttempts } from '../exams/ending.ts'
import { emit } from '../platform/outbox/emit.ts'
import { eachInTurn } from '../platform/queue/each-in-turn.ts'
import { jobKind } from '../platform/queue/job-kind.ts'
import { enqueue } from '../platform/queue/job-queue.ts'
import { lockAccess } from './access.ts'

interface GrantPeriod {
  userId: number
  courseId: number
  /** Now, without it. */
  startsAt?: Date | undefined
  /** A scheduled end; none, without it. */
  endsAt?: Date | undefined
}

/** A grant with what gave it. */
export type Grant = GrantPeriod &
  (
    | { kind: 'free' }
    | { kind: 'order'; orderLineId?: number | undefined }
    | { kind: 'seat'; companyId: number; seatId?: number | undefined; assignmentId?: number | undefined }
    | { kind: 'licence'; companyId: number; seatId: number; endsAt: Date }
    | { kind: 'assignment'; companyId: number; assignmentId: number }
    | { kind: 'gift'; givenBy: number; reason?: string | undefined }
    | { kind: 'operator'; givenBy?: number | undefined; reason: string }
  )

/** A grant of an earlier day, as an import tells it. */
export type PastGrant = Grant & { endedReason?: GrantEndReason | undefined }

/** Which grants: by its id, or by what gave it. */
export type GrantSource =
  | { id: number }
  | { orderLineId: number }
  | { seatId: number }
  | { assignmentId: number }

/** Settles grants whose scheduled end has passed. */
export const settleDueGrants = jobKind<Record<string, never>>('settle_ended_grants', { leaseSeconds: 120 })

/**
 * Opens a grant, with the enrolment where there is none. What the same source has given already stays one grant.
 * @returns whether the grant is new, and whether the person had access before
 */
export async function openGrant(
  tx: Connection,
  grant: Grant,
): Promise<{ isNew: boolean; hadAccess: boolean }> {
  const { userId, courseId, endsAt } = grant
  const begun = await tx
    .insert(enrolments)
    .values({ userId, courseId })
    .onConflictDoNothing()
    .returning({ id: enrolments.id })
  // A new enrolment is invisible to others until this commits, and has no grant yet.
  const hadAccess = begun.length === 0 && (await lockAccess(tx, userId, courseId))
  if (begun.length === 0) await settleDue(tx, [userId], courseId)
  const made = await tx
    .insert(enrolmentGrants)
    .values(rowOf(grant))
    .onConflictDoNothing()
    .returning({ id: enrolmentGrants.id })
  if (made.length > 0 && endsAt !== undefined) await scheduleEnd(tx, endsAt)
  return { isNew: made.length > 0, hadAccess }
}

/**
 * Opens what a person's order bought, in one statement where they begin with all of it: nearly always. Courses that they learned before are
 * opened one after another, as `openGrant` does.
 * @param lines in the order of their courses
 */
export async function openBought(
  tx: Connection,
  userId: number,
  lines: readonly { courseId: number; orderLineId: number }[],
): Promise<void> {
  const rows = lines.map(({ courseId, orderLineId }) => ({ course_id: courseId, line_id: orderLineId }))
  const { rows: opened } = await tx.execute<{ course_id: number }>(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as g(course_id bigint, line_id bigint)
    ), begun as (
      insert into enrolments (user_id, course_id) select ${userId}, g.course_id from given g order by g.course_id
      on conflict do nothing returning course_id
    )
    insert into enrolment_grants (user_id, course_id, kind, order_line_id)
    select ${userId}, g.course_id, 'order', g.line_id from given g join begun b on b.course_id = g.course_id
    returning course_id::float8 as course_id`)
  const begun = new Set(opened.map(row => row.course_id))
  for (const { courseId, orderLineId } of lines)
    if (!begun.has(courseId)) await openGrant(tx, { userId, courseId, kind: 'order', orderLineId })
}

/** Stores why grants of a course are over that the clock has ended. The caller has locked the enrolments. */
export async function settleDue(tx: Connection, userIds: readonly number[], courseId: number): Promise<void> {
  const theirs = and(inArray(enrolmentGrants.userId, [...userIds]), eq(enrolmentGrants.courseId, courseId))
  await settle(tx, theirs, isDue, 'expired')
}

/** Writes grants of the past for enrolments that are there: no notification, no effect on what is under way. */
export async function recordGrants(tx: Connection, grants: PastGrant[]): Promise<void> {
  for (let at = 0; at < grants.length; at += 500) {
    const page = grants.slice(at, at + 500)
    await tx
      .insert(enrolmentGrants)
      .values(page.map(grant => ({ ...rowOf(grant), endedReason: grant.endedReason ?? null })))
  }
}

/**
 * Ends grants now; others of the same learner and course stay open. With the last one the access ends: in lessons, their media and
 * channels, and in an attempt under way, which is closed as it stands. Progress, notes and certificates stay.
 * @returns how many ended
 */
export async function endGrant(
  tx: Connection,
  source: GrantSource,
  endedReason: GrantEndReason,
  endedNote?: string,
): Promise<number> {
  const which = sourceOf(source)
  const touched = await tx
    .select({ userId: enrolmentGrants.userId, courseId: enrolmentGrants.courseId })
    .from(enrolmentGrants)
    .where(and(which, isNull(enrolmentGrants.endedReason)))
    .groupBy(enrolmentGrants.userId, enrolmentGrants.courseId)
    .orderBy(asc(enrolmentGrants.userId), asc(enrolmentGrants.courseId))
  let ended = 0
  for (const { userId, courseId } of touched) {
    await lockAccess(tx, userId, courseId)
    const mine = and(which, eq(enrolmentGrants.userId, userId), eq(enrolmentGrants.courseId, courseId))
    ended += await settle(tx, mine, undefined, endedReason, endedNote)
    await leaveIfEnded(tx, userId, courseId)
  }
  return ended
}

/**
 * Ends what the clock has ended: the reason is stored, and learners without another grant leave the course.
 * @returns how many learners'
 * @throws AggregateError of those where it failed, after the others had their turn
 */
export async function settleEndedGrants(db: Database): Promise<number> {
  const due = await db
    .select({ userId: enrolmentGrants.userId, courseId: enrolmentGrants.courseId })
    .from(enrolmentGrants)
    .where(and(isDue, isNull(enrolmentGrants.endedReason)))
    .groupBy(enrolmentGrants.userId, enrolmentGrants.courseId)
    .limit(200)
  await eachInTurn(due, 'Some grants could not be ended.', ({ userId, courseId }) =>
    db.transaction(async tx => {
      await lockAccess(tx, userId, courseId)
      const mine = and(eq(enrolmentGrants.userId, userId), eq(enrolmentGrants.courseId, courseId))
      if ((await settle(tx, mine, isDue, 'expired')) > 0) await leaveIfEnded(tx, userId, courseId)
    }),
  )
  return due.length
}

/** By the statement's clock: no index is read by one that may go on within it. */
const isDue = and(isNotNull(enrolmentGrants.endsAt), sql`${enrolmentGrants.endsAt} <= statement_timestamp()`)

async function settle(
  tx: Connection,
  which: SQL | undefined,
  when: SQL | undefined,
  endedReason: GrantEndReason,
  endedNote?: string,
): Promise<number> {
  const ended = await tx
    .update(enrolmentGrants)
    .set({
      // A grant that had not begun ends with its beginning: it was never open.
      endsAt: sql`greatest(${enrolmentGrants.startsAt}, least(${enrolmentGrants.endsAt}, ${nowDown}))`,
      endedReason,
      endedNote: endedNote ?? null,
    })
    .where(and(which, when, isNull(enrolmentGrants.endedReason)))
    .returning({ id: enrolmentGrants.id })
  return ended.length
}

/** Closes the realtime connections of people without access: they reconnect, and may not subscribe to the lessons' channels. */
async function leaveIfEnded(tx: Connection, userId: number, courseId: number): Promise<void> {
  if (await lockAccess(tx, userId, courseId)) return
  await closeOpenAttempts(tx, userId, courseId)
  await emit(tx, [{ terminate: String(userId) }])
}

/** One job serves all that end in the same second. */
export async function scheduleEnd(tx: Connection, endsAt: Date): Promise<void> {
  const runAt = new Date(Math.ceil((endsAt.getTime() + 1) / 1000) * 1000)
  await enqueue(tx, settleDueGrants, {}, { runAt, uniqueKey: runAt.toISOString() })
}

function sourceOf(source: GrantSource): SQL {
  if ('id' in source) return eq(enrolmentGrants.id, source.id)
  if ('orderLineId' in source) return eq(enrolmentGrants.orderLineId, source.orderLineId)
  if ('seatId' in source) return eq(enrolmentGrants.seatId, source.seatId)
  return eq(enrolmentGrants.assignmentId, source.assignmentId)
}

function rowOf(grant: Grant): typeof enrolmentGrants.$inferInsert {
  const { userId, courseId, kind, startsAt, endsAt } = grant
  return {
    userId,
    courseId,
    kind,
    ...(startsAt !== undefined && { startsAt }),
    endsAt: endsAt ?? null,
    orderLineId: ('orderLineId' in grant ? grant.orderLineId : undefined) ?? null,
    companyId: 'companyId' in grant ? grant.companyId : null,
    seatId: ('seatId' in grant ? grant.seatId : undefined) ?? null,
    assignmentId: ('assignmentId' in grant ? grant.assignmentId : undefined) ?? null,
    givenBy: ('givenBy' in grant ? grant.givenBy : undefined) ?? null,
    reason: ('reason' in grant ? grant.reason : undefined) ?? null,
  }
}
