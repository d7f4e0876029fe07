/** Bytes that are read at any place: an open file, or a stored one. */
export interface ArchiveBytes {
  read(buffer: Buffer, offset: number, length: number, position: number): Promise<{ bytesRead: number }>
}

/** One entry of a ZIP, as its directory has it. */
export interface ArchiveEntry {
  name: string
  /** Compressed, in the archive. */
  packed: number
  bytes: number
  isStored: boolean
  /** Whether it is a file; a folder, a link or a device is none. */
  kind: 'file' | 'folder' | 'other'
  /** Where its own head begins. */
  at: number
}

/** Why an archive is not read: what it is, or what it does that no package of ours does. */
export type ArchiveErrorCode =
  | 'not_a_zip'
  | 'truncated'
  | 'encrypted'
  | 'packed_otherwise'
  | 'too_many_files'
  | 'name_unreadable'

export class ArchiveError extends Error {
  override name = 'ArchiveError'
  readonly code: ArchiveErrorCode

  constructor(code: ArchiveErrorCode) {
    super(code)
    this.code = code
  }
}

const endBytes = 22
const longestComment = 65_535
const headBytes = 46
const localBytes = 30
/** Of the directory of an archive: no package has names as long as that. */
const mostDirectoryBytes = 16 * 1024 * 1024

/**
 * The directory of a ZIP; nothing is unpacked. fflate, which reads the small ones elsewhere, holds an archive whole in memory: one with videos is
 * read in place. What its parts say of themselves is not believed where the directory says otherwise.
 * @param most entries
 * @throws ArchiveError
 */
export async function directoryOf(file: ArchiveBytes, size: number, most: number): Promise<ArchiveEntry[]> {
  const { count, at, bytes } = await endOf(file, size)
  if (count > most) throw new ArchiveError('too_many_files')
  if (bytes > mostDirectoryBytes || at + bytes > size) throw new ArchiveError('truncated')
  const directory = await readAt(file, at, bytes)
  const entries: ArchiveEntry[] = []
  let place = 0
  for (let index = 0; index < count; index += 1) {
    if (place + headBytes > directory.length || directory.readUInt32LE(place) !== 0x02014b50)
      throw new ArchiveError('truncated')
    const [name, extra, comment] = [28, 30, 32].map(offset => directory.readUInt16LE(place + offset))
    const length = headBytes + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    if (place + length > directory.length) throw new ArchiveError('truncated')
    entries.push(entryOf(directory.subarray(place, place + headBytes + (name ?? 0))))
    place += length
  }
  return entries
}

/** Where the bytes of an entry begin. @throws ArchiveError */
export async function contentOf(file: ArchiveBytes, entry: ArchiveEntry, size: number): Promise<number> {
  const head = await readAt(file, entry.at, localBytes)
  if (head.readUInt32LE(0) !== 0x04034b50) throw new ArchiveError('truncated')
  const from = entry.at + localBytes + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (from + entry.packed > size) throw new ArchiveError('truncated')
  return from
}

/** The end of the directory is found from behind: a comment may follow it. */
async function endOf(file: ArchiveBytes, size: number) {
  const first = await readAt(file, 0, Math.min(4, size))
  if (size < endBytes || first.toString('latin1', 0, 2) !== 'PK') throw new ArchiveError('not_a_zip')
  const tail = Math.min(size, endBytes + longestComment)
  const bytes = await readAt(file, size - tail, tail)
  for (let place = tail - endBytes; place >= 0; place -= 1) {
    if (bytes.readUInt32LE(place) !== 0x06054b50) continue
    if (place + endBytes + bytes.readUInt16LE(place + 20) !== tail) continue
    const count = bytes.readUInt16LE(place + 10)
    const found = { count, bytes: bytes.readUInt32LE(place + 12), at: bytes.readUInt32LE(place + 16) }
    // Several disks, or numbers that only a larger form of ZIP holds.
    if (bytes.readUInt16LE(place + 8) !== count || bytes.readUInt16LE(place + 4) !== 0)
      throw new ArchiveError('packed_otherwise')
    if (count === 0xffff) throw new ArchiveError('too_many_files')
    if (found.at === 0xffffffff) throw new ArchiveError('packed_otherwise')
    return found
  }
  throw new ArchiveError('truncated')
}

function entryOf(head: Buffer): ArchiveEntry {
  const flags = head.readUInt16LE(8)
  const method = head.readUInt16LE(10)
  if ((flags & 0x41) !== 0) throw new ArchiveError('encrypted')
  if (method !== 0 && method !== 8) throw new ArchiveError('packed_otherwise')
  const [packed, bytes, at] = [20, 24, 42].map(offset => head.readUInt32LE(offset))
  if ([packed, bytes, at].includes(0xffffffff)) throw new ArchiveError('packed_otherwise')
  const name = nameOf(head.subarray(headBytes))
  return {
    name,
    packed: packed ?? 0,
    bytes: bytes ?? 0,
    at: at ?? 0,
    isStored: method === 0,
    kind: kindOf(head, name),
  }
}

/** By the mode that Unix gives it; what was made elsewhere has none. */
function kindOf(head: Buffer, name: string): ArchiveEntry['kind'] {
  const type = (head.readUInt32LE(38) >>> 16) & 0o170000
  if (type !== 0 && type !== 0o100000 && type !== 0o040000) return 'other'
  return name.endsWith('/') || type === 0o040000 ? 'folder' : 'file'
}

function nameOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new ArchiveError('name_unreadable')
  }
}

async function readAt(file: ArchiveBytes, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, at)
  if (bytesRead < length) throw new ArchiveError('truncated')
  return buffer
}

/** What systems put beside the files of a folder when they pack it. */
export const beside = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i
const longestName = 255

/** Whether a name leads out of its folder, is no relative one, or holds what names of files should not. */
export function isUnfitName(name: string): boolean {
  if (name === '' || name.length > longestName || name.startsWith('/') || /[\\:]|\p{C}/u.test(name))
    return true
  return name
    .split('/')
    .some((step, index, all) => step === '..' || step === '.' || (step === '' && index < all.length - 1))
}

/** The same for names that some file systems treat as one: by letter case or Unicode composition. */
export const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

const pieceBytes = 256 * 1024

/** By hand: a stream of its own for each of thousands of files would leave its listeners on the one that is open. */
export async function* piecesOf(file: ArchiveBytes, from: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length;) {
    const wanted = Math.min(pieceBytes, length - at)
    const buffer = Buffer.alloc(wanted)
    const { bytesRead } = await file.read(buffer, 0, wanted, from + at)
    if (bytesRead === 0) throw new ArchiveError('truncated')
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
