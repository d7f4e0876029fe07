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
