import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { lessons } from './catalogue.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'

export const faultKinds = ['wrong', 'broken', 'unclear'] as const
export type FaultKind = (typeof faultKinds)[number]

/** What learners find wrong with a lesson: reports of one kind at one place are one row until it is resolved. */
export const lessonFaults = pgTable(
  'lesson_faults',
  {
    id: id(),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    kind: text().$type<FaultKind>().notNull(),
    /** Names the place: another report there joins the same row. */
    place: text().notNull(),
    /** The second of the video, or the words of the text, as they were first reported. */
    position: integer(),
    quote: text(),
    createdAt: createdAt(),
    resolvedAt: moment(),
  },
  table => [
    uniqueIndex('lesson_faults_open')
      .on(table.lessonId, table.kind, table.place)
      .where(sql`${table.resolvedAt} is null`),
    index('lesson_faults_lesson').on(table.lessonId, table.id),
    oneOf('lesson_faults_kind', table.kind, faultKinds),
    check('lesson_faults_one_place', sql`num_nonnulls(${table.position}, ${table.quote}) <= 1`),
    check('lesson_faults_position', sql`${table.position} >= 0`),
  ],
)

/** Who reported it, in their own words. */
export const lessonFaultReports = pgTable(
  'lesson_fault_reports',
  {
    faultId: reference()
      .notNull()
      .references(() => lessonFaults.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    text: text().notNull().default(''),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.faultId, table.userId] }),
    index('lesson_fault_reports_person').on(table.userId, table.createdAt),
  ],
)
