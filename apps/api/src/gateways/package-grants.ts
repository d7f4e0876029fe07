import { isSigned, signature } from './media-links.ts'

/** A session of learning; what it opens ends before with the session, or with the access to the lesson. */
const validFor = 12 * 3600

/** Who opens the package of which lesson, in which session; a visitor of a free preview has no account and no session. */
export interface PackageGrant {
  lessonId: number
  viewerId: number
  sessionId: number
}

/** Signs the paths below which a package opens for one person: what it holds names its files by addresses of its own, which keep the path. */
export class PackageGrants {
  readonly #secret: string
  readonly #now: () => number

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret
    this.#now = now
  }

  sign(grant: PackageGrant): string {
    const expires = Math.floor(this.#now() / 1000) + validFor
    return [...partsOf(grant), expires, this.#signature(grant, expires)].join('.')
  }

  /** For whom and what a grant was signed; null for one that is altered or too old. */
  read(text: string): PackageGrant | null {
    const [lessonId, viewerId, sessionId, expires] = text.split('.', 4).map(Number)
    if (lessonId === undefined || viewerId === undefined || sessionId === undefined || expires === undefined)
      return null
    if (![lessonId, viewerId, sessionId, expires].every(Number.isSafeInteger)) return null
    if (expires * 1000 < this.#now()) return null
    const grant = { lessonId, viewerId, sessionId }
    const wanted = [...partsOf(grant), expires, this.#signature(grant, expires)].join('.')
    return isSigned(text, wanted) ? grant : null
  }

  #signature(grant: PackageGrant, expires: number): string {
    return signature(this.#secret, ['package', ...partsOf(grant), expires])
  }
}

const partsOf = ({ lessonId, viewerId, sessionId }: PackageGrant) => [lessonId, viewerId, sessionId]
