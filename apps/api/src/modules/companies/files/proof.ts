import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { FileType } from '../../exams/files/file-types.ts'
import { isFileType } from '../../exams/files/names.ts'
import { recognised } from '../../exams/files/recognise.ts'
import { tidyName } from '../../platform/uploads/names.ts'
import { newUploadId } from '../../platform/uploads/parts.ts'
import { sweepFolder } from '../../platform/uploads/sweep.ts'

/** The largest file that shows something, in bytes. */
export const largestProof = 10_000_000
const taken: readonly FileType[] = ['pdf', 'jpg', 'png', 'webp']

/** What a row says of its file; nulls where it has none. */
export interface ProofColumns {
  file: string | null
  fileName: string | null
  fileType: string | null
}

/** Sets what a row says of its file. @returns the earlier file */
export type ReplaceProof = (values: ProofColumns) => Promise<string | null>

/** Files that show something, such as why a person is excused: each kind in a folder of its own, named by a row. */
export class ProofFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The name of a file in the storage. */
  stored(file: string): string {
    return `${this.#folder}/${file}`
  }

  /**
   * Keeps a file in the place of an earlier one. It is there before its row names it, and goes again where that fails.
   * @throws AppError `unsupported_media_type` for what is neither PDF nor picture, whatever it is called; whatever `replace` throws
   */
  async keep(
    storage: Storage,
    given: { bytes: unknown; name: string },
    replace: ReplaceProof,
  ): Promise<void> {
    const { bytes } = given
    const type = Buffer.isBuffer(bytes) ? recognised(bytes) : null
    if (!Buffer.isBuffer(bytes) || type === null || !taken.includes(type))
      throw new AppError('unsupported_media_type')
    const file = newUploadId()
    await storage.put(this.stored(file), bytes)
    try {
      await this.#replace(storage, replace, { file, fileName: tidyName(given.name), fileType: type })
    } catch (error) {
      await storage.remove(this.stored(file))
      throw error
    }
  }

  /** Removes the file of a row. @throws AppError whatever `replace` throws */
  async remove(storage: Storage, replace: ReplaceProof): Promise<void> {
    await this.#replace(storage, replace, { file: null, fileName: null, fileType: null })
  }

  async #replace(storage: Storage, replace: ReplaceProof, values: ProofColumns): Promise<void> {
    const before = await replace(values)
    if (before !== null) await storage.remove(this.stored(before))
  }

  /** The file that a row names. @throws AppError `not_found` */
  async find(storage: Storage, row: ProofColumns | undefined) {
    if (!row || row.file === null || !isFileType(row.fileType)) throw new AppError('not_found')
    const stored = this.stored(row.file)
    const size = await storage.size(stored)
    if (size === null) throw new AppError('not_found')
    return { stored, size, type: row.fileType, name: row.fileName ?? 'file' }
  }

  /**
   * Removes the files that no row names: their row went, or a process was killed before it was written.
   * @param named those of the files that rows name
   * @returns how many
   */
  sweep(
    storage: Storage,
    settled: number,
    named: (files: string[]) => Promise<{ file: string | null }[]>,
  ): Promise<number> {
    return sweepFolder(storage, this.#folder, settled, async names => {
      const rows = await named(names.map(name => name.slice(this.#folder.length + 1)))
      return rows.flatMap(({ file }) => (file === null ? [] : [this.stored(file)]))
    })
  }
}
