import { sql, type SQL } from 'drizzle-orm'
import { stemsOf } from './query.ts'

/** What search knows of a course: words of its title weigh most (A), then its summary and names (B), then the rest (C). */
export interface SearchTexts {
  title: string[]
  summary: string[]
  text: string[]
}

/** The stored form of these texts, for `courses.search_vector`. */
export function searchVector({ title, summary, text }: SearchTexts): SQL<string> {
  const part = (texts: string[]) => sql`to_tsvector('simple', ${stemsOf(texts.join(' '))})`
  return sql`setweight(${part(title)}, 'A') || setweight(${part(summary)}, 'B') || setweight(${part(text)}, 'C')`
}
