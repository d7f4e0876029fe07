import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { courses } from './catalogue.ts'
import { createdAt, moment, reference } from './columns.ts'

/** Images in the texts of a course, of its lessons and its questions: a text names one as `image:<id>`. */
export const courseImages = pgTable(
  'course_images',
  {
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** The start of the hash of its file: the same image is kept once. */
    id: text().notNull(),
    /** In the storage. */
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
    /** Since when no text names it, as far as is known; null while one does. */
    unusedSince: moment(),
  },
  table => [
    primaryKey({ columns: [table.courseId, table.id] }),
    check('course_images_id', sql`${table.id} ~ '^[0-9a-f]{32}$'`),
    check('course_images_measures', sql`least(${table.width}, ${table.height}, ${table.bytes}) > 0`),
  ],
)
