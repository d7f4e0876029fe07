import { createWriteStream } from 'node:fs'
import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import {
  ArchiveError,
  type ArchiveEntry,
  type ArchiveErrorCode,
  beside,
  contentOf,
  directoryOf,
  isUnfitName,
  nameKey,
  piecesOf,
} from './archive.ts'

/** What a package may come to. */
export interface UnpackLimits {
  files: number
  /** Of all files together, unpacked. */
  bytes: number
  /** Of a text: they are read whole. */
  textBytes: number
  /** Of all texts together. */
  allTextBytes: number
  /** How many times larger than it came a file may become. */
  ratio: number
}

export const unpackLimits: UnpackLimits = {
  files: 5000,
  bytes: 2 * 1024 ** 3,
  textBytes: 1024 ** 2,
  allTextBytes: 16 * 1024 ** 2,
  ratio: 200,
}

export type UnpackErrorCode =
  | ArchiveErrorCode
  | 'name_unfit'
  | 'name_taken'
  | 'not_a_file'
  | 'kind_unknown'
  | 'text_too_large'
  | 'too_large'
  | 'ratio'
  | 'no_package'
  | 'several_packages'

/** Why a package is not unpacked. Whatever was written by then is in the folder, for the caller to remove. */
export class UnpackError extends Error {
  override name = 'UnpackError'
  readonly code: UnpackErrorCode
  /** The file of the package, where it is one. */
  readonly file: string | null

  constructor(code: UnpackErrorCode, file: string | null = null) {
    super(file === null ? code : `${code} ${file}`)
    this.code = code
    this.file = file
  }
}

/** What the format knows, by where it stands: all else is unpacked nowhere. */
const text =
  /^(?:course\.yaml|exam\.yaml|course\.(?:ar|en)\.md|lessons\/[a-z0-9_-]+\.(?:(?:ar|en)\.md|quiz\.yaml)|exams\/[a-z0-9_-]+\.yaml)$/
const media = /^media\/[a-z0-9][a-z0-9._-]*\.(?:pdf|svg|png|jpe?g|webp|gif|mp4|webm|vtt|csv|txt|xlsx|zip)$/
/** Files this small may have any compression ratio: 64 KB of one character do no harm. */
const smallBytes = 64 * 1024

/**
 * Unpacks a course package into an empty folder, within limits: of what an archive says of itself only its directory is believed, and of that only
 * what arrives. Archives within it stay packed.
 * @returns the folder of the package
 * @throws UnpackError
 */
export async function unpack(
  archive: string,
  into: string,
  { limits = unpackLimits, signal }: { limits?: UnpackLimits; signal?: AbortSignal } = {},
): Promise<string> {
  const file = await open(archive, 'r')
  try {
    const { size } = await file.stat()
    const entries = planned(await directoryOf(file, size, limits.files), limits)
    const rest = { bytes: limits.bytes, textBytes: limits.allTextBytes }
    const target = join(into, 'package')
    await mkdir(target, { recursive: true })
    for (const { path, entry } of entries) {
      signal?.throwIfAborted()
      await extract(file, size, { entry, path, to: join(target, path) }, limits, rest)
    }
    return target
  } catch (error) {
    if (error instanceof ArchiveError) throw new UnpackError(error.code)
    throw error
  } finally {
    await file.close()
  }
}

/** What is to be unpacked, and where: nothing is written before all of it is known to be fit. */
function planned(entries: readonly ArchiveEntry[], limits: UnpackLimits) {
  const wanted = entries.filter(({ name }) => !beside.test(name))
  for (const { name, kind } of wanted) {
    if (kind === 'other') throw new UnpackError('not_a_file', name)
    if (isUnfitName(name)) throw new UnpackError('name_unfit', name)
  }
  const files = wanted.filter(({ kind }) => kind === 'file')
  const taken = new Set<string>()
  for (const { name } of files) {
    const key = nameKey(name)
    if (taken.size === taken.add(key).size) throw new UnpackError('name_taken', name)
  }
  const root = rootOf(files.map(({ name }) => name))
  const sum = files.reduce((bytes, entry) => bytes + entry.bytes, 0)
  if (sum > limits.bytes) throw new UnpackError('too_large')
  return files.map(entry => {
    const path = entry.name.slice(root.length)
    if (!text.test(path) && !media.test(path)) throw new UnpackError('kind_unknown', entry.name)
    return { entry, path }
  })
}

/** A package is at the root of the archive, or in one folder of it. */
function rootOf(names: readonly string[]): string {
  const roots = names.flatMap(
    name => /^(?:([^/]+\/)?)course\.yaml$/.exec(name)?.[1] ?? (name === 'course.yaml' ? [''] : []),
  )
  if (roots.length > 1) throw new UnpackError('several_packages')
  const [root] = roots
  if (root === undefined) throw new UnpackError('no_package')
  const outside = names.find(name => !name.startsWith(root))
  if (outside !== undefined) throw new UnpackError('kind_unknown', outside)
  return root
}

async function extract(
  file: FileHandle,
  size: number,
  { entry, path, to }: { entry: ArchiveEntry; path: string; to: string },
  limits: UnpackLimits,
  rest: { bytes: number; textBytes: number },
): Promise<void> {
  const isText = text.test(path) || path.endsWith('.vtt')
  const from = await contentOf(file, entry, size)
  let arrived = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      arrived += chunk.length
      rest.bytes -= chunk.length
      if (isText) rest.textBytes -= chunk.length
      done(errorCodeOf(), chunk)
    },
  })
  const errorCodeOf = () => {
    if (rest.bytes < 0) return new UnpackError('too_large')
    if (isText && (arrived > limits.textBytes || rest.textBytes < 0))
      return new UnpackError('text_too_large', entry.name)
    if (arrived > smallBytes && arrived > entry.packed * limits.ratio)
      return new UnpackError('ratio', entry.name)
    return null
  }
  await mkdir(dirname(to), { recursive: true })
  const packed = piecesOf(file, from, entry.packed)
  const steps = entry.isStored ? [counted] : [createInflateRaw(), counted]
  try {
    await pipeline([packed, ...steps, createWriteStream(to, { flags: 'wx' })] as never)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code?.startsWith('Z_') === true) throw new UnpackError('truncated', entry.name)
    throw error
  }
  if (arrived !== entry.bytes) throw new UnpackError('truncated', entry.name)
}
