import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../db/client.ts'
import { enrolments } from '../../db/schema/index.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { AppError } from '../../errors.ts'
import { notify } from '../platform/notifications/notify.ts'
import { lockAccess } from './access.ts'
import { siteToday } from '../platform/calendar/days.ts'
import { followProgress } from './assigned.ts'
import { completeIfDone } from './certificates/completion.ts'
import type { CompletedBy } from './completion-rule.ts'
import { openGrant } from './grants.ts'
import { allowed, covered, firstOf, multirangeOf, segmentsOf, type Segment } from './watching.ts'

/** Enrols in a free course; a second time changes nothing. @throws AppError `not_found`, `course_not_free` */
export async function enrolFree(db: Database, userId: number, courseId: number): Promise<void> {
  await db.transaction(async tx => {
    // Locked alone, not shared: enrolling counts into this row, and two that share it would wait for each other for ever.
    const {
      rows: [course],
    } = await tx.execute<{ price: string; title: BilingualText }>(
      sql`select price, title from courses where id = ${courseId} and state = 'published' for no key update`,
    )
    if (!course) throw new AppError('not_found')
    if (Number(course.price) > 0) throw new AppError('course_not_free')
    const { isNew, hadAccess } = await openGrant(tx, { userId, courseId, kind: 'free' })
    if (!isNew || hadAccess) return
    await notify(tx, {
      userId,
      kind: 'enrolled',
      link: `/Course/${courseId}`,
      data: { name: course.title, course_id: courseId },
    })
  })
}

/** A lesson as far as its progress needs it. */
export interface ReportedLesson {
  id: number
  courseId: number
  by: CompletedBy
  /** Tenths of a second that its video lasts; null where that isn't known. */
  lasts: number | null
  /** Tenths of a second that have to be played; null where watching doesn't complete it. */
  needed: number | null
  /** Seconds of reading that its end on screen counts after; null where reading doesn't complete it. */
  halfReading: number | null
}

export interface ProgressReport {
  positionSeconds?: number | undefined
  secondsSeen?: number | undefined
  watched?: readonly Segment[] | undefined
  isSeen?: boolean | undefined
  isCompleted?: boolean | undefined
  /** Enough of it was attended; said by what measures that alone. */
  isAttended?: boolean | undefined
  /** Each question of its quiz was right once; said by the quiz alone. */
  isQuizSolved?: boolean | undefined
}

/**
 * Records how far a lesson has come and brings the course's percentage along, in one transaction; the last lesson may complete the course.
 * @throws AppError `not_enrolled` where access has ended: progress opens nothing; `lesson_unfinished` where the button doesn't complete it (yet)
 */
export async function recordProgress(
  db: Database,
  userId: number,
  lesson: ReportedLesson,
  report: ProgressReport,
) {
  return db.transaction(async tx => {
    // One learner's reports of one course come one after another, so that the percentage is never counted from half of them.
    if (!(await lockAccess(tx, userId, lesson.courseId))) throw new AppError('not_enrolled')
    const row = await keepReport(tx, userId, lesson, report)
    if (report.isCompleted && !row.isCompleted)
      throw new AppError('lesson_unfinished', {
        data: { watched_seconds: row.tenths / 10, needed_seconds: (lesson.needed ?? 0) / 10 },
      })
    const percent = await bringAlong(tx, userId, lesson)
    if (row.isCompleted && !row.wasCompleted) await completeIfDone(tx, userId, lesson.courseId)
    return {
      is_completed: row.isCompleted,
      position_seconds: row.position,
      watched_seconds: row.tenths / 10,
      uncounted: segmentsOf(row.uncounted),
      course_percent: percent,
    }
  })
}

/**
 * Completes a lesson by its quiz where that is its rule; what something else completes stays as it is. The caller holds the enrolment.
 * @param isSolved each of its questions was right once
 */
export async function settleQuiz(
  tx: Transaction,
  userId: number,
  lesson: ReportedLesson,
  isSolved: boolean,
): Promise<{ isCompleted: boolean; percent: number }> {
  if (lesson.by !== 'quiz') return standingOf(tx, userId, lesson)
  const row = await keepReport(tx, userId, lesson, { isQuizSolved: isSolved })
  const percent = await bringAlong(tx, userId, lesson)
  if (row.isCompleted && !row.wasCompleted) await completeIfDone(tx, userId, lesson.courseId)
  return { isCompleted: row.isCompleted, percent }
}

/**
 * Counts what was attended of a live lesson, and completes it where that is its rule and it was enough. The caller holds the enrolment.
 * @param seconds attended since the last report: time of learning
 */
export async function settleAttendance(
  tx: Connection,
  userId: number,
  lesson: ReportedLesson,
  { isAttended, seconds }: { isAttended: boolean; seconds: number },
): Promise<{ isCompleted: boolean; percent: number }> {
  const row = await keepReport(tx, userId, lesson, { isAttended, secondsSeen: seconds })
  const percent = await bringAlong(tx, userId, lesson)
  if (row.isCompleted && !row.wasCompleted) await completeIfDone(tx, userId, lesson.courseId)
  return { isCompleted: row.isCompleted, percent }
}

async function standingOf(tx: Connection, userId: number, lesson: ReportedLesson) {
  const { rows } = await tx.execute<{ done: boolean; percent: number }>(sql`
    select e.percent, exists (select from lesson_progress p where p.user_id = ${userId} and p.lesson_id = ${lesson.id}
      and p.completed_at is not null) as done
    from enrolments e where e.user_id = ${userId} and e.course_id = ${lesson.courseId}`)
  return { isCompleted: rows[0]?.done === true, percent: rows[0]?.percent ?? 0 }
}

/** Up to when active time is counted: what is left of a second counts with the next report. */
const activeUntil = sql`case when active = 0 then active_at when active_from is null then clock_timestamp()
  else greatest(active_from + make_interval(secs => active), clock_timestamp() - interval '1 second') end`

/** Merges a report into what is kept, in one statement. Whoever calls it holds the enrolment. */
async function keepReport(
  tx: Connection,
  userId: number,
  lesson: ReportedLesson,
  report: ProgressReport,
): Promise<KeptReport> {
  const claim = multirangeOf(report.watched ?? [], lesson.lasts)
  const { rows } = await tx.execute<KeptReport>(sql`
    with known as (
      select p.*, coalesce(p.active_at, p.started_at) as active_from from (select 1) one
      left join lesson_progress p on p.user_id = ${userId} and p.lesson_id = ${lesson.id}
    ), claimed as (
      select known.*, ${claim}::int4multirange - coalesce(watched, '{}') as fresh,
        greatest(0, ${allowed(sql`coalesce(started_at, clock_timestamp())`)} - coalesce(watched_tenths, 0)) as room,
        least(${report.secondsSeen ?? 0}, coalesce(floor(extract(epoch from clock_timestamp() - active_from)), 15))::int as active
      from known
    ), counted as (
      select claimed.*, coalesce(watched, '{}') + ${firstOf(sql`fresh`, sql`room`)} as merged,
        coalesce(seconds_seen, 0) + active as seconds, ${isSeenNow(report)} as seen_now from claimed
    ), summed as (select counted.*, ${covered(sql`merged`)} as tenths from counted
    ), kept as (
      insert into lesson_progress (user_id, lesson_id, course_id, position, watched, watched_tenths, seconds_seen, started_at, active_at, is_seen, completed_at)
      select ${userId}::bigint, ${lesson.id}::bigint, ${lesson.courseId}::bigint, coalesce(${report.positionSeconds ?? null}::int, position, 0), merged, tenths, seconds,
        coalesce(started_at, clock_timestamp()), ${activeUntil}, seen_now, ${completedAt(lesson, report)}
      from summed
      on conflict (user_id, lesson_id) do update set position = excluded.position, watched = excluded.watched, watched_tenths = excluded.watched_tenths,
        seconds_seen = excluded.seconds_seen, started_at = excluded.started_at, active_at = excluded.active_at, is_seen = excluded.is_seen,
        completed_at = excluded.completed_at, updated_at = now()
      returning position, completed_at
    ), day as (
      insert into learning_days as d (user_id, course_id, day, seconds)
      select ${userId}::bigint, ${lesson.courseId}::bigint, ${siteToday}, least(86400, active) from summed where active > 0
      on conflict (user_id, course_id, day) do update set seconds = least(86400, d.seconds + excluded.seconds)
    )
    select kept.position, summed.tenths, kept.completed_at is not null as "isCompleted", summed.completed_at is not null as "wasCompleted",
      (summed.fresh - summed.merged)::text as uncounted from kept, summed`)
  const [row] = rows
  if (!row) throw new Error('progress was not kept')
  return row
}

interface KeptReport extends Record<string, unknown> {
  position: number
  tenths: number
  isCompleted: boolean
  wasCompleted: boolean
  uncounted: string
}

/** What the button takes back begins anew: its end has to be seen again. */
function isSeenNow({ isSeen, isCompleted }: ProgressReport): SQL {
  return isCompleted === false ? sql`false` : sql`(coalesce(is_seen, false) or ${isSeen ?? false})`
}

/** When the lesson was completed, of `summed`: by the button where that is its rule, or by what has been seen. */
function completedAt(
  { by, needed, halfReading }: ReportedLesson,
  { isCompleted, isQuizSolved, isAttended }: ProgressReport,
): SQL {
  const isByButton = by !== 'watching' && by !== 'quiz' && by !== 'attending'
  if (isCompleted === false && isByButton) return sql`null`
  const byButton = isCompleted === true && isByButton
  const isDone = {
    watching: sql`tenths >= ${needed ?? 0}`,
    reading: sql`(${byButton} or (seen_now and seconds >= ${halfReading ?? 0}))`,
    opening: sql`(${byButton} and seen_now)`,
    attending: sql`(${isAttended === true}::boolean or ${needed === null ? sql`false` : sql`tenths >= ${needed}`})`,
    quiz: sql`${isQuizSolved === true}::boolean`,
    button: sql`${byButton}::boolean`,
  }[by]
  return sql`coalesce(completed_at, case when ${isDone} then date_trunc('milliseconds', clock_timestamp()) end)`
}

/** The percentage of an enrolment, which the statement updates, from the lessons of its course. */
const percentNow = sql`(select floor(100.0 * count(p.completed_at) / greatest(count(*), 1)) from lessons l
  left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${enrolments.userId}
  where l.course_id = ${enrolments.courseId} and l.retired_at is null and l.completion <> 'optional')::int`

/**
 * Completes a lesson of many learners at once, and brings their courses along: none of them was there. The caller holds their enrolments.
 * @param userIds in their order
 */
export async function completeForMany(
  tx: Transaction,
  userIds: readonly number[],
  { id, courseId }: Pick<ReportedLesson, 'id' | 'courseId'>,
): Promise<void> {
  const users = sql`${sql.param([...userIds])}::bigint[]`
  await tx.execute(sql`
    insert into lesson_progress as p (user_id, lesson_id, course_id, started_at, completed_at)
    select u.id, ${id}::bigint, ${courseId}::bigint, clock_timestamp(), date_trunc('milliseconds', clock_timestamp())
    from unnest(${users}) as u(id) order by u.id
    on conflict (user_id, lesson_id) do update
      set completed_at = coalesce(p.completed_at, excluded.completed_at), updated_at = now()`)
  await tx
    .update(enrolments)
    .set({ percent: percentNow })
    .where(and(sql`${enrolments.userId} = any(${users})`, eq(enrolments.courseId, courseId)))
  await followProgress(tx, userIds, courseId, 0)
  for (const userId of userIds) await completeIfDone(tx, userId, courseId)
}

/** The course's percentage from its lessons; an assignment of a company follows it until it is completed. */
async function bringAlong(
  tx: Connection,
  userId: number,
  lesson: { id: number; courseId: number },
): Promise<number> {
  const [enrolment] = await tx
    .update(enrolments)
    .set({ percent: percentNow, lastLessonId: lesson.id, lastSeenAt: sql`now()` })
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, lesson.courseId)))
    .returning({ percent: enrolments.percent })
  await followProgress(tx, [userId], lesson.courseId, 0)
  return enrolment?.percent ?? 0
}
