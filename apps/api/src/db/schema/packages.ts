import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { lessons } from './catalogue.ts'
import { moment, reference, updatedAt } from './columns.ts'

/** How far a learner is in a part of a lesson's package, and what it left to go on from. */
export const packageProgress = pgTable(
  'package_progress',
  {
    userId: reference()
      .notNull()
      .references(() => users.id),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** As the manifest names it. */
    part: text().notNull(),
    /** The last time that it was opened: what was opened before reports nothing more. */
    run: text().notNull(),
    runBeganAt: moment().notNull(),
    /** The number of the last report of that time whose state is kept. */
    runReports: integer().notNull().default(0),
    /** What the package says of its duration, as far as the clock allows; and that of all times together. */
    runSeconds: integer().notNull().default(0),
    seconds: integer().notNull().default(0),
    /** What the package reported last, as it reads it when it is opened again. */
    state: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    isCompleted: boolean().notNull().default(false),
    isPassed: boolean().notNull().default(false),
    /** By the last word, and never beside having passed. */
    isFailed: boolean().notNull().default(false),
    /** The best one, in percent. */
    score: doublePrecision(),
    doneAt: moment(),
    /** Counts every change. */
    revision: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.lessonId, table.part] }),
    index('package_progress_lesson').on(table.lessonId),
    check('package_progress_score', sql`${table.score} between 0 and 100`),
    check(
      'package_progress_counts',
      sql`${table.runReports} >= 0 and ${table.runSeconds} >= 0 and ${table.seconds} >= ${table.runSeconds} and ${table.revision} >= 1`,
    ),
    check('package_progress_failed', sql`not (${table.isPassed} and ${table.isFailed})`),
  ],
)
