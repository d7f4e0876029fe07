import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/** Every word of a title, folded: what a mistyped word is compared with. A trigger keeps it. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
  },
  table => [index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`)],
)
