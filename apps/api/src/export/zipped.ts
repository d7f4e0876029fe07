import { strToU8 } from 'fflate'
import type { Storage } from '../gateways/storage.ts'
import { zipOf, type ZipEntry } from '../zip.ts'
import type { PackageToWrite } from './course-package.ts'

/** The same package is the same bytes. */
const changedAt = new Date(2026, 0, 1)

/** A package as a ZIP, chunk by chunk: no file of it is held whole. Its folder is named as the course is. */
export function zipped(storage: Storage, made: PackageToWrite): AsyncGenerator<Uint8Array> {
  return zipOf(entriesOf(storage, made), changedAt)
}

function* entriesOf(storage: Storage, { slug, files, media }: PackageToWrite): Generator<ZipEntry> {
  for (const [path, text] of files) yield { path: `${slug}/${path}`, content: [strToU8(text)] }
  for (const [path, stored] of media)
    yield {
      path: `${slug}/${path}`,
      content: storage.read(stored) as AsyncIterable<Uint8Array>,
      isStored: true,
    }
}

/** How many bytes the media of a package have together; null where one of them is gone. */
export async function mediaSize(storage: Storage, { media }: PackageToWrite): Promise<number | null> {
  let sum = 0
  for (const stored of media.values()) {
    const size = await storage.size(stored)
    if (size === null) return null
    sum += size
  }
  return sum
}
