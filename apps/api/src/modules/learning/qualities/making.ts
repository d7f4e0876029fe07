import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { lessons, type SmallerVideo, videos } from '../../../db/schema/index.ts'
import { FolderStorage } from '../../../gateways/storage.ts'
import { FfmpegError } from '../../../gateways/video/ffmpeg.ts'
import { isPlayable, videoFacts } from '../../../gateways/video/video-file.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { discard } from '../../platform/uploads/parts.ts'
import type { PreparingParts } from '../recordings/preparing-parts.ts'
import { newMediaName } from '../recordings/recording.ts'
import { emptyWorkFolder } from '../recordings/work-folder.ts'
import { wantedHeights } from './wanted.ts'

/** Makes a video of a lesson once more in each smaller picture that is worth it. */
export const makeQualities = jobKind<{ media: string }>('make_qualities', {
  leaseSeconds: 120,
  maxAttempts: 3,
  retrySeconds: 60,
})

/** Does the work of `makeQualities`; nothing where the machine has no program for videos, or the video is known already. */
export async function workOnQualities(parts: PreparingParts, media: string, job: JobContext): Promise<void> {
  const { db, storage, tool } = parts
  if (tool === null || !(await isWaited(db, media))) return
  const facts = await videoFacts(storage, media)
  const bytes = await storage.size(media)
  const source = facts && bytes !== null && isPlayable(facts) && facts.kind !== 'quicktime' ? facts : null
  const heights = source && bytes !== null ? wantedHeights({ ...source, bytes }) : []
  const made = source && heights.length > 0 ? await makeAll(parts, media, heights, job.signal) : []
  let isKept = false
  try {
    await job.commit(async tx => {
      const row = { media, height: source?.height ?? 0, smaller: made }
      const written = await tx
        .insert(videos)
        .values(row)
        .onConflictDoNothing()
        .returning({ media: videos.media })
      isKept = written.length > 0
    })
  } finally {
    if (!isKept)
      await discard(
        storage,
        made.map(({ file }) => file),
      )
  }
}

/** Whether a lesson shows a video that has not been probed. */
async function isWaited(db: Database, media: string): Promise<boolean> {
  const [[known], [lesson]] = await Promise.all([
    db.select({ media: videos.media }).from(videos).where(eq(videos.media, media)),
    db.select({ id: lessons.id }).from(lessons).where(eq(lessons.media, media)).limit(1),
  ])
  return known === undefined && lesson !== undefined
}

/** @returns those that could be made */
async function makeAll(
  { storage, tool, workFolder, logger }: PreparingParts,
  media: string,
  heights: readonly number[],
  signal: AbortSignal,
): Promise<SmallerVideo[]> {
  const owner = `qualities-${media.replaceAll(/[^a-f0-9]/g, '').slice(0, 32)}`
  await emptyWorkFolder(workFolder, { of: owner })
  const folder = join(workFolder, `${owner}-${randomBytes(6).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  const work = new FolderStorage(folder)
  const made: SmallerVideo[] = []
  try {
    await work.write('given', storage.read(media), signal)
    const facts = await videoFacts(work, 'given')
    if (tool === null || facts === null || facts.kind === 'quicktime') return []
    for (const height of heights) {
      try {
        const to = { kind: facts.kind, height, tenths: facts.tenths }
        await tool.shrink(join(folder, 'given'), join(folder, 'made'), to, signal)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof FfmpegError)) throw error
        logger.error({ err: error, height }, 'a smaller picture of a video could not be made; it is left out')
        continue
      }
      const file = newMediaName('mp4')
      await storage.write(file, work.read('made'), signal)
      made.push({ height, file })
    }
    return made
  } catch (error) {
    await discard(
      storage,
      made.map(({ file }) => file),
    )
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
