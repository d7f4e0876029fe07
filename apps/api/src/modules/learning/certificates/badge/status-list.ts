import { gzipSync } from 'node:zlib'

/** Certificates in one list: the fewest that hide a single one among others (Bitstring Status List 1.0). */
export const listSize = 131_072

/** In which list the state of a certificate stands, and at which bit. */
export function placeInList(id: number): { list: number; index: number } {
  return { list: Math.floor(id / listSize), index: id % listSize }
}

/** The bits of a list, the first one leftmost, as the standard writes them: gzip in base64url after a `u`. */
export function encodedList(revoked: readonly number[]): string {
  const bits = new Uint8Array(listSize / 8)
  for (const id of revoked) {
    const { index } = placeInList(id)
    const byte = Math.floor(index / 8)
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (index % 8))
  }
  return `u${gzipSync(bits).toString('base64url')}`
}
