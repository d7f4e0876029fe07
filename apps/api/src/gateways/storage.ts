import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where media rest. Names are given here (hash and ending), so a name never comes from a person. */
export interface Storage {
  /** Keeps a copy of a file and returns its name. */
  keep(source: string): Promise<string>
  /** Keeps bytes under a name of the caller's, whole or not at all. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Keeps a stream under a name of the caller's, whole or not at all. @returns its size in bytes */
  write(name: string, source: Readable, signal?: AbortSignal): Promise<number>
  /** Removes a file; one that is gone already is no error. */
  remove(name: string): Promise<void>
  /** The names below a folder that were written so many milliseconds ago or earlier. */
  olderThan(folder: string, ms: number): Promise<string[]>
  size(name: string): Promise<number | null>
  read(name: string, range?: { start: number; end: number }): ReadStream
}

export const storedName =
  /^(?:recordings\/)?[a-f0-9]{64}\.(mp4|webm|vtt|pdf|svg|webp|png|jpg|csv|txt|xlsx|zip)$/

/** Media as files in a folder. */
export class FolderStorage implements Storage {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async keep(source: string): Promise<string> {
    const hash = createHash('sha256')
    // A video is larger than what a process should hold.
    await pipeline(createReadStream(source), hash)
    const name = hash.digest('hex') + extname(source).toLowerCase()
    if (!storedName.test(name)) throw new Error(`Files ending in "${extname(source)}" are not kept as media.`)
    await mkdir(this.#folder, { recursive: true })
    const target = join(this.#folder, name)
    if ((await this.size(name)) === null) {
      // Under its own name only when it is whole.
      await copyFile(source, `${target}.part`)
      await rename(`${target}.part`, target)
    }
    return name
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const target = join(this.#folder, name)
    await mkdir(dirname(target), { recursive: true })
    // Two that keep the same bytes at once don't write into one another's.
    const part = `${target}.${randomBytes(6).toString('hex')}.part`
    try {
      await writeFile(part, bytes)
      await rename(part, target)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  async write(name: string, source: Readable, signal?: AbortSignal): Promise<number> {
    const target = join(this.#folder, name)
    await mkdir(dirname(target), { recursive: true })
    const part = createWriteStream(`${target}.part`)
    try {
      await pipeline(source, part, { ...(signal && { signal }) })
    } catch (error) {
      await rm(`${target}.part`, { force: true })
      throw error
    }
    await rename(`${target}.part`, target)
    return part.bytesWritten
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true })
  }

  async olderThan(folder: string, ms: number): Promise<string[]> {
    const names = await readdir(join(this.#folder, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const ages = await Promise.all(
      names.map(async name => ({
        name: `${folder}/${name}`,
        at: (await stat(join(this.#folder, folder, name))).mtimeMs,
      })),
    )
    return ages.filter(({ at }) => at <= Date.now() - ms).map(({ name }) => name)
  }

  async size(name: string): Promise<number | null> {
    try {
      return (await stat(join(this.#folder, name))).size
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  read(name: string, range?: { start: number; end: number }): ReadStream {
    return createReadStream(join(this.#folder, name), range)
  }
}
