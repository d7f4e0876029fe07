import { formatNumber } from '@masar/text'
/** Why a file is not sent. */
export type FileError = 'wrong-kind' | 'too-big' | 'empty' | 'too-many'

export interface FileRules {
  /** As in the `accept` attribute: `image/*`, `application/pdf`, `.zip`. */
  accept?: string
  mostBytes: number
  mostFiles: number
}

function isAccepted({ name, type }: File, accept: string): boolean {
  return accept
    .split(',')
    .map(each => each.trim().toLowerCase())
    .some(each => {
      if (each.startsWith('.')) return name.toLowerCase().endsWith(each)
      if (each.endsWith('/*')) return type.startsWith(each.slice(0, -1))
      return type === each
    })
}

/** What is wrong with a file by itself; the server checks again what it is sent. */
export function errorOf(file: File, { accept, mostBytes }: FileRules): FileError | undefined {
  if (accept && !isAccepted(file, accept)) return 'wrong-kind'
  if (file.size > mostBytes) return 'too-big'
  return file.size === 0 ? 'empty' : undefined
}

/** A file's size as people say it: `1.4 MB`, `‏1.4 م.ب‏`. */
export function formatSize(tag: string, bytes: number): string {
  const [size, unit] =
    bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [Math.max(1, bytes / 1000), 'kilobyte']
  return formatNumber(tag, size, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: bytes >= 1_000_000 ? 1 : 0,
  })
}
