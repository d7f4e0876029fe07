import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { lessons, recordings, type RecordingRefusal } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { discard } from '../../platform/uploads/parts.ts'
import { lockTaughtLesson } from '../live/taught.ts'
import { publishToInstructor, publishToReaders } from './publish.ts'
import { isUploaded, type Place, type Recording } from './recording.ts'

/** A recording as it is to be shown. */
export interface PreparedRecording {
  /** In the storage. */
  media: string
  poster: string | null
  /** Tenths of a second that it lasts. */
  tenths: number
  isOptimised: boolean
}

/**
 * Has a lesson show a recording, in place of the one that it showed.
 * @returns the files that nothing shows any more: the recording's own where it was taken back, or its lesson retired, meanwhile
 */
export async function showRecording(
  tx: Transaction,
  { id, lessonId }: Recording,
  { media, poster, tenths, isOptimised }: PreparedRecording,
): Promise<string[]> {
  const [lesson] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), isNull(lessons.retiredAt)))
    .for('no key update')
  const coming = and(eq(recordings.id, id), eq(recordings.state, 'preparing'))
  const [row] = lesson ? await tx.select().from(recordings).where(coming).for('update') : []
  if (!row) return filesOf([{ media, poster }])
  const before = await takeShown(tx, lessonId)
  await tx
    .update(recordings)
    .set({ state: 'ready', media, poster, isOptimised, updatedAt: sql`now()` })
    .where(eq(recordings.id, id))
  await tx.execute(sql`delete from recording_parts where recording_id = ${id}`)
  await tx
    .update(lessons)
    .set({ media, mediaTenths: tenths, chapters: chaptersWithin(tenths) })
    .where(eq(lessons.id, lessonId))
  await publishToInstructor(tx, lessonId)
  await publishToReaders(tx, lessonId)
  return before
}

/** Says why a recording that arrived is not taken; its parts are kept no longer. */
export async function refuseRecording(
  tx: Transaction,
  { id, lessonId }: Recording,
  refusal: RecordingRefusal,
): Promise<void> {
  await tx
    .update(recordings)
    .set({ state: 'refused', refusal, updatedAt: sql`now()` })
    .where(and(eq(recordings.id, id), eq(recordings.state, 'preparing')))
  await tx.execute(sql`delete from recording_parts where recording_id = ${id}`)
  await publishToInstructor(tx, lessonId)
}

/**
 * Removes the recording of a live lesson, with its captions: no one can watch it from then on.
 * @throws AppError `not_found`, also where the lesson shows none
 */
export async function removeRecording(db: Database, storage: Storage, place: Place): Promise<void> {
  const { instructorId, lessonId } = place
  const gone = await db.transaction(async tx => {
    await lockTaughtLesson(tx, instructorId, lessonId)
    const [shown] = await tx
      .select({ captions: lessons.captions })
      .from(lessons)
      .where(and(eq(lessons.id, lessonId), isNotNull(lessons.media)))
    if (!shown) throw new AppError('not_found')
    await tx
      .update(lessons)
      .set({ media: null, mediaTenths: null, captions: {}, chapters: [] })
      .where(eq(lessons.id, lessonId))
    await publishToInstructor(tx, lessonId)
    await publishToReaders(tx, lessonId)
    return [...(await takeShown(tx, lessonId)), ...Object.values(shown.captions).filter(isUploaded)]
  })
  await discard(storage, gone)
}

/** Those that begin while a video lasts. @param tenths that it lasts; 0 where its file doesn't say */
function chaptersWithin(tenths: number) {
  return tenths === 0
    ? lessons.chapters
    : sql`(select coalesce(jsonb_agg(c order by n), '[]') from jsonb_array_elements(${lessons.chapters}) with ordinality as listed(c, n)
      where (c ->> 'second')::int * 10 < ${tenths})`
}

/** @returns the files of what the lesson showed */
async function takeShown(tx: Transaction, lessonId: number): Promise<string[]> {
  const rows = await tx
    .delete(recordings)
    .where(and(eq(recordings.lessonId, lessonId), eq(recordings.state, 'ready')))
    .returning()
  return filesOf(rows)
}

function filesOf(rows: readonly Pick<Recording, 'media' | 'poster'>[]): string[] {
  return rows.flatMap(({ media, poster }) => [media, poster]).filter(name => name !== null)
}
