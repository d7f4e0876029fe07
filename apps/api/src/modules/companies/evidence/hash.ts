import { createHash } from 'node:crypto'

/** SHA-256, hex, as the usual tools print it. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The place of evidence in addresses: half of its hash, which nobody can guess. */
export function codeOf(hash: string): string {
  return Buffer.from(hash.slice(0, 32), 'hex').toString('base64url')
}
