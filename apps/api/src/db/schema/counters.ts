import { bigint, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { courses } from './catalogue.ts'
import { id, reference } from './columns.ts'

/** Numbers that would cost a scan to count, as far as they are folded; the view `counter_totals` (in the migrations) says them whole. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: numeric({ precision: 20, scale: 0, mode: 'number' }).notNull().default(0),
})

/** Learners by whom courses and their instructors have gained, as far as the job that folds counters has not added them yet. */
export const enrolmentDeltas = pgTable('enrolment_deltas', {
  id: id(),
  courseId: reference()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' }),
  added: integer().notNull(),
})

/** What triggers count: appended, so that no transaction waits for another's lock; a job folds them into `counters`. */
export const counterDeltas = pgTable('counter_deltas', {
  id: id(),
  name: text()
    .notNull()
    .references(() => counters.name),
  delta: bigint({ mode: 'number' }).notNull(),
})
