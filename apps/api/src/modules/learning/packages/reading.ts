import { createInflateRaw } from 'node:zlib'
import { Readable } from 'node:stream'
import type { LessonPackage } from '../../../db/schema/index.ts'
import {
  type ArchiveBytes,
  ArchiveError,
  type ArchiveEntry,
  beside,
  contentOf,
  directoryOf,
  isUnfitName,
  nameKey,
  piecesOf,
} from '../../../import/archive.ts'
import { readManifest } from './manifest.ts'
import { PackageError } from './package-error.ts'
import { readActivities, readCourseStructure } from './xapi-manifests.ts'

/** What a package may come to. */
export interface PackageLimits {
  files: number
  /** Of all files together, unpacked. */
  bytes: number
  /** How many times larger than it came a file may become. */
  ratio: number
}

export const packageLimits: PackageLimits = { files: 5000, bytes: 1024 ** 3, ratio: 200 }
/** What packages say of themselves, at their top; one that says it twice is opened by the first. */
const readers = new Map([
  ['cmi5.xml', readCourseStructure],
  ['imsmanifest.xml', readManifest],
  ['tincan.xml', readActivities],
])
const mostManifestBytes = 4 * 1024 * 1024
/** What is this small may be packed however well. */
const smallBytes = 64 * 1024

/**
 * Reads a package and checks every file of it: what its directory says is believed only as far as it arrives. Nothing is unpacked to anywhere.
 * @throws PackageError
 */
export async function readPackage(
  file: ArchiveBytes,
  size: number,
  limits: PackageLimits = packageLimits,
): Promise<LessonPackage> {
  try {
    const entries = fitFiles(await directoryOf(file, size, limits.files), limits)
    for (const entry of entries.values()) await measure(file, size, entry, limits)
    const name = [...readers.keys()].find(one => entries.has(one))
    const [manifest, reader] = [entries.get(name ?? ''), readers.get(name ?? '')]
    if (!manifest || !reader) throw new PackageError('no_manifest')
    if (manifest.bytes > mostManifestBytes) throw new PackageError('manifest_too_large')
    const read = reader(await textOf(file, size, manifest))
    for (const { href } of read.parts)
      if (!entries.has(fileOf(href))) throw new PackageError('launch_missing', href)
    return read
  } catch (error) {
    if (error instanceof ArchiveError) throw new PackageError(error.code)
    throw error
  }
}

/** The file that an address within a package names. */
export function fileOf(href: string): string {
  const path = /^[^?#]*/.exec(href)?.[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return path
  }
}

/** The files of a package by their names; nothing else may be in it. @throws PackageError */
function fitFiles(all: readonly ArchiveEntry[], limits: PackageLimits): Map<string, ArchiveEntry> {
  const files = new Map<string, ArchiveEntry>()
  const taken = new Set<string>()
  let sum = 0
  for (const entry of all.filter(({ name }) => !beside.test(name))) {
    if (entry.kind === 'other') throw new PackageError('not_a_file', entry.name)
    if (isUnfitName(entry.name)) throw new PackageError('name_unfit', entry.name)
    if (entry.kind === 'folder') continue
    if (taken.size === taken.add(nameKey(entry.name)).size) throw new PackageError('name_taken', entry.name)
    files.set(entry.name, entry)
    sum += entry.bytes
  }
  if (sum > limits.bytes) throw new PackageError('too_large')
  return files
}

/** The files of a package that was read and kept before. */
export async function filesOf(file: ArchiveBytes, size: number): Promise<Map<string, ArchiveEntry>> {
  return fitFiles(await directoryOf(file, size, packageLimits.files), packageLimits)
}

/** The content of a file of a package, unpacked as it is read. */
export async function contentStream(
  file: ArchiveBytes,
  size: number,
  entry: ArchiveEntry,
): Promise<Readable> {
  const from = await contentOf(file, entry, size)
  const packed = Readable.from(piecesOf(file, from, entry.packed), { objectMode: false })
  if (entry.isStored) return packed
  const unpacked = createInflateRaw()
  packed.once('error', error => unpacked.destroy(error))
  unpacked.once('close', () => packed.destroy())
  return packed.pipe(unpacked)
}

async function measure(file: ArchiveBytes, size: number, entry: ArchiveEntry, limits: PackageLimits) {
  let arrived = 0
  try {
    for await (const piece of await contentStream(file, size, entry)) {
      arrived += (piece as Buffer).length
      if (arrived > entry.bytes) break
      if (arrived > smallBytes && arrived > entry.packed * limits.ratio)
        throw new PackageError('ratio', entry.name)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_') === true)
      throw new PackageError('truncated', entry.name)
    throw error
  }
  if (arrived !== entry.bytes) throw new PackageError('truncated', entry.name)
}

async function textOf(file: ArchiveBytes, size: number, entry: ArchiveEntry): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of await contentStream(file, size, entry)) pieces.push(piece as Buffer)
  return decoded(Buffer.concat(pieces))
}

/** UTF-8, or UTF-16 by its mark, as some authoring tools write. */
function decoded(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(bytes)
}
