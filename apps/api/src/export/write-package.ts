import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../gateways/storage.ts'
import type { PackageToWrite } from './course-package.ts'

/** The folder holds something already, or a file of the course is gone. */
export class ExportError extends Error {
  override name = 'ExportError'
}

/** Writes a package into a folder of its own, named as the course is. @returns the folder @throws ExportError */
export async function writePackage(
  storage: Storage,
  into: string,
  { slug, files, media }: PackageToWrite,
): Promise<string> {
  const folder = join(into, slug)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new ExportError(`${folder} is not empty.`)
  for (const [path, stored] of media)
    if ((await storage.size(stored)) === null) throw new ExportError(`The file for ${path} is missing.`)
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  if (media.size > 0) await mkdir(join(folder, 'media'), { recursive: true })
  // One after another: each may be a whole film.
  for (const [path, stored] of media)
    await pipeline(storage.read(stored), createWriteStream(join(folder, path)))
  return folder
}
