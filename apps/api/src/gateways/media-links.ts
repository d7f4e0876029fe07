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
    return isSigned(query.s, this.#signature(file, link, expires)) ? link : null
  }

  #signature(file: string, { viewerId, lessonId }: MediaLink, expires: number): string {
    return signature(this.#secret, ['media', file, viewerId, lessonId, expires])
  }
}

/** What an address is signed with; its parts hold no line break. */
export function signature(secret: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')
}

/** Whether a signature is the wanted one, in a time that tells nothing. */
export function isSigned(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
