import { createHmac, timingSafeEqual } from 'node:crypto'

const validFor = 6 * 3600

/**
 * Signs addresses of protected media: a `<video>` cannot send a token, so its address carries an expiring signature
 * made for one person.
 */
export class MediaLinks {
  readonly #secret: string
  readonly #now: () => number

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret
    this.#now = now
  }

  /** The address of a stored file for one viewer (0: anyone), good for six hours and, within an hour, always the same one. */
  sign(file: string, viewerId: number): string {
    const hour = Math.floor(this.#now() / 3_600_000) * 3600
    const expires = hour + 3600 + validFor
    return `/media/${file}?v=${viewerId}&e=${expires}&s=${this.#signature(file, viewerId, expires)}`
  }

  isValid(file: string, query: { v?: string; e?: string; s?: string }): boolean {
    const expires = Number(query.e)
    const viewerId = Number(query.v)
    if (!Number.isSafeInteger(expires) || !Number.isSafeInteger(viewerId) || expires * 1000 < this.#now())
      return false
    const given = Buffer.from(query.s ?? '')
    const wanted = Buffer.from(this.#signature(file, viewerId, expires))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }

  #signature(file: string, viewerId: number, expires: number): string {
    return createHmac('sha256', this.#secret)
      .update(`media\n${file}\n${viewerId}\n${expires}`)
      .digest('base64url')
  }
}
