/** What a WebP of one image is made of; place, camera, profiles and movement have chunks of their own. */
const plain = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
/** Of the flags of an extended file: nothing but that it has an alpha channel. */
const others = 0b1110_1111

/** Whether a WebP holds its image alone: no metadata, no movement, nothing behind its end. */
export function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.readUInt32LE(4) !== bytes.length - 8) return false
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    if (!plain.has(name)) return false
    if (name === 'VP8X' && (size !== 10 || ((bytes[at + 8] ?? 0) & others) !== 0)) return false
    at += 8 + size + (size % 2)
  }
  return at === bytes.length
}
