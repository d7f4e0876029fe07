import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { type RecordingRefusal, recordingParts, recordings } from '../../../db/schema/index.ts'
import { FolderStorage } from '../../../gateways/storage.ts'
import { FfmpegError, type VideoTool } from '../../../gateways/video/ffmpeg.ts'
import { isPlayable, videoFacts } from '../../../gateways/video/video-file.ts'
import { discard, readParts } from '../../platform/uploads/parts.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { makeQualities } from '../qualities/making.ts'
import { preparation, type PreparingParts } from './preparing-parts.ts'
import { newMediaName, type Recording } from './recording.ts'
import { type PreparedRecording, refuseRecording, showRecording } from './showing.ts'
import { emptyWorkFolder } from './work-folder.ts'

/** Looks at a recording that has arrived, and makes it what its lesson shows. */
export const prepareRecording = jobKind<{ recordingId: string }>('prepare_recording', {
  leaseSeconds: 120,
  maxAttempts: 4,
  retrySeconds: 30,
})

/** Tenths of a second: no report of a learner counts more of a video (`watching.ts`). */
const longest = 24 * 3600 * 10

/** Does the work of `prepareRecording`. */
export async function workOnRecording(
  parts: PreparingParts,
  recordingId: string,
  job: JobContext,
): Promise<void> {
  const { db, storage } = parts
  const recording = await waiting(db, recordingId)
  if (recording === undefined) return
  const files = await partsOf(db, recordingId)
  // What a try left behind that was killed: it may be as large as the recording.
  await emptyWorkFolder(parts.workFolder, { of: recordingId })
  const folder = join(parts.workFolder, `${recordingId}-${randomBytes(6).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  try {
    const prepared = await prepare(parts, folder, files, job.signal)
    if (typeof prepared === 'string') await job.commit(tx => refuseRecording(tx, recording, prepared))
    else await show(parts, recording, prepared, job)
  } catch (error) {
    // Taken back meanwhile, with its parts.
    if ((await waiting(db, recordingId)) === undefined) return
    // No retry for what no retry can fix.
    if (job.attempt >= prepareRecording.maxAttempts && !job.signal.aborted)
      await db.transaction(tx => refuseRecording(tx, recording, 'unprepared'))
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await discard(storage, files)
}

async function waiting(db: Database, id: string): Promise<Recording | undefined> {
  const [recording] = await db
    .select()
    .from(recordings)
    .where(and(eq(recordings.id, id), eq(recordings.state, 'preparing')))
  return recording
}

async function partsOf(db: Database, recordingId: string): Promise<string[]> {
  const rows = await db
    .select({ file: recordingParts.file })
    .from(recordingParts)
    .where(eq(recordingParts.recordingId, recordingId))
    .orderBy(asc(recordingParts.startsAt))
  return rows.map(({ file }) => file)
}

/** Puts the parts together, looks at what they are, and leaves what is to be shown in the storage. @returns why it is not taken, or what it is */
async function prepare(
  { storage, tool, logger }: PreparingParts,
  folder: string,
  files: readonly string[],
  signal: AbortSignal,
): Promise<RecordingRefusal | PreparedRecording> {
  const work = new FolderStorage(folder)
  await work.write('given', Readable.from(readParts(storage, files)), signal)
  const facts = await videoFacts(work, 'given')
  if (facts === null || facts.kind === 'quicktime') return 'kind'
  if (!isPlayable(facts)) return 'codec'
  const { kind } = facts
  const improve = async (act: (tool: VideoTool) => Promise<void>): Promise<boolean> => {
    if (tool === null) return false
    try {
      await act(tool)
      return true
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof FfmpegError)) throw error
      logger.error({ err: error }, 'a recording could not be optimised; it is served as it came')
      return false
    }
  }
  const isOptimised = await improve(({ optimise }) =>
    optimise(join(folder, 'given'), join(folder, 'made'), kind, signal),
  )
  const name = isOptimised ? 'made' : 'given'
  // Of several pictures it has the first alone.
  const made = isOptimised ? await videoFacts(work, name) : facts
  if (made === null || !isPlayable(made)) return 'codec'
  const { tenths } = made
  if (tenths <= 0 || tenths > longest) return 'length'
  const second = Math.min(10, tenths / 20)
  const hasPoster = await improve(({ drawPoster }) =>
    drawPoster(join(folder, name), join(folder, 'poster'), { kind, second }, signal),
  )
  const keep = async (from: string, as: string) => {
    await storage.write(as, work.read(from), signal)
    return as
  }
  return {
    media: await keep(name, newMediaName(kind)),
    poster: hasPoster ? await keep('poster', newMediaName('jpg')) : null,
    tenths,
    isOptimised,
  }
}

async function show(
  { storage, tool }: PreparingParts,
  recording: Recording,
  prepared: PreparedRecording,
  job: JobContext,
): Promise<void> {
  let gone: readonly string[] = [prepared.media, ...(prepared.poster === null ? [] : [prepared.poster])]
  try {
    await job.commit(async tx => {
      gone = await showRecording(tx, recording, prepared)
      if (tool !== null && !gone.includes(prepared.media))
        await enqueue(tx, makeQualities, { media: prepared.media }, preparation)
    })
  } finally {
    await discard(storage, gone)
  }
}
