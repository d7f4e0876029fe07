import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate'

/** A file that is no package, or one that unpacks to more than a package of questions would. */
export class PackageError extends Error {
  override name = 'PackageError'
}

const mostFiles = 3000
const mostUnpacked = 60_000_000

/** The files of a ZIP file by their names; nothing of it touches the disk. @throws PackageError */
export function unpacked(bytes: Uint8Array): Unzipped {
  let count = 0
  let size = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, size: packedSize, originalSize }) => {
        count += 1
        // What is stored as it is comes out as large as it is packed, whatever else it claims.
        size += Math.max(packedSize, originalSize)
        if (count > mostFiles || size > mostUnpacked) throw new PackageError('unpacks to too much')
        return isPlain(name)
      },
    })
  } catch (error) {
    throw error instanceof PackageError ? error : new PackageError('is no ZIP file', { cause: error })
  }
}

/** Names that lead out of the package, or to a place of the machine, name nothing in it. */
function isPlain(name: string): boolean {
  return (
    !name.includes('\\') && !name.startsWith('/') && !name.split('/').includes('..') && !name.endsWith('/')
  )
}

export function textOf(file: Uint8Array): string {
  return strFromU8(file).replace(/^\ufeff/, '')
}

/** The same files make the same bytes, whenever they are packed. */
export function packed(files: Record<string, string | Uint8Array>): Uint8Array {
  const entries = Object.entries(files).map(
    ([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file] as const,
  )
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) })
}
