import type { VideoFile } from './read-file.ts'

/** Elements of a WebM file (RFC 8794, RFC 9559) that hold others on the way to its length and its codecs. */
const containers = new Set([0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0])
const docType = 0x4282
const timestampScale = 0x2ad7b1
const duration = 0x4489
const codecId = 0x86
const pixels = new Set([0xb0, 0xba])
/** Where the pictures begin: what is asked here stands before them. */
const cluster = 0x1f43b675
/** More elements than a sound file has before its pictures. */
const mostElements = 1000

export interface WebmFacts {
  kind: 'webm'
  tenths: number
  /** Of each track: `V_VP9`, `A_OPUS`. */
  codecs: string[]
  /** Pixels of the shorter side of its picture; 0 where it doesn't say. */
  height: number
}

/** What a WebM file says of itself, which may leave out its length; null where it is none. */
export async function webmFacts({ size, read }: VideoFile): Promise<WebmFacts | null> {
  let [scale, units, at] = [1_000_000, 0, 0]
  let isWebm = false
  const codecs: string[] = []
  const sides: number[] = []
  for (let element = 0; element < mostElements && at < size; element += 1) {
    const head = await read(at, Math.min(at + 64, size))
    const { id, start, length } = elementOf(head)
    if (start === 0 || (element === 0 && id !== 0x1a45dfa3)) return null
    const body = head.subarray(start, start + length)
    if (id === cluster) break
    if (id === docType) isWebm = textOf(body) === 'webm'
    if (id === timestampScale) scale = numberOf(body)
    if (id === duration) units = realOf(body)
    if (id === codecId) codecs.push(textOf(body))
    // Those of the first picture come first.
    if (pixels.has(id)) sides.push(numberOf(body))
    at += containers.has(id) ? start : start + length
  }
  if (!isWebm) return null
  const tenths = Math.round((units * scale) / 100_000_000)
  return {
    kind: 'webm',
    tenths: Number.isFinite(tenths) && tenths > 0 ? tenths : 0,
    codecs,
    height: Math.min(sides[0] ?? 0, sides[1] ?? 0),
  }
}

/** @returns `start` 0 where no element begins */
function elementOf(head: Buffer): { id: number; start: number; length: number } {
  const idBytes = bytesOf(head[0])
  const lengthBytes = bytesOf(head[idBytes])
  if (idBytes === 0 || idBytes > 4 || lengthBytes === 0 || head.length < idBytes + lengthBytes)
    return { id: 0, start: 0, length: 0 }
  const marked = numberOf(head.subarray(idBytes, idBytes + lengthBytes))
  return {
    id: numberOf(head.subarray(0, idBytes)),
    start: idBytes + lengthBytes,
    // The first bit that is set tells how many bytes the number has.
    length: marked - 2 ** (7 * lengthBytes),
  }
}

/** How many bytes a number has, as its first one says; 0 where it says nothing. */
function bytesOf(first = 0): number {
  return first === 0 ? 0 : Math.clz32(first) - 23
}

const numberOf = (bytes: Buffer) => bytes.reduce((number, byte) => number * 256 + byte, 0)
/** It may be filled up with zeros. */
const textOf = (bytes: Buffer) => bytes.toString('latin1').split('\0')[0] ?? ''

function realOf(bytes: Buffer): number {
  if (bytes.length === 4) return bytes.readFloatBE()
  return bytes.length === 8 ? bytes.readDoubleBE() : 0
}
