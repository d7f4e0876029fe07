import { newIdempotencyKey } from '@masar/api-sdk'
import { browserDrafts } from '../browser-drafts.ts'
import type { AnnouncementBody, Audience } from './api.ts'

export interface Written {
  title: string
  body: string
}

/** An announcement as far as it is written. */
export interface AnnouncementDraft {
  audience: Audience
  /** At which its readers are stuck; empty for none. */
  lesson: string
  ar: Written
  en: Written
  /** What was sent last, and under which key: the same again is the same announcement, should its answer be lost. */
  sent?: { text: string; key: string }
}

export const limits = { title: 120, body: 5_000 }
const nothing: Written = { title: '', body: '' }
export const emptyDraft: AnnouncementDraft = { audience: 'all', lesson: '', ar: nothing, en: nothing }

/** Announcements that are being written, by the course. */
export const announcementDrafts = browserDrafts('masar-announcement', (kept): kept is AnnouncementDraft => {
  const draft = kept as Partial<AnnouncementDraft> | null
  return typeof draft?.audience === 'string' && [draft.ar, draft.en].every(isWritten)
})

function isWritten(part: Partial<Written> | undefined): boolean {
  return typeof part?.title === 'string' && typeof part.body === 'string'
}

/** Whether nothing is typed in a language. */
export function isBlank({ title, body }: Written): boolean {
  return title.trim() === '' && body.trim() === ''
}

/** What is sent, or null while something is missing: a language is written with title and text, or not at all. */
export function bodyOf({ audience, lesson, ar, en }: AnnouncementDraft): AnnouncementBody | null {
  const written = Object.entries({ ar, en }).filter(([, part]) => !isBlank(part))
  const isWhole = written.every(([, { title, body }]) => fits(title, limits.title) && fits(body, limits.body))
  if (written.length === 0 || !isWhole || (audience === 'stuck' && lesson === '')) return null
  return {
    audience,
    ...(audience === 'stuck' && { lesson_id: Number(lesson) }),
    ...Object.fromEntries(
      written.map(([language, { title, body }]) => [language, { title: title.trim(), body: body.trim() }]),
    ),
  }
}

/** Whether a part is written, and not longer than it may be. */
export function fits(text: string, most: number): boolean {
  return text.trim() !== '' && text.length <= most
}

/** The draft about to be sent, with the key of this very announcement. */
export function aboutToSend(draft: AnnouncementDraft, body: AnnouncementBody) {
  const text = JSON.stringify(body)
  return { ...draft, sent: draft.sent?.text === text ? draft.sent : { text, key: newIdempotencyKey() } }
}
