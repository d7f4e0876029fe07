import type { ClientPaths } from '@masar/api-sdk'
import { clientQuery } from '@masar/app-shell'

type Answer = ClientPaths['/courses/{id}/search']['get']['responses'][200]['content']['application/json']
export type Hits = Answer['data']

/** What a course holds of some words. */
export function courseSearchQuery(id: number, words: string) {
  return clientQuery('/courses/{id}/search', { path: { id }, query: { q: words.slice(0, 100) } })
}

/** How many characters of a text its place is searched by. */
const longest = 200

const atOf = (second: number | null) => (second === null ? '' : `&at=${second}`)

/** Where each kind of hit leads: to its lesson, at its place. */
export const addressesOf = {
  lesson: ({ lesson_id: id }: Hits['lessons'][number]) => `/lesson/${id}`,
  text: ({ lesson_id: id, text }: Hits['texts'][number]) =>
    `/lesson/${id}?words=${encodeURIComponent(text.slice(0, longest))}`,
  caption: ({ lesson_id: id, position_seconds: second }: Hits['captions'][number]) =>
    `/lesson/${id}?tab=transcript${atOf(second)}`,
  note: ({ lesson_id: lesson, id, position_seconds: second }: Hits['notes'][number]) =>
    `/lesson/${lesson}?tab=notes&note=${id}${atOf(second)}`,
  question: ({ lesson_id: lesson, id }: Hits['questions'][number]) =>
    `/lesson/${lesson}?tab=questions&question=${id}`,
}
