import type { Storage } from './storage.ts'

/** The boxes of an MP4 file that hold others on the way to its length (ISO/IEC 14496-12). */
const containers = new Set(['moov', 'mvex'])
/** More boxes than a sound file has before its length is known. */
const mostBoxes = 1000

/**
 * How long a stored MP4 video lasts, as its own header says: whatever an author or a browser says of it.
 * @returns tenths of a second; 0 where the file doesn't say, or is no MP4
 */
export async function videoLength(storage: Storage, name: string): Promise<number> {
  const size = await storage.size(name)
  if (size === null) return 0
  // A fragmented file says 0 in `mvhd`, and the whole in `mehd`, in the same scale.
  let [scale, units] = [0, 0]
  let at = 0
  for (let box = 0; box < mostBoxes && at + 8 <= size; box += 1) {
    const head = await bytesOf(storage, name, at, Math.min(at + 44, size))
    const { type, length, start } = boxOf(head, size - at)
    if (length < start) return 0
    if (type === 'mvhd') [scale, units] = movieHeader(head.subarray(start))
    if (type === 'mehd') units = Math.max(units, fragmentsLength(head.subarray(start)))
    if (scale > 0 && units > 0) return Math.round((10 * units) / scale)
    at += containers.has(type) ? start : length
  }
  return 0
}

function boxOf(head: Buffer, rest: number) {
  const short = head.readUInt32BE(0)
  const type = head.toString('latin1', 4, 8)
  if (short === 1 && head.length >= 16) return { type, length: Number(head.readBigUInt64BE(8)), start: 16 }
  return { type, length: short === 0 ? rest : short, start: 8 }
}

function movieHeader(body: Buffer): [scale: number, units: number] {
  if (body.length < 32) return [0, 0]
  return body[0] === 1
    ? [body.readUInt32BE(20), Number(body.readBigUInt64BE(24))]
    : [body.readUInt32BE(12), known(body.readUInt32BE(16))]
}

function fragmentsLength(body: Buffer): number {
  if (body.length < 12) return 0
  return body[0] === 1 ? Number(body.readBigUInt64BE(4)) : body.readUInt32BE(4)
}

/** All ones stand for "not known". */
function known(units: number): number {
  return units === 0xffffffff ? 0 : units
}

async function bytesOf(storage: Storage, name: string, start: number, end: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of storage.read(name, { start, end: end - 1 })) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
