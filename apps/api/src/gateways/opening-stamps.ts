import { isSigned, signature } from './media-links.ts'

/** Whose opening of which lesson. */
interface Opening {
  viewerId: number
  lessonId: number
}

/**
 * Says when a person opened a lesson, signed: what they do in it from then on may be reported much later, after days without a network, and
 * no one can report anything from before it.
 */
export class OpeningStamps {
  readonly #secret: string
  readonly #now: () => number

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret
    this.#now = now
  }

  /** A stamp of this second. */
  stamp(opening: Opening): string {
    const second = Math.floor(this.#now() / 1000)
    return `${second}.${this.#signature(opening, second)}`
  }

  /** The second of a stamp, since 1970; null for one that is altered, or of another person or lesson. */
  read(stamp: string, opening: Opening): number | null {
    const [text, signed] = stamp.split('.')
    const second = Number(text)
    if (!Number.isSafeInteger(second) || !isSigned(signed, this.#signature(opening, second))) return null
    return second
  }

  #signature({ viewerId, lessonId }: Opening, second: number): string {
    return signature(this.#secret, ['opening', viewerId, lessonId, second])
  }
}
