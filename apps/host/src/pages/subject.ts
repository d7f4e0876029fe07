import type { PreloadedCall } from '@masar/site-map/server'

/** The facts a page's head is made of, read from an answer of the API. */
export interface Subject {
  kind: 'course' | 'instructor' | 'page' | 'certificate'
  title: string
  description: string | null
  /** Path or address of a picture. */
  image: string | null
  course: CourseFacts | null
  /** Whom a certificate is for. */
  holder: string | null
}

export interface CourseFacts {
  languages: string[]
  instructor: string | null
  /** Minor units. */
  price: number | null
  currency: string
  rating: number | null
  ratingCount: number
  durationSeconds: number | null
}

type Fields = Record<string, unknown>

/** Reads the subject of a page from a body `{ data: … }`; null when it holds no title. */
export function subjectOf(kind: NonNullable<PreloadedCall['subject']>, body: unknown): Subject | null {
  const data = fields(fields(body)['data'])
  if (kind === 'instructor') return instructorOf(data)
  if (kind === 'certificate') return certificateOf(data)
  const title = text(data['title'])
  if (title === null) return null
  const description = shorten(text(data['summary']) ?? text(data['description']) ?? text(data['body']))
  return {
    kind,
    title,
    description,
    image: kind === 'course' ? text(data['cover']) : null,
    course: kind === 'course' ? courseOf(data) : null,
    holder: null,
  }
}

/** A certificate that was withdrawn is shown without its picture. */
function certificateOf(data: Fields): Subject | null {
  const title = text(fields(data['course'])['title'])
  const code = text(data['code'])
  if (title === null || code === null) return null
  return {
    kind: 'certificate',
    title,
    description: null,
    image: data['state'] === 'withdrawn' ? null : `/credentials/${encodeURIComponent(code)}/picture`,
    course: null,
    holder: text(data['holder_name']),
  }
}

function instructorOf(data: Fields): Subject | null {
  const teacher = fields(data['teacher'])
  const user = fields(teacher['user'])
  const title = text(user['name'])
  if (title === null) return null
  return {
    kind: 'instructor',
    title,
    description: shorten(text(teacher['bio']) ?? text(teacher['title'])),
    image: text(user['avatar']),
    course: null,
    holder: null,
  }
}

function courseOf(data: Fields): CourseFacts {
  return {
    languages: list(data['languages']).filter(item => typeof item === 'string'),
    instructor: text(fields(data['instructor'])['name']),
    price: amount(data['price']),
    currency: text(data['currency']) ?? 'SAR',
    rating: amount(data['rating']),
    ratingCount: amount(data['rating_count']) ?? 0,
    durationSeconds: amount(data['duration_seconds']),
  }
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function amount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

const longest = 200

/** The beginning of a text, without Markdown's marks, cut between words: what a search engine shows. */
export function shorten(value: string | null): string | null {
  if (value === null) return null
  const plain = value
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^#{1,6}\s+.*$/gm, '')
    .replace(/[*_`>#]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= longest) return plain === '' ? null : plain
  return `${plain.slice(0, plain.lastIndexOf(' ', longest) > 0 ? plain.lastIndexOf(' ', longest) : longest)}…`
}
