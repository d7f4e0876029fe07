import { createHmac, timingSafeEqual } from 'node:crypto'

const validFor = 6 * 3600

export interface MediaLink {
  /** 0: anyone. */
  viewerId: number
  lessonId: number
}

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

  /** The address of a lesson's file for one viewer, good for six hours and, within an hour, always the same one. */
  sign(file: string, link: MediaLink): string {
    const hour = Math.floor(this.#now() / 3_600_000) * 3600
    const expires = hour + 3600 + validFor
    return `/media/${file}?v=${link.viewerId}&l=${link.lessonId}&e=${expires}&s=${this.#signature(file, link, expires)}`
  }

  /** For whom and which lesson an address was signed; null for one that is altered or too old. */
  read(file: string, query: { v?: string; l?: string; e?: string; s?: string }): MediaLink | null {
    const expires = Number(query.e)
    const link = { viewerId: Number(query.v), lessonId: Number(query.l) }
    if (![expires, link.viewerId, link.lessonId].every(Number.isSafeInteger)) return null
    if (expires * 1000 < this.#now()) return null
    const given = Buffer.from(query.s ?? '')
    const wanted = Buffer.from(this.#signature(file, link, expires))
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? link : null
  }

  #signature(file: string, { viewerId, lessonId }: MediaLink, expires: number): string {
    return createHmac('sha256', this.#secret)
      .update(`media\n${file}\n${viewerId}\n${lessonId}\n${expires}`)
      .digest('base64url')
  }
}
