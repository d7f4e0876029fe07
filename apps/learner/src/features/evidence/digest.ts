/** SHA-256, hex, as it is printed; null where the browser offers none (a page without TLS). */
export async function sha256(content: BufferSource): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const bytes = new Uint8Array(await subtle.digest('SHA-256', content))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
