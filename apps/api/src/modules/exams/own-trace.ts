import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { type attemptEvents, attempts, exams } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import type { Locale } from '../../locale.ts'
import { readableEvents, recordedEvents } from './live/record.ts'
import { eventIds } from './paper-ids.ts'
import { reviewClosesAt, visibilityOf } from './result.ts'
import type { Visibility } from './visible.ts'

/** The trace of one's own attempt, newest first: without what the review policy holds back, and never what the paper was drawn by. */
export async function traceOf(
  db: Database,
  attemptId: number,
  userId: number,
  extraAttempts: (examId: number) => Promise<number>,
  locale: Locale,
  now = new Date(),
) {
  const [mine] = await db
    .select({ attempt: attempts, exam: exams, reviewClosesAt })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(and(eq(attempts.id, attemptId), eq(attempts.userId, userId)))
  if (!mine) throw new AppError('not_found')
  const { visibility } = await visibilityOf(db, mine, extraAttempts, now)
  const { rows, leftOut } = await recordedEvents(db, attemptId)
  const named = await readableEvents(db, attemptId, rows, locale)
  const inIds = await eventIds(db, [attemptId])
  // That a mark was changed tells of the mark.
  const isTold = ({ kind }: { kind: string }) =>
    kind !== 'regraded' || visibility.shown.includes('marks') || visibility.shown.includes('overall')
  const events = named.filter(isTold).map(row => ({
    at: row.at.toISOString(),
    kind: row.kind,
    data: inIds(attemptId, shownOf(row, visibility)),
  }))
  return { data: events.toReversed(), meta: { left_out: leftOut } }
}

function shownOf({ kind, data }: typeof attemptEvents.$inferSelect, { shown }: Visibility) {
  const { seed: _seed, score, percent, points, ...rest } = data
  const isMark = kind === 'graded' || kind === 'regraded'
  return {
    ...rest,
    ...(isMark && shown.includes('overall') && { score, percent }),
    ...(isMark && points !== undefined && shown.includes('marks') && { points }),
  }
}
