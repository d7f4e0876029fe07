import { createHmac, timingSafeEqual } from 'node:crypto'

const validFor = 6 * 3600

/** The part of a question that an image belongs to: the question, or the explanation shown afterwards. */
export const questionParts = ['asked', 'told'] as const
export type QuestionPart = (typeof questionParts)[number]

/** By what its viewer gets a file: a lesson that is open to them, a course that they teach, or a question of an attempt of theirs. */
export type MediaPlace =
  | { lessonId: number }
  | { courseId: number }
  | { attemptId: number; questionId: number; part: QuestionPart }

export type MediaLink = {
  /** 0: anyone. */
  viewerId: number
} & MediaPlace

type LinkQuery = Record<string, string | undefined>

/**
 * Signs addresses of protected media: a `<video>` cannot send a token, so its address carries an expiring signature
 * made for one person, whose session the browser's cookie shows (`media-access.ts`).
 */
export class MediaLinks {
  readonly #secret: string
  readonly #now: () => number

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret
    this.#now = now
  }

  /** The address of a file for one viewer, good for six hours and, within an hour, always the same one. */
  sign(file: string, link: MediaLink): string {
    const hour = Math.floor(this.#now() / 3_600_000) * 3600
    const expires = hour + 3600 + validFor
    return `/media/${file}?v=${link.viewerId}&${queryOf(link)}&e=${expires}&s=${this.#signature(file, link, expires)}`
  }

  /** For whom and by what an address was signed; null for one that is altered or too old. */
  read(file: string, query: LinkQuery): MediaLink | null {
    const expires = Number(query['e'])
    const link = linkOf(query)
    if (link === null || !Number.isSafeInteger(expires)) return null
    if (expires * 1000 < this.#now()) return null
    return isSigned(query['s'], this.#signature(file, link, expires)) ? link : null
  }

  #signature(file: string, link: MediaLink, expires: number): string {
    return signature(this.#secret, ['media', file, link.viewerId, nameOf(link), expires])
  }
}

function queryOf(place: MediaPlace): string {
  if ('lessonId' in place) return `l=${place.lessonId}`
  if ('courseId' in place) return `c=${place.courseId}`
  return `a=${place.attemptId}&q=${place.questionId}&p=${place.part}`
}

/** No name of one is that of another. */
function nameOf(place: MediaPlace): string {
  if ('lessonId' in place) return String(place.lessonId)
  if ('courseId' in place) return `course ${place.courseId}`
  return `attempt ${place.attemptId} ${place.questionId} ${place.part}`
}

function linkOf(query: LinkQuery): MediaLink | null {
  const { v, l, c, a, q, p } = query
  const viewerId = Number(v)
  const part = questionParts.find(name => name === p)
  const place: MediaPlace | null =
    l !== undefined
      ? { lessonId: Number(l) }
      : c !== undefined
        ? { courseId: Number(c) }
        : part !== undefined
          ? { attemptId: Number(a), questionId: Number(q), part }
          : null
  if (place === null) return null
  const { part: _, ...ids } = { part, ...place }
  return [viewerId, ...Object.values(ids)].every(Number.isSafeInteger) ? { viewerId, ...place } : null
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
