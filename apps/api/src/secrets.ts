import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** SHA-256, base64url: how long random tokens are stored. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** An unguessable token: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the service keeps secret at rest; each use has a key of its own, derived from `SESSION_SECRET`. */
export class Secrets {
  readonly #macKey: Buffer
  readonly #encryptionKey: Buffer

  constructor(secret: string) {
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `masar ${use}`, 32))
    this.#macKey = derive('codes')
    this.#encryptionKey = derive('sealing')
  }

  /** A keyed hash, for what is too short to be safe under a bare one. */
  mac(...parts: string[]): string {
    return createHmac('sha256', this.#macKey).update(JSON.stringify(parts)).digest('base64url')
  }

  /** Encrypts a value for the database (AES-256-GCM). */
  encrypt(value: unknown): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#encryptionKey, nonce)
    const encrypted = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
  }

  /** @throws Error when the text was not encrypted with this secret */
  decrypt(text: string): unknown {
    const bytes = Buffer.from(text, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', this.#encryptionKey, bytes.subarray(0, 12)).setAuthTag(
      bytes.subarray(12, 28),
    )
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'))
  }

  /** The same, but null for what was encrypted with another secret. */
  decryptOrNull(text: string): unknown {
    try {
      return this.decrypt(text)
    } catch (error) {
      if (error instanceof SyntaxError) throw error
      return null
    }
  }
}
