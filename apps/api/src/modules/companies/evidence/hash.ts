import { createHash } from 'node:crypto'

/** SHA-256, hex, as the usual tools print it. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The id of evidence in URLs: half of its hash, which cannot be guessed. */
export function codeOf(hash: string): string {
  return Buffer.from(hash.slice(0, 32), 'hex').toString('base64url')
}
