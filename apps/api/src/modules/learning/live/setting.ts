import { eq, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { Connection } from '../../../db/client.ts'
import { liveSessions } from '../../../db/schema/index.ts'
import { AppError, type FieldError } from '../../../errors.ts'
import { isMoment } from '../../cursor.ts'
import { limits, type LiveSessionBody } from './schema.ts'
import { wrongLink } from './link.ts'
import { scheduleReminders, tellLearners } from './reminders.ts'
import { lockTaughtLesson } from './taught.ts'

type Session = typeof liveSessions.$inferSelect

const hourMs = 3_600_000

/**
 * Sets when and where a live lesson is held. One that was cancelled is held again by it.
 * @throws AppError `not_found` for another's lesson; `validation` for a time that is over or an unsafe link
 */
export async function setSession(
  tx: Connection,
  instructorId: number,
  lessonId: number,
  body: Static<typeof LiveSessionBody>,
): Promise<void> {
  const lesson = await lockTaughtLesson(tx, instructorId, lessonId)
  const before = await sessionOf(tx, lesson.id)
  const [startsAt, endsAt] = [new Date(body.starts_at), new Date(body.ends_at)]
  refuseWrong(body, startsAt, endsAt, before)
  const isMoved =
    before !== undefined &&
    (before.startsAt.getTime() !== startsAt.getTime() || before.endsAt.getTime() !== endsAt.getTime())
  const isChanged = isMoved || before?.cancelledAt != null
  const joinUrl = body.join_url === undefined ? (before?.joinUrl ?? null) : body.join_url
  const values = {
    startsAt,
    endsAt,
    joinUrl,
    movedFrom: before && isMoved ? movedFrom(before, startsAt) : (before?.movedFrom ?? null),
    cancelledAt: null,
    sequence: (before?.sequence ?? -1) + (before === undefined || isChanged ? 1 : 0),
    updatedAt: sql`now()`,
  }
  await tx
    .insert(liveSessions)
    .values({ lessonId: lesson.id, ...values })
    .onConflictDoUpdate({ target: liveSessions.lessonId, set: values })
  if (before && !isChanged) return
  await scheduleReminders(tx, lesson.id, startsAt)
  const isNews = before === undefined || before.cancelledAt !== null
  await tellLearners(tx, { ...lesson, startsAt }, isNews ? 'set' : 'moved')
}

/** What learners knew before: none where it was held already, or where it goes back to that. */
function movedFrom(before: Session, startsAt: Date): Date | null {
  if (before.endsAt <= new Date()) return null
  if (before.startsAt.getTime() === startsAt.getTime()) return before.movedFrom
  return before.movedFrom?.getTime() === startsAt.getTime() ? null : before.startsAt
}

async function sessionOf(tx: Connection, lessonId: number): Promise<Session | undefined> {
  const [row] = await tx.select().from(liveSessions).where(eq(liveSessions.lessonId, lessonId))
  return row
}

function refuseWrong(
  { join_url }: Static<typeof LiveSessionBody>,
  startsAt: Date,
  endsAt: Date,
  before: Session | undefined,
): void {
  const fields: Record<string, FieldError[]> = {}
  const now = Date.now()
  // What has begun may end later than it was to; nothing else begins in the past.
  const isBegun = before?.startsAt.getTime() === startsAt.getTime()
  if (!isMoment(startsAt) || (!isBegun && startsAt.getTime() <= now))
    fields['starts_at'] = [{ code: 'time_past' }]
  if (!isMoment(endsAt) || endsAt <= startsAt) fields['ends_at'] = [{ code: 'end_before_start' }]
  else if (endsAt.getTime() <= now) fields['ends_at'] = [{ code: 'time_past' }]
  else if (endsAt.getTime() - startsAt.getTime() > limits.hours * hourMs)
    fields['ends_at'] = [{ code: 'lasts_too_long', limit: limits.hours }]
  const wrong = typeof join_url === 'string' ? wrongLink(join_url) : null
  if (wrong) fields['join_url'] = [{ code: wrong }]
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields })
}

/**
 * Cancels a live lesson that is not over; a second time changes nothing.
 * @throws AppError `not_found`; `live_over`
 */
export async function cancelSession(tx: Connection, instructorId: number, lessonId: number): Promise<void> {
  const lesson = await lockTaughtLesson(tx, instructorId, lessonId)
  const before = await sessionOf(tx, lesson.id)
  if (!before) throw new AppError('not_found')
  if (before.cancelledAt) return
  if (before.endsAt <= new Date()) throw new AppError('live_over')
  await tx
    .update(liveSessions)
    .set({ cancelledAt: sql`now()`, sequence: before.sequence + 1, updatedAt: sql`now()` })
    .where(eq(liveSessions.lessonId, lesson.id))
  await tellLearners(tx, { ...lesson, startsAt: before.startsAt }, 'cancelled')
}
