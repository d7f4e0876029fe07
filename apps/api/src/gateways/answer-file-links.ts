import { isSigned, signature } from './media-links.ts'

/** Long enough to press a link, and for a slow network to fetch the file. */
const validFor = 10 * 60

/** Signs addresses of files that come with answers: a download cannot send a token, so its address carries a signature made for one person. */
export class AnswerFileLinks {
  readonly #secret: string
  readonly #now: () => number

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret
    this.#now = now
  }

  /** The address of a file for one viewer. @param seconds how long it is good for */
  sign(file: string, viewerId: number, seconds: number = validFor): string {
    const expires = Math.floor(this.#now() / 1000) + seconds
    return `/media/answers/${file}?v=${viewerId}&e=${expires}&s=${this.#signature(file, viewerId, expires)}`
  }

  /** For whom an address was signed; null for one that is altered or too old. */
  read(file: string, query: { v?: string; e?: string; s?: string }): number | null {
    const [viewerId, expires] = [Number(query.v), Number(query.e)]
    if (!Number.isSafeInteger(viewerId) || !Number.isSafeInteger(expires)) return null
    if (expires * 1000 < this.#now()) return null
    return isSigned(query.s, this.#signature(file, viewerId, expires)) ? viewerId : null
  }

  #signature(file: string, viewerId: number, expires: number): string {
    return signature(this.#secret, ['answer-file', file, viewerId, expires])
  }
}
