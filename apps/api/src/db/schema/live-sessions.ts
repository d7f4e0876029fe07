import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { lessons } from './catalogue.ts'
import { moment, reference, updatedAt } from './columns.ts'

/** When a live lesson is held, and where. A live lesson without one has no time yet. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    lessonId: reference()
      .primaryKey()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Where it is held. It leaves the service from 15 minutes before the start until the end, and to those with access alone. */
    joinUrl: text(),
    /** When it was to start before it was moved last. */
    movedFrom: moment(),
    cancelledAt: moment(),
    /** Counts the changes of its time: what calendars tell a newer version by. */
    sequence: integer().notNull().default(0),
    /** The starts of which learners were reminded: a job that runs twice reminds no one twice. */
    remindedDayBefore: moment(),
    remindedSoonBefore: moment(),
    updatedAt: updatedAt(),
  },
  table => [
    index('live_sessions_start').on(table.startsAt),
    check(
      'live_sessions_span',
      sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} <= ${table.startsAt} + interval '12 hours'`,
    ),
    check('live_sessions_join_url', sql`${table.joinUrl} like 'https://%'`),
  ],
)

/** Each time a learner was in a live lesson, in one tab of one device: since when, and for how long by its own report. */
export const liveVisits = pgTable(
  'live_visits',
  {
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    /** Made by the browser, so that reports that come late or twice are of one visit. */
    key: text().notNull(),
    beganAt: moment().notNull(),
    /** Never more than the clock allows since it began. */
    seconds: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.lessonId, table.userId, table.key] }),
    index('live_visits_person').on(table.userId),
    check('live_visits_seconds', sql`${table.seconds} between 0 and 172800`),
  ],
)

/** The attendance that the instructor entered, in place of what was measured. */
export const liveCorrections = pgTable(
  'live_corrections',
  {
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    seconds: integer().notNull(),
    correctedBy: reference()
      .notNull()
      .references(() => users.id),
    correctedAt: moment().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.lessonId, table.userId] }),
    index('live_corrections_person').on(table.userId),
    check('live_corrections_seconds', sql`${table.seconds} between 0 and 43200`),
  ],
)
