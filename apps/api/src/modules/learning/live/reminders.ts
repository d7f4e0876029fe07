import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { lessons, liveSessions } from '../../../db/schema/index.ts'
import { liveLessonNotice, type LiveNews } from '../../platform/notifications/lesson-notices.ts'
import { notifyMany } from '../../platform/notifications/notify-many.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { enqueueMany } from '../../platform/queue/job-queue.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { hasAccess } from '../access.ts'

interface Reminder {
  lessonId: number
  /** The start that it reminds of: when the lesson has another one by then, it reminds of nothing. */
  startsAt: string
  when: 'day_before' | 'soon_before'
}

/** Reminds those who learn a course of a live lesson. */
export const remindOfLive = jobKind<Reminder>('remind_of_live_lesson')

const minuteMs = 60_000
const before = { day_before: 24 * 60 * minuteMs, soon_before: 15 * minuteMs }

/** Has learners reminded of a start, a day and 15 minutes before it. What waits for another start comes to nothing. */
export async function scheduleReminders(tx: Connection, lessonId: number, startsAt: Date): Promise<void> {
  const now = Date.now()
  const due = (['day_before', 'soon_before'] as const)
    .map(when => ({ when, at: startsAt.getTime() - before[when] }))
    // Of what begins today, those who set it or moved it have told already.
    .filter(({ when, at }) => (when === 'day_before' ? at > now : startsAt.getTime() > now))
  const iso = startsAt.toISOString()
  await enqueueMany(
    tx,
    remindOfLive,
    due.map(({ when, at }) => ({
      payload: { lessonId, startsAt: iso, when },
      runAt: new Date(at),
      uniqueKey: `${lessonId}:${when}:${iso}`,
    })),
  )
}

/** Does the work of `remindOfLive`: once for each start, and not when it comes too late to be true. */
export async function workOnReminder(reminder: Reminder, job: JobContext): Promise<void> {
  await job.commit(async tx => remind(tx, reminder))
}

async function remind(tx: Transaction, { lessonId, startsAt, when }: Reminder): Promise<void> {
  const start = new Date(startsAt)
  const isDay = when === 'day_before'
  const reminded = isDay ? liveSessions.remindedDayBefore : liveSessions.remindedSoonBefore
  const isTrue: SQL = isDay
    ? sql`clock_timestamp() < ${liveSessions.startsAt} - interval '12 hours'`
    : sql`clock_timestamp() < least(${liveSessions.startsAt} + interval '15 minutes', ${liveSessions.endsAt})`
  const [session] = await tx
    .update(liveSessions)
    .set(isDay ? { remindedDayBefore: start } : { remindedSoonBefore: start })
    .from(lessons)
    .where(
      and(
        eq(lessons.id, liveSessions.lessonId),
        eq(liveSessions.lessonId, lessonId),
        eq(liveSessions.startsAt, start),
        isNull(liveSessions.cancelledAt),
        isNull(lessons.retiredAt),
        sql`${reminded} is distinct from ${liveSessions.startsAt}`,
        isTrue,
      ),
    )
    .returning({ courseId: lessons.courseId, title: lessons.title })
  if (session)
    await tellLearners(tx, { id: lessonId, startsAt: start, ...session }, isDay ? 'tomorrow' : 'soon')
}

/** Notifies everybody who may learn the course now. */
export async function tellLearners(
  tx: Connection,
  lesson: { id: number; courseId: number; title: BilingualText; startsAt: Date },
  news: LiveNews,
): Promise<void> {
  await notifyMany(
    tx,
    liveLessonNotice(lesson, news),
    sql`select e.user_id from enrolments e where e.course_id = ${lesson.courseId} and ${hasAccess(sql.raw('e.user_id'), sql.raw('e.course_id'))}`,
  )
}
