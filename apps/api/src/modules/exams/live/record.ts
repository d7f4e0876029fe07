import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import {
  attemptDisconnections,
  attemptEvents,
  attemptQuestions,
  type AttemptState,
  users,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { isOfAnother } from '../../teaching/policy.ts'
import { taughtExam } from '../allowances/taught-exam.ts'
import { liveAttempts, presentLive, presentPlace, type LiveRow } from './read.ts'

/** As many events as a record lists. */
const mostEvents = 2000

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
    ...(await eventsOf(db, attemptId, locale)),
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
  } = await db.execute<LiveRow<AttemptState>>(
    liveAttempts(sql`a.id = ${attemptId} and a.exam_id = ${id} and ${isOfAnother(instructorId)}`),
  )
  if (!row) throw new AppError('not_found')
  return { exam, row }
}

/** What the paper was drawn by stays with the service. */
async function eventsOf(db: Connection, attemptId: number, locale: Locale) {
  const { rows, leftOut } = await recordedEvents(db, attemptId)
  const named = await readableEvents(db, attemptId, rows, locale)
  return {
    events: named.map(({ at, kind, data: { seed: _seed, ...data } }) => ({
      at: at.toISOString(),
      kind,
      data,
    })),
    events_left_out: leftOut,
  }
}

/** Events of which there are as many as a page sends: the oldest of them are left out first. */
const expendable = sql`${attemptEvents.kind} in ('saved', 'late', 'stale', 'refused')`

/**
 * The events of an attempt, the oldest first. Where there are too many, the oldest saves are left out, those that were not taken too: of an essay
 * there are thousands, and a record has the beginning and the end of its attempt whatever else it has.
 */
export async function recordedEvents(db: Connection, attemptId: number) {
  const ofAttempt = eq(attemptEvents.attemptId, attemptId)
  const kept = db
    .select({ id: attemptEvents.id })
    .from(attemptEvents)
    .where(ofAttempt)
    .orderBy(expendable, desc(attemptEvents.at), desc(attemptEvents.id))
    .limit(mostEvents)
  const rows = await db
    .select()
    .from(attemptEvents)
    .where(inArray(attemptEvents.id, kept))
    // What became visible is reported some seconds later.
    .orderBy(asc(attemptEvents.at), asc(attemptEvents.id))
  if (rows.length < mostEvents) return { rows, leftOut: 0 }
  const [all] = await db.select({ events: count() }).from(attemptEvents).where(ofAttempt)
  return { rows, leftOut: (all?.events ?? rows.length) - rows.length }
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
