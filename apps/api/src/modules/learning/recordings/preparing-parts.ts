import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { VideoTool } from '../../../gateways/video/ffmpeg.ts'

/** One at a time: it takes minutes of disk, and other jobs wait for none of it. */
export const preparation = { groupKey: 'recordings' }

export interface PreparingParts {
  db: Database
  storage: Storage
  /** Null where the machine has no program for videos: a recording is then served as it came. */
  tool: VideoTool | null
  /** For files that are being worked on; it may be emptied while nothing is. */
  workFolder: string
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>
}
