import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Locale } from '../../locale.ts'
import { categories, type CourseLevel, courseLevels, courses } from './catalogue.ts'
import { reference, updatedAt } from './columns.ts'
import { companies } from './companies.ts'

/**
 * Which courses a company's people see as theirs: those picked one by one, and those of which everything holds that the rule says of category,
 * level and language. A company without a row has no shelf.
 */
export const companyShelves = pgTable(
  'company_shelves',
  {
    companyId: reference()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Any of them; empty for all. */
    levels: text().array().$type<CourseLevel[]>().notNull().default([]),
    /** Taught in any of them; empty for all. */
    languages: text().array().$type<Locale[]>().notNull().default([]),
    /** Counts changes, for optimistic locking. */
    version: integer().notNull().default(1),
    changedAt: updatedAt(),
  },
  table => [
    check(
      'company_shelves_levels',
      sql`${table.levels} <@ ${sql.raw(`array[${courseLevels.map(level => `'${level}'`).join(',')}]`)}`,
    ),
    check('company_shelves_languages', sql`${table.languages} <@ array['ar','en']`),
  ],
)

/** The categories of a shelf's rule; a category that is named here can't be removed, or the rule would hold of all. */
export const companyShelfCategories = pgTable(
  'company_shelf_categories',
  {
    companyId: reference()
      .notNull()
      .references(() => companyShelves.companyId, { onDelete: 'cascade' }),
    categoryId: reference()
      .notNull()
      .references(() => categories.id),
  },
  table => [
    primaryKey({ columns: [table.companyId, table.categoryId] }),
    index('company_shelf_categories_of').on(table.categoryId),
  ],
)

/** The courses that stand on a shelf whatever its rule says. */
export const companyShelfCourses = pgTable(
  'company_shelf_courses',
  {
    companyId: reference()
      .notNull()
      .references(() => companyShelves.companyId, { onDelete: 'cascade' }),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
  },
  table => [
    primaryKey({ columns: [table.companyId, table.courseId] }),
    index('company_shelf_courses_of').on(table.courseId),
  ],
)
