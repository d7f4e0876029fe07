import type { VideoFile } from './read-file.ts'

/** The boxes of an MP4 file that hold others on the way to its length and its codecs (ISO/IEC 14496-12). */
const containers = new Set(['moov', 'mvex', 'trak', 'mdia', 'minf', 'stbl'])
/** More boxes than a sound file has before these are known. */
const mostBoxes = 1000

export interface Mp4Facts {
  kind: 'mp4' | 'quicktime'
  tenths: number
  /** Of each track, sound and subtitles among them: `avc1`, `mp4a`. */
  codecs: string[]
  /** Pixels of the shorter side of its picture, however it is turned; 0 where it doesn't say. */
  height: number
}

/** Tracks whose entry goes on with a size: pictures (ISO/IEC 14496-12, VisualSampleEntry). */
const pictures = /^(?:avc|vp0|av0|hvc|hev)/

/** What an MP4 file says of itself, which may leave out its length; null where it is none. */
export async function mp4Facts({ size, read }: VideoFile): Promise<Mp4Facts | null> {
  // A fragmented file says 0 in `mvhd`, and the whole in `mehd`, in the same scale.
  let [scale, units] = [0, 0]
  let [at, end] = [0, size]
  let [brand, isMovie] = ['qt  ', false]
  const codecs: string[] = []
  let height = 0
  for (let box = 0; box < mostBoxes && at + 8 <= end; box += 1) {
    const head = await read(at, Math.min(at + 64, size))
    const { type, length, start } = boxOf(head, size - at)
    if (length < start) break
    const body = head.subarray(start)
    // Whatever stands before it makes another program take the file for something else.
    if (type === 'ftyp' && box === 0) brand = body.toString('latin1', 0, 4)
    if (type === 'moov') [isMovie, end] = [true, Math.min(size, at + length)]
    if (type === 'mvhd') [scale, units] = movieHeader(body)
    if (type === 'mehd') units = Math.max(units, fragmentsLength(body))
    if (type === 'stsd' && body.length >= 16) {
      const codec = body.toString('latin1', 12, 16)
      codecs.push(codec)
      if (pictures.test(codec) && body.length >= 44)
        height ||= Math.min(body.readUInt16BE(40), body.readUInt16BE(42))
    }
    at += containers.has(type) ? start : length
  }
  if (!isMovie) return null
  const tenths = scale > 0 && Number.isFinite(units) ? Math.round((10 * units) / scale) : 0
  return { kind: brand === 'qt  ' ? 'quicktime' : 'mp4', tenths, codecs, height }
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
