import { createHash } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** Where media rest. Names are given here (hash and ending), so a name never comes from a person. */
export interface Storage {
  /** Keeps a copy of a file and returns its name. */
  keep(source: string): Promise<string>
  size(name: string): Promise<number | null>
  read(name: string, range?: { start: number, end: number }): ReadStream
}

export const storedName = /^[a-f0-9]{64}\.(mp4|vtt|pdf|svg|webp|png|jpg)$/

/** Media as files in a folder. */
export class FolderStorage implements Storage {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async keep(source: string): Promise<string> {
    const name = createHash('sha256').update(await readFile(source)).digest('hex') + extname(source).toLowerCase()
    if (!storedName.test(name)) throw new Error(`Files ending in "${extname(source)}" are not kept as media.`)
    await mkdir(this.#folder, { recursive: true })
    const target = join(this.#folder, name)
    if (await this.size(name) === null) {
      // Under its own name only when it is whole.
      await copyFile(source, `${target}.part`)
      await rename(`${target}.part`, target)
    }
    return name
  }

  async size(name: string): Promise<number | null> {
    try {
      return (await stat(join(this.#folder, name))).size
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  read(name: string, range?: { start: number, end: number }): ReadStream {
    return createReadStream(join(this.#folder, name), range)
  }
}
