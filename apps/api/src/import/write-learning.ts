import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { courses, enrolments, learningDays, lessonProgress, lessons } from '../db/schema/index.ts'
import { siteDay } from '../modules/platform/calendar/days.ts'
import { recordGrants } from '../modules/learning/grants.ts'
import { insertAll, type Writing } from './writing.ts'

/** A learner in a course, as a folder says it. */
export interface WantedEnrolment {
  userId: number
  course: string
  /** About so many percent of the lessons are done; what is stored is what the whole lessons make. */
  progress: number
  source: 'student' | 'seat'
  /** Nothing happened before or after these. */
  from?: Date | undefined
  until?: Date | undefined
}

export interface CourseFrame {
  id: number
  price: number
  publishedAt: Date
  lessonIds: number[]
  /** How long each lasts, as its author says. */
  lessonSeconds: number[]
}

const inOrder = (column: typeof lessons.id | typeof lessons.durationSeconds) =>
  sql<
    number[]
  >`coalesce(json_agg(${column} order by ${lessons.position}) filter (where ${lessons.id} is not null), '[]')`

/** The courses that learners are in, by slug, with the lessons that count: optional ones don't. */
export async function courseFrames({ tx }: Writing, slugs: string[]): Promise<Map<string, CourseFrame>> {
  if (slugs.length === 0) return new Map()
  const rows = await tx
    .select({
      slug: courses.slug,
      id: courses.id,
      price: courses.price,
      publishedAt: courses.publishedAt,
      lessonIds: inOrder(lessons.id),
      lessonSeconds: inOrder(lessons.durationSeconds),
    })
    .from(courses)
    .leftJoin(
      lessons,
      and(eq(lessons.courseId, courses.id), isNull(lessons.retiredAt), ne(lessons.completion, 'optional')),
    )
    .where(inArray(courses.slug, slugs))
    .groupBy(courses.id)
  return new Map(rows.map(row => [row.slug, { ...row, publishedAt: row.publishedAt ?? new Date(0) }]))
}

/** Enrols students who are not enrolled yet, with the progress that the folder gives; an existing enrolment belongs to its learner. */
export async function writeEnrolments(
  writing: Writing,
  wanted: WantedEnrolment[],
  frames: Map<string, CourseFrame>,
): Promise<void> {
  const { tx, report } = writing
  const learners = [...new Set(wanted.map(row => row.userId))]
  const stored =
    learners.length === 0
      ? []
      : await tx
          .select({ userId: enrolments.userId, courseId: enrolments.courseId })
          .from(enrolments)
          .where(inArray(enrolments.userId, learners))
  const known = new Set(stored.map(row => `${row.userId} ${row.courseId}`))
  const fresh = wanted
    .map(row => ({ row, frame: frames.get(row.course) }))
    .filter(({ row, frame }) => {
      const key = `${row.userId} ${frame?.id}`
      return frame !== undefined && known.size < known.add(key).size
    }) as { row: WantedEnrolment; frame: CourseFrame }[]
  const made = fresh.map(({ row, frame }) => historyOf(row, frame, writing.now))
  await insertAll(
    tx,
    enrolments,
    made.map(history => history.enrolment),
  )
  await insertAll(
    tx,
    lessonProgress,
    made.flatMap(history => history.progress),
  )
  await countTime(
    writing,
    made.flatMap(history => history.progress),
  )
  // A company's grants name their seats and assignments, and are written with them.
  await recordGrants(
    tx,
    fresh.flatMap(({ row, frame }, index) => {
      const startsAt = made[index]?.enrolment.createdAt
      return row.source === 'seat'
        ? []
        : [{ userId: row.userId, courseId: frame.id, kind: frame.price === 0 ? 'free' : 'order', startsAt }]
    }),
  )
  report.count('enrolments', 'created', fresh.length)
  report.count('enrolments', 'unchanged', wanted.length - fresh.length)
}

/** How many whole lessons come nearest; started is never none, unfinished never all. */
export function lessonsDone(progress: number, count: number): number {
  if (progress === 0 || count === 0) return 0
  return progress === 100 ? count : Math.min(count - 1, Math.max(1, Math.round((progress * count) / 100)))
}

export function percentOf(done: number, count: number): number {
  return count === 0 ? 0 : Math.floor((100 * done) / count)
}

/** Enrolment and lessons in an even row between the first day and the last, the same at every import. */
function historyOf({ userId, progress, from, until }: WantedEnrolment, frame: CourseFrame, now: Date) {
  const last = until !== undefined && until < now ? until : now
  const first = new Date(
    Math.min(Math.max(frame.publishedAt.getTime(), from?.getTime() ?? 0), last.getTime()),
  )
  const start = between(first, last, ((userId * 7919 + frame.id * 104_729) % 1000) / 2000)
  const done = lessonsDone(progress, frame.lessonIds.length)
  const finished = frame.lessonIds.slice(0, done).map((lessonId, index) => ({
    lessonId,
    secondsSeen: frame.lessonSeconds[index] ?? 0,
    at: between(start, last, (index + 1) / (done + 1)),
  }))
  const lastAt = finished.at(-1)?.at ?? null
  const percent = percentOf(done, frame.lessonIds.length)
  return {
    enrolment: {
      userId,
      courseId: frame.id,
      percent,
      examsPending: true,
      lastLessonId: finished.at(-1)?.lessonId ?? null,
      lastSeenAt: lastAt,
      completedAt: percent === 100 ? lastAt : null,
      createdAt: start,
    },
    progress: finished.map(({ lessonId, secondsSeen, at }) => ({
      userId,
      lessonId,
      courseId: frame.id,
      secondsSeen,
      completedAt: at,
      updatedAt: at,
    })),
  }
}

/** Each finished lesson took as long as it lasts, on the day on which it was finished. */
async function countTime({ tx }: Writing, progress: (typeof lessonProgress.$inferInsert)[]): Promise<void> {
  if (progress.length === 0) return
  const rows = progress.map(row => ({
    u: row.userId,
    c: row.courseId,
    at: row.completedAt,
    s: row.secondsSeen,
  }))
  await tx.execute(sql`
    insert into ${learningDays} (user_id, course_id, day, seconds)
    select g.u, g.c, ${siteDay(sql`g.at`)}, least(86400, sum(g.s))
    from json_to_recordset(${JSON.stringify(rows)}::json) as g(u bigint, c bigint, at timestamptz, s int)
    where g.s > 0 group by 1, 2, 3`)
}

function between(first: Date, last: Date, share: number): Date {
  return new Date(Math.round(first.getTime() + (last.getTime() - first.getTime()) * share))
}
