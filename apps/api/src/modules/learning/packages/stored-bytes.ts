import type { Storage } from '../../../gateways/storage.ts'
import type { ArchiveBytes } from '../../../import/archive.ts'

/** A stored file, read at any place. */
export function storedBytes(storage: Storage, name: string): ArchiveBytes {
  return {
    async read(buffer, offset, length, position) {
      let bytesRead = 0
      if (length > 0)
        for await (const piece of storage.read(name, { start: position, end: position + length - 1 })) {
          const bytes = piece as Buffer
          bytes.copy(buffer, offset + bytesRead)
          bytesRead += bytes.length
        }
      return { bytesRead }
    },
  }
}
