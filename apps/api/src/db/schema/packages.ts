import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { lessons } from './catalogue.ts'
import { bytes, moment, oneOf, reference, updatedAt } from './columns.ts'

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
    /** Whether the content has taken its token for that time: cmi5 hands it out once. */
    isTokenTaken: boolean().notNull().default(false),
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

/** What was kept of a part until a learner began to take its course again: in the new taking it begins anew. */
export const packageTakings = pgTable(
  'package_takings',
  {
    userId: reference()
      .notNull()
      .references(() => users.id),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    part: text().notNull(),
    endedAt: moment().notNull(),
    seconds: integer().notNull(),
    state: jsonb().$type<Record<string, unknown>>().notNull(),
    isCompleted: boolean().notNull(),
    isPassed: boolean().notNull(),
    score: doublePrecision(),
    doneAt: moment(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.lessonId, table.part, table.endedAt] }),
    index('package_takings_lesson').on(table.lessonId),
  ],
)

/**
 * What packages that speak xAPI state of a learner in a lesson, and what is stated of them: our own small store of learning records. Nothing of it is
 * another learner's, nor another lesson's.
 */
export const xapiStatements = pgTable(
  'xapi_statements',
  {
    userId: reference()
      .notNull()
      .references(() => users.id),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** The statement's own. */
    id: uuid().notNull(),
    /** In the order in which they arrived. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    part: text().notNull(),
    /** The opening of the part that it belongs to. */
    run: text().notNull(),
    verb: text().notNull(),
    /** The activity that it is about; null for anything else. */
    activity: text(),
    /** Whether the rules of cmi5 are for it. */
    isDefined: boolean().notNull().default(false),
    isVoided: boolean().notNull().default(false),
    statement: jsonb().$type<Record<string, unknown>>().notNull(),
    /** As it came. */
    bytes: integer().notNull(),
    /** SHA-256 of what arrived: the same statement may come twice, another under its name may not. Empty for what the site itself states. */
    hash: text().notNull(),
    storedAt: moment().notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.lessonId, table.id] }),
    uniqueIndex('xapi_statements_in_order').on(table.userId, table.lessonId, table.position),
    index('xapi_statements_of_run').on(table.userId, table.lessonId, table.run),
    index('xapi_statements_lesson').on(table.lessonId),
  ],
)

export const xapiDocumentKinds = ['state', 'activity', 'agent'] as const

/** What such packages keep beside: the state of a learner in an activity, and profiles, each of one learner and lesson alone. */
export const xapiDocuments = pgTable(
  'xapi_documents',
  {
    userId: reference()
      .notNull()
      .references(() => users.id),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** SHA-256 of the four that follow, of which some are long. */
    key: text().notNull(),
    kind: text({ enum: xapiDocumentKinds }).notNull(),
    /** Empty for a profile of the learner. */
    activity: text().notNull(),
    /** Empty where the content names none; of a taking before such a one, when that ended. */
    registration: text().notNull(),
    /** As the content names it. */
    name: text().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
    etag: text().notNull(),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.lessonId, table.key] }),
    index('xapi_documents_lesson').on(table.lessonId),
    oneOf('xapi_documents_kind', table.kind, xapiDocumentKinds),
  ],
)
