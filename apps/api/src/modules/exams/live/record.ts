import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import { attemptDisconnections, attemptEvents, attemptQuestions, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { isOfAnother } from '../../teaching/policy.ts'
import { taughtExam } from '../allowances/taught-exam.ts'
import { liveAttempts, presentLive, presentPlace, type LiveRow } from './read.ts'

/** An attempt with an essay of many hours has fewer. */
const mostEvents = 5000

/**
 * The record of an attempt for the exam's instructor: what happened and when, and when its page was disconnected.
 * @throws AppError `not_found`
 */
export async function attemptRecord(
  db: Connection,
  { id, attemptId }: { id: number; attemptId: number },
  instructorId: number,
  { names = 'shown', locale }: { names?: 'shown' | 'hidden' | undefined; locale: Locale },
) {
  const { exam, row } = await demandAttempt(db, { id, attemptId }, instructorId)
  const lost = await db
    .select()
    .from(attemptDisconnections)
    .where(eq(attemptDisconnections.attemptId, attemptId))
    .orderBy(asc(attemptDisconnections.beganAt))
  return {
    ...presentPlace(exam, locale),
    ...presentLive(row, names, locale),
    server_time: new Date().toISOString(),
    lost: lost.map(one => ({
      id: one.id,
      began_at: one.beganAt.toISOString(),
      ended_at: one.endedAt.toISOString(),
      seconds: Math.round((Number(one.endedAt) - Number(one.beganAt)) / 1000),
      page: one.page,
      measured_by: one.measuredBy,
      returned_at: one.returnedAt?.toISOString() ?? null,
    })),
    events: await eventsOf(db, attemptId, locale),
  }
}

/** Another person's attempt at an exam that the instructor teaches. @throws AppError `not_found` */
export async function demandAttempt(
  db: Connection,
  { id, attemptId }: { id: number; attemptId: number },
  instructorId: number,
) {
  const exam = await taughtExam(db, id, instructorId)
  const {
    rows: [row],
  } = await db.execute<LiveRow>(
    liveAttempts(sql`a.id = ${attemptId} and a.exam_id = ${id} and ${isOfAnother(instructorId)}`),
  )
  if (!row) throw new AppError('not_found')
  return { exam, row }
}

/** The oldest first; what the paper was drawn by stays with the service. */
async function eventsOf(db: Connection, attemptId: number, locale: Locale) {
  const rows = await db
    .select()
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, attemptId))
    // What became visible is reported some seconds later.
    .orderBy(asc(attemptEvents.at), asc(attemptEvents.id))
    .limit(mostEvents)
  const named = await readableEvents(db, attemptId, rows, locale)
  return named.map(({ at, kind, data: { seed: _seed, ...data } }) => ({ at: at.toISOString(), kind, data }))
}

type EventRow = typeof attemptEvents.$inferSelect

/** Events with the name of the instructor who acted in place of the id, and with the place of a question on the paper. */
export async function readableEvents(
  db: Connection,
  attemptId: number,
  rows: readonly EventRow[],
  locale: Locale,
): Promise<EventRow[]> {
  const asked = await db
    .select({ id: attemptQuestions.questionId, position: attemptQuestions.position })
    .from(attemptQuestions)
    .where(eq(attemptQuestions.attemptId, attemptId))
  const positions = new Map(asked.map(({ id, position }) => [id, position]))
  const names = await actorNames(db, rows, locale)
  return rows.map(row => {
    const { actor, ...data } = row.data
    const position = positions.get(Number(data['question']))
    return {
      ...row,
      data: {
        ...data,
        ...(position !== undefined && { position }),
        ...(typeof actor === 'number' && { by_name: names.get(actor) ?? null }),
      },
    }
  })
}

async function actorNames(
  db: Connection,
  rows: readonly EventRow[],
  locale: Locale,
): Promise<Map<number, string>> {
  const ids = new Set(rows.map(({ data }) => data['actor']).filter(actor => typeof actor === 'number'))
  if (ids.size === 0) return new Map()
  const people = await db
    .select({ id: users.id, name: nameIn(locale, 'users') })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(people.map(({ id, name }) => [id, name]))
}
