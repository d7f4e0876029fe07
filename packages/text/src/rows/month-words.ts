import { readingTag } from '../reading.ts'
import { formatDate } from '../written.ts'

/** What a month, `2026-11`, is found by: as it is stored, and as readers of either language see it written. */
export function monthWords(month: string): string {
  const day = new Date(`${month}-01T00:00:00Z`)
  const written = ['ar', 'en'].map(language =>
    formatDate(readingTag(language), day, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  )
  return [month, ...written].join(' ')
}
