import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** An MP4 of the demo: 38 seconds of H.264. */
export const demoVideo = fileURLToPath(
  new URL('../../demo/courses/data-analysis-with-spreadsheets/media/04-watch-a-pivot.mp4', import.meta.url),
)
export const demoVideoBytes = () => readFileSync(demoVideo)

interface Told {
  seconds?: number
  codec?: string
  /** Pixels of its shorter side; it is 16 by 9. */
  height?: number
}

/** The headers of an MP4 file, without pictures. @param brand `qt  ` for QuickTime */
export function mp4({
  seconds = 90,
  codec = 'avc1',
  brand = 'isom',
  height = 0,
}: Told & { brand?: string } = {}) {
  const movieHeader = Buffer.alloc(100)
  movieHeader.writeUInt32BE(1000, 12)
  movieHeader.writeUInt32BE(seconds * 1000, 16)
  const sample = Buffer.alloc(60)
  sample.write(codec, 12, 'latin1')
  sample.writeUInt16BE((height * 16) / 9, 40)
  sample.writeUInt16BE(height, 42)
  const table = box('minf', box('stbl', box('stsd', sample)))
  const track = box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', box('mdhd', Buffer.alloc(24)), table))
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0`, 'latin1')),
    box('mdat', Buffer.alloc(500, 7)),
    box('moov', box('mvhd', movieHeader), track),
  ])
}

function box(type: string, ...held: Buffer[]): Buffer {
  const body = Buffer.concat(held)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The headers of a WebM file, without pictures. */
export function webm({
  seconds = 90,
  codec = 'V_VP9',
  type = 'webm',
  height = 0,
}: Told & { type?: string } = {}) {
  const lasts = Buffer.alloc(8)
  lasts.writeDoubleBE(seconds * 1000)
  const info = element(
    '1549a966',
    element('2ad7b1', Buffer.from('0f4240', 'hex')),
    ...(seconds > 0 ? [element('4489', lasts)] : []),
  )
  const sides = [
    ['ba', height],
    ['b0', (height * 16) / 9],
  ].map(([id, pixels]) => {
    const body = Buffer.alloc(2)
    body.writeUInt16BE(Number(pixels))
    return element(String(id), body)
  })
  const tracks = element(
    '1654ae6b',
    element('ae', element('86', Buffer.from(codec)), ...(height > 0 ? [element('e0', ...sides)] : [])),
  )
  const pictures = element('1f43b675', Buffer.alloc(500, 7))
  const segment = Buffer.concat([info, tracks, pictures])
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(type))),
    // Of unknown length, as browsers record it.
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    segment,
  ])
}

function element(id: string, ...held: Buffer[]): Buffer {
  const body = Buffer.concat(held)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(0x10000000 + body.length)
  return Buffer.concat([Buffer.from(id, 'hex'), length, body])
}

/** An MP4 whose list names one picture of its file so many times: written out one by one, it is that much larger. */
export function greedyMp4({ times, bytes }: { times: number; bytes: number }) {
  const demo = demoVideoBytes()
  const at = demo.indexOf('stsd') - 4
  const picture = demo.subarray(at, at + demo.readUInt32BE(at))
  const scale = 1000
  const header = full([0, 0, scale, times * 40, 0x10000, 0x1000000, 0, 0], Buffer.alloc(64))
  const track = full([0, 0, 1, 0, times * 40, 0, 0, 0, 0], Buffer.alloc(36 + 8), 7)
  const begin = box('ftyp', Buffer.from('isom\0\0\0\0', 'latin1'))
  const first = demo.readUInt32BE(demo.indexOf('stco') + 12)
  const key = demo.subarray(first, first + demo.readUInt32BE(demo.indexOf('stsz') + 16))
  // Behind the picture a unit of H.264 without meaning (12, filler data).
  const filler = Buffer.alloc(bytes - key.length, 0xff)
  filler.writeUInt32BE(filler.length - 4, 0)
  filler[4] = 12
  const media = box('mdat', key, filler)
  const table = box(
    'stbl',
    picture,
    box('stts', full([1, times, 40])),
    box('stsc', full([1, 1, 1, 1])),
    box('stsz', full([bytes, times])),
    box('stco', full([times, ...Array.from({ length: times }, () => begin.length + 8)])),
  )
  const places = box('dinf', box('dref', full([1]), box('url ', full([], Buffer.alloc(0), 1))))
  const handler = box('hdlr', full([0], Buffer.from('vide'), 0), Buffer.alloc(13))
  const inner = box('minf', box('vmhd', full([0, 0], Buffer.alloc(0), 1)), places, table)
  const mdia = box('mdia', box('mdhd', full([0, 0, scale, times * 40, 0])), handler, inner)
  return Buffer.concat([
    begin,
    media,
    box('moov', box('mvhd', header), box('trak', box('tkhd', track), mdia)),
  ])
}

/** The version and flags of a box, numbers of 32 bits, and what follows. */
function full(numbers: readonly number[], rest: Buffer = Buffer.alloc(0), flags = 0): Buffer {
  const body = Buffer.alloc(4 + 4 * numbers.length)
  body.writeUInt32BE(flags, 0)
  for (const [n, number] of numbers.entries()) body.writeUInt32BE(number, 4 + 4 * n)
  return Buffer.concat([body, rest])
}
