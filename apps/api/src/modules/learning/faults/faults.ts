import { fold } from '@masar/text'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { Database, Transaction } from '../../../db/client.ts'
import { instructors, lessonFaultReports, lessonFaults } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { cleanParagraphs } from '../../accounts/fields/name.ts'
import { lessonFaultReported } from '../../platform/notifications/lesson-notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import type { DiscussedLesson } from '../discussions/access.ts'
import { limits, type FaultBody } from './schema.ts'

/** Seconds of a video that are one place: people report what they saw a little earlier or later. */
const sameSeconds = 10

/**
 * Reports a fault of a lesson. Another report of the same place joins the open fault there, and the instructor is notified
 * of each fault once; a person who reports one again says it in other words.
 * @throws AppError `malformed` for a second and words at once, or a second where there is no video; `faults_used_up`
 */
export async function reportFault(
  db: Database,
  userId: number,
  lesson: DiscussedLesson,
  body: Static<typeof FaultBody>,
): Promise<void> {
  const { kind, text = '' } = body
  const [position, quote] = [body.position_seconds ?? null, body.quote?.trim() ?? null]
  if ((position !== null && quote !== null) || (position !== null && !lesson.hasVideo))
    throw new AppError('malformed')
  await db.transaction(async tx => {
    // Locked until the end: of reports that come at once, no more are made than the day has room for.
    await tx.execute(sql`select 1 from users where id = ${userId} for no key update`)
    const values = { lessonId: lesson.id, kind, place: placeOf(position, quote), position, quote }
    const [fault] = await tx
      .insert(lessonFaults)
      .values(values)
      .onConflictDoUpdate({
        target: [lessonFaults.lessonId, lessonFaults.kind, lessonFaults.place],
        targetWhere: sql`resolved_at is null`,
        set: { kind },
      })
      .returning({ id: lessonFaults.id, isNew: sql<boolean>`xmax = 0` })
    if (!fault) throw new Error('The fault was not made.')
    const report = { faultId: fault.id, userId, text: cleanParagraphs(text) }
    const reworded = await tx
      .update(lessonFaultReports)
      .set({ text: report.text })
      .where(and(eq(lessonFaultReports.faultId, fault.id), eq(lessonFaultReports.userId, userId)))
      .returning({ faultId: lessonFaultReports.faultId })
    if (reworded.length === 0) {
      await refuseBeyondTheDay(tx, userId)
      await tx.insert(lessonFaultReports).values(report)
    }
    if (fault.isNew) await notifyInstructor(tx, userId, lesson, position)
  })
}

/** Names the place: a stretch of the video, words as search folds them, or the lesson as a whole. */
function placeOf(position: number | null, quote: string | null): string {
  if (position !== null) return `at:${Math.floor(position / sameSeconds)}`
  return quote === null ? 'lesson' : `words:${fold(quote)}`
}

async function refuseBeyondTheDay(tx: Transaction, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ made: number; wait: number | null }>(
    sql`select count(*)::int as made, ceil(extract(epoch from min(created_at) + interval '1 day' - clock_timestamp()))::int as wait
      from lesson_fault_reports where user_id = ${userId} and created_at > clock_timestamp() - interval '1 day'`,
  )
  if ((rows[0]?.made ?? 0) >= limits.perDay)
    throw new AppError('faults_used_up', {
      data: { limit: limits.perDay },
      retryAfter: Math.max(1, rows[0]?.wait ?? 1),
    })
}

async function notifyInstructor(
  tx: Transaction,
  userId: number,
  lesson: DiscussedLesson,
  position: number | null,
): Promise<void> {
  const [teacher] = await tx
    .select({ userId: instructors.userId })
    .from(instructors)
    .where(
      sql`${instructors.id} = (select c.instructor_id from courses c where c.id = ${lesson.courseId}) and ${instructors.state} = 'approved'`,
    )
  if (teacher && teacher.userId !== userId)
    await notify(tx, { userId: teacher.userId, ...lessonFaultReported({ lesson, position }) })
}

/** So many open faults of a lesson are read at once. */
const mostFaults = 200

/** The open faults of a lesson, for its instructor: the most reported first, without their names. */
export async function listFaults(db: Database, lessonId: number) {
  const reportCount = sql<number>`count(*)::int`
  const rows = await db
    .select({
      id: lessonFaults.id,
      kind: lessonFaults.kind,
      position: lessonFaults.position,
      quote: lessonFaults.quote,
      createdAt: lessonFaults.createdAt,
      reportCount,
      texts: sql<
        string[] | null
      >`json_agg(${lessonFaultReports.text} order by ${lessonFaultReports.createdAt}) filter (where ${lessonFaultReports.text} <> '')`,
    })
    .from(lessonFaults)
    .innerJoin(lessonFaultReports, eq(lessonFaultReports.faultId, lessonFaults.id))
    .where(and(eq(lessonFaults.lessonId, lessonId), isNull(lessonFaults.resolvedAt)))
    .groupBy(lessonFaults.id)
    .orderBy(desc(reportCount), desc(lessonFaults.id))
    .limit(mostFaults)
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    position_seconds: row.position,
    quote: row.quote,
    reported_at: row.createdAt.toISOString(),
    report_count: row.reportCount,
    texts: row.texts ?? [],
  }))
}

/** The lesson of an open fault. @throws AppError `not_found` */
export async function lessonOfFault(db: Database, id: number): Promise<number> {
  const [row] = await db
    .select({ lessonId: lessonFaults.lessonId })
    .from(lessonFaults)
    .where(and(eq(lessonFaults.id, id), isNull(lessonFaults.resolvedAt)))
  if (!row) throw new AppError('not_found')
  return row.lessonId
}

/** Takes a fault off the list; what is reported of its place later is another one. */
export async function resolveFault(db: Database, id: number): Promise<void> {
  await db
    .update(lessonFaults)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(lessonFaults.id, id), isNull(lessonFaults.resolvedAt)))
}
