import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { lessons } from './catalogue.ts'
import { id, oneOf, reference } from './columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What a passage is: a lesson’s title, a block of its text, a line of its captions or the title of a chapter. */
export const passageKinds = ['title', 'text', 'caption'] as const

/** Lessons as the search in their course reads them; a job derives them (`lessons.search_version`), and nothing else writes them. */
export const lessonPassages = pgTable(
  'lesson_passages',
  {
    id: id(),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    language: text().$type<'ar' | 'en'>().notNull(),
    kind: text().$type<(typeof passageKinds)[number]>().notNull(),
    /** Of a caption its second, of a block of text its place in the order. */
    position: integer().notNull(),
    text: text().notNull(),
    searchVector: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
  },
  table => [
    index('lesson_passages_lesson').on(table.lessonId),
    oneOf('lesson_passages_language', table.language, ['ar', 'en']),
    oneOf('lesson_passages_kind', table.kind, passageKinds),
  ],
)
