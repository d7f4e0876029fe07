import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { courses, lessons, recordingParts, recordings } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { beginsLikeVideo } from '../../../gateways/video/video-file.ts'
import { tidyName } from '../../platform/uploads/names.ts'
import { discard, follows, keepPart, newUploadId } from '../../platform/uploads/parts.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'
import { isTaughtBy } from '../../teaching/policy.ts'
import { liveNow, type LiveState } from '../live/state.ts'
import { lockTaughtLesson } from '../live/taught.ts'
import { preparation } from './preparing-parts.ts'
import { prepareRecording } from './preparing.ts'
import { publishToInstructor } from './publish.ts'
import { partFolder, type Place, type Recording } from './recording.ts'
import { smallestPart } from './schema.ts'

const gigabyte = 1024 ** 3
const megabyte = 1024 ** 2

/** What this site takes. */
export interface RecordingLimits {
  /** Of one file. */
  megabytes: number
  /** Of all recordings of one instructor together. */
  gigabytes: number
}

/** Recordings of live lessons on their way: begun, received part by part, cancelled. */
export class RecordingUploads {
  readonly #db: Database
  readonly #storage: Storage
  readonly #limits: RecordingLimits

  constructor(db: Database, storage: Storage, limits: RecordingLimits) {
    this.#db = db
    this.#storage = storage
    this.#limits = limits
  }

  /**
   * Makes room for the recording of a live lesson that has begun; one that was on its way gives up its place. The lesson keeps what it shows
   * until the new one is ready.
   * @returns with the parts of the one that gave up its place: nothing names them once this has committed, and the caller discards them then
   * @throws AppError `not_found`, `live_not_begun`, `recording_too_large`, `recordings_full`
   */
  async begin(
    tx: Transaction,
    { instructorId, lessonId }: Place,
    { name, bytes }: Pick<Recording, 'name' | 'bytes'>,
  ): Promise<{ made: Recording; left: string[] }> {
    // Before the lesson, as an import has it: of two of one instructor the second counts what the first has begun.
    await tx.execute(sql`select from instructors where id = ${instructorId} for no key update`)
    await lockTaughtLesson(tx, instructorId, lessonId)
    if (!(await hasBegun(tx, lessonId))) throw new AppError('live_not_begun')
    const { megabytes, gigabytes } = this.#limits
    if (bytes > megabytes * megabyte) throw new AppError('recording_too_large', { data: { megabytes } })
    const left = (await removeComing(tx, isComing(lessonId))) ?? []
    if ((await bytesOf(tx, instructorId)) + bytes > gigabytes * gigabyte)
      throw new AppError('recordings_full', { data: { gigabytes } })
    const [made] = await tx
      .insert(recordings)
      .values({ id: newUploadId(), lessonId, name: tidyName(name), bytes })
      .returning()
    if (!made) throw new AppError('conflict')
    return { made, left }
  }

  /** One that is on its way, or has arrived since. @throws AppError `not_found` */
  async find({ instructorId, lessonId }: Place, id: string): Promise<Recording> {
    const [row] = await this.#db
      .select({ recording: recordings })
      .from(recordings)
      .innerJoin(lessons, eq(lessons.id, recordings.lessonId))
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(
        and(
          eq(recordings.id, id),
          eq(lessons.id, lessonId),
          isNull(lessons.retiredAt),
          isTaughtBy(instructorId, 'courses'),
        ),
      )
    if (!row) throw new AppError('not_found')
    return row.recording
  }

  /**
   * Receives the next part of a recording; with the last one it is prepared in the background. What is no video is refused with its first part.
   * @returns how many bytes have arrived
   * @throws AppError `not_found`, `upload_offset`, `too_large`, `recording_kind_refused`, `validation` for a part that is too small
   */
  async receive(place: Place, id: string, offset: number, bytes: Buffer): Promise<number> {
    const recording = await this.find(place, id)
    const isWhole = recording.state !== 'uploading'
    if (!follows({ ...recording, isWhole }, offset, bytes.length)) return recording.received
    if (offset === 0 && !beginsLikeVideo(bytes)) {
      await this.cancel(place, id)
      throw new AppError('recording_kind_refused')
    }
    // Each is a file and a row of its own until the last has come.
    if (bytes.length > 0 && bytes.length < smallestPart && offset + bytes.length < recording.bytes)
      throw new AppError('validation', { fields: { body: [{ code: 'too_small', limit: smallestPart }] } })
    if (bytes.length > 0)
      await keepPart(this.#storage, partFolder, { id, bytes }, file =>
        this.#db.transaction(tx => take(tx, recording, { startsAt: offset, bytes: bytes.length, file })),
      )
    return offset + bytes.length
  }

  /** Takes back one that the lesson does not show yet. @throws AppError `not_found` */
  async cancel(place: Place, id: string): Promise<void> {
    const { lessonId } = await this.find(place, id)
    const files = await this.#db.transaction(async tx => {
      const coming = and(eq(recordings.id, id), isComing(lessonId))
      const left = await removeComing(tx, coming)
      if (left === null) throw new AppError('not_found')
      await publishToInstructor(tx, lessonId)
      return left
    })
    await discard(this.#storage, files)
  }
}

const isComing = (lessonId: number) =>
  and(eq(recordings.lessonId, lessonId), sql`${recordings.state} <> 'ready'`)

/** @returns the parts that had arrived; null where there is none */
async function removeComing(tx: Transaction, which: SQL | undefined): Promise<string[] | null> {
  const rows = await tx.select({ id: recordings.id }).from(recordings).where(which).for('update')
  if (rows.length === 0) return null
  const ids = rows.map(({ id }) => id)
  const parts = await tx
    .select({ file: recordingParts.file })
    .from(recordingParts)
    .where(inArray(recordingParts.recordingId, ids))
  await tx.delete(recordings).where(inArray(recordings.id, ids))
  return parts.map(({ file }) => file)
}

async function hasBegun(tx: Transaction, lessonId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ state: LiveState }>(
    sql`select n.state from live_sessions s, ${liveNow} n where s.lesson_id = ${lessonId}`,
  )
  return rows[0]?.state === 'under_way' || rows[0]?.state === 'over'
}

/** What the recordings of an instructor come to, those on their way in full. */
async function bytesOf(tx: Transaction, instructorId: number): Promise<number> {
  const { rows } = await tx.execute<{ bytes: number }>(sql`
    select coalesce(sum(r.bytes), 0)::float8 as bytes from recordings r join lessons l on l.id = r.lesson_id
    join courses c on c.id = l.course_id where ${isTaughtBy(instructorId)}`)
  return rows[0]?.bytes ?? 0
}

/** Counts a part in, and has the recording prepared when it was the last. @returns false where another request was faster */
async function take(
  tx: Transaction,
  { id, lessonId, bytes: whole }: Recording,
  part: { startsAt: number; bytes: number; file: string },
): Promise<boolean> {
  const received = part.startsAt + part.bytes
  const [taken] = await tx
    .update(recordings)
    .set({ received, updatedAt: sql`now()`, ...(received === whole && { state: 'preparing' }) })
    .where(
      and(
        eq(recordings.id, id),
        eq(recordings.received, part.startsAt),
        sql`${recordings.state} = 'uploading'`,
      ),
    )
    .returning({ state: recordings.state })
  if (!taken) return false
  await tx.insert(recordingParts).values({ recordingId: id, ...part })
  if (taken.state !== 'preparing') return true
  await enqueue(tx, prepareRecording, { recordingId: id }, preparation)
  await publishToInstructor(tx, lessonId)
  return true
}
