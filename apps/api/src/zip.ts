import { pipeline, Readable } from 'node:stream'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive that is written. */
export interface ZipEntry {
  path: string
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** Left as it is: films, pictures and PDFs are as small as they get. */
  isStored?: boolean
}

/** What the directory at the end says of a file that was written. */
interface Written {
  name: Buffer
  method: number
  changed: { time: number; day: number }
  crc: number
  packed: number
  size: number
  offset: number
}

/** What a field of four or two bytes says where the number stands in a field of Zip64 instead. */
const [beyond, beyondCount] = [0xffff_ffff, 0xffff]
/** Names are UTF-8, and the sizes of a file follow it. */
const flags = 0x0808
/** The version of the format that a reader has to know: 4.5 for Zip64. */
const [plain, large] = [20, 45]

/**
 * A ZIP, chunk by chunk: neither the archive nor a file of it is ever held whole. An entry is asked for when the one before it is written.
 * Beyond 4 GiB, and beyond 65,534 files, what has no room in the fields of a ZIP stands in those of Zip64.
 * @param changedAt when its files were changed last, as it says of them
 * @param startsAt how many bytes stand before it already
 */
export async function* zipOf(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  changedAt: Date,
  startsAt = 0,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  const changed = stampOf(changedAt)
  let offset = startsAt
  for await (const { path, content, isStored = false } of entries) {
    const file: Written = {
      name: Buffer.from(path),
      method: isStored ? 0 : 8,
      changed,
      crc: 0,
      packed: 0,
      size: 0,
      offset,
    }
    const head = headOf(file)
    yield head
    for await (const chunk of isStored ? counted(content, file) : deflated(content, file)) {
      file.packed += chunk.length
      yield chunk
    }
    const tail = tailOf(file)
    yield tail
    offset += head.length + file.packed + tail.length
    written.push(file)
  }
  const directoryAt = offset
  for (const file of written) {
    const line = lineOf(file)
    offset += line.length
    yield line
  }
  yield endOf(written.length, directoryAt, offset)
}

/** The chunks of a file as they come, counted and summed up. */
async function* counted(content: ZipEntry['content'], file: Written): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    file.crc = crc32(chunk, file.crc)
    file.size += chunk.length
    yield chunk
  }
}

function deflated(content: ZipEntry['content'], file: Written): AsyncIterable<Uint8Array> {
  const deflate = createDeflateRaw({ level: constants.Z_DEFAULT_COMPRESSION })
  // Its error, if there is one, is thrown to who reads.
  pipeline(Readable.from(counted(content, file), { objectMode: false }), deflate, () => undefined)
  return deflate as AsyncIterable<Uint8Array>
}

/** A moment of the machine's zone as ZIP writes it, in steps of two seconds. */
function stampOf(at: Date): Written['changed'] {
  return {
    time: (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
    day: ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
  }
}

/** Numbers of so many bytes each, the lowest byte first. */
function fields(...given: [bytes: 2 | 4 | 8, value: number][]): Buffer {
  const out = Buffer.alloc(given.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of given) {
    if (bytes === 8) out.writeBigUInt64LE(BigInt(value), at)
    else out.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return out
}

/** What stands before a file; its sizes are known behind it. */
function headOf({ name, method, changed }: Written): Buffer {
  return Buffer.concat([
    fields([4, 0x0403_4b50], [2, plain], [2, flags], [2, method], [2, changed.time], [2, changed.day]),
    fields([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ])
}

const isLarge = ({ packed, size }: Written) => packed >= beyond || size >= beyond

/** What stands behind a file. */
function tailOf(file: Written): Buffer {
  const bytes = isLarge(file) ? 8 : 4
  return fields([4, 0x0807_4b50], [4, file.crc], [bytes, file.packed], [bytes, file.size])
}

/** What the directory says of a file. */
function lineOf(file: Written): Buffer {
  const { name, method, changed, crc, packed, size, offset } = file
  const held = [...(isLarge(file) ? [size, packed] : []), ...(offset >= beyond ? [offset] : [])]
  const more = held.length > 0 ? fields([2, 1], [2, held.length * 8], ...held.map(eight)) : Buffer.alloc(0)
  return Buffer.concat([
    fields([4, 0x0201_4b50], [2, large], [2, held.length > 0 ? large : plain], [2, flags], [2, method]),
    fields([2, changed.time], [2, changed.day], [4, crc]),
    fields([4, isLarge(file) ? beyond : packed], [4, isLarge(file) ? beyond : size]),
    fields([2, name.length], [2, more.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, Math.min(offset, beyond)]),
    name,
    more,
  ])
}

const eight = (value: number): [8, number] => [8, value]

/** The end of an archive, with that of Zip64 before it where the numbers are too large. */
function endOf(count: number, directoryAt: number, directoryEnd: number): Buffer {
  const size = directoryEnd - directoryAt
  const more =
    count >= beyondCount || directoryAt >= beyond || size >= beyond
      ? [
          fields([4, 0x0606_4b50], [8, 44], [2, large], [2, large], [4, 0], [4, 0]),
          fields([8, count], [8, count], [8, size], [8, directoryAt]),
          fields([4, 0x0706_4b50], [4, 0], [8, directoryEnd], [4, 1]),
        ]
      : []
  const shown = Math.min(count, beyondCount)
  return Buffer.concat([
    ...more,
    fields([4, 0x0605_4b50], [2, 0], [2, 0], [2, shown], [2, shown]),
    fields([4, Math.min(size, beyond)], [4, Math.min(directoryAt, beyond)], [2, 0]),
  ])
}
