import type { Storage } from '../storage.ts'
import { type Mp4Facts, mp4Facts } from './mp4.ts'
import { webmFacts, type WebmFacts } from './webm.ts'

export type VideoFacts = Mp4Facts | WebmFacts

/** What a stored video says of itself, whatever it is called: how long it lasts, in tenths of a second, and its codecs; null where it is none. */
export async function videoFacts(storage: Storage, name: string): Promise<VideoFacts | null> {
  const size = await storage.size(name)
  if (size === null) return null
  const file = {
    size,
    read: async (start: number, end: number) => {
      const parts: Buffer[] = []
      for await (const part of storage.read(name, { start, end: end - 1 })) parts.push(part as Buffer)
      return Buffer.concat(parts)
    },
  }
  return (await webmFacts(file)) ?? mp4Facts(file)
}

/**
 * How long a stored video lasts, as its own header says: whatever an author or a browser says of it.
 * @returns tenths of a second; 0 where the file doesn't say, or is no video
 */
export async function videoLength(storage: Storage, name: string): Promise<number> {
  return (await videoFacts(storage, name))?.tenths ?? 0
}

/** Whether a file may be a video, as its first bytes say: enough to refuse another one before all of it is sent. */
export function beginsLikeVideo(bytes: Buffer): boolean {
  if (bytes.length < 12) return true
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return true
  return bytes.toString('latin1', 4, 8) === 'ftyp' && bytes.toString('latin1', 8, 12) !== 'qt  '
}

const playable = new Set(['avc1', 'avc3', 'vp08', 'vp09', 'av01', 'V_VP8', 'V_VP9', 'V_AV1'])

/** Whether every browser shows the picture of a video. */
export function isPlayable({ codecs }: VideoFacts): boolean {
  return codecs.some(codec => playable.has(codec))
}
