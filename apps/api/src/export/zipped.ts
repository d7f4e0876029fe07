import { strToU8, Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate'
import type { Storage } from '../gateways/storage.ts'
import type { PackageToWrite } from './course-package.ts'

/** A package as a ZIP, chunk by chunk: no file of it is held whole. Its folder is named as the course is. */
export async function* zipped(
  storage: Storage,
  { slug, files, media }: PackageToWrite,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const add = <File extends ZipInputFile>(file: File): File => {
    // The same package is the same bytes.
    file.mtime = new Date(2026, 0, 1)
    zip.add(file)
    return file
  }
  for (const [path, text] of files) {
    add(new ZipDeflate(`${slug}/${path}`)).push(strToU8(text), true)
    yield* ready.splice(0)
  }
  for (const [path, stored] of media) {
    // Films and pictures are as small as they get.
    const file = add(new ZipPassThrough(`${slug}/${path}`))
    for await (const chunk of storage.read(stored) as AsyncIterable<Uint8Array>) {
      file.push(chunk)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* ready.splice(0)
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
