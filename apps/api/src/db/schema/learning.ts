import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { courses, lessons } from './catalogue.ts'
import { createdAt, id, moment, oneOf, reference, updatedAt } from './columns.ts'
import { attempts } from './attempts.ts'

export const enrolmentSources = ['free', 'order', 'seat'] as const

export const enrolments = pgTable(
  'enrolments',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    source: text().$type<(typeof enrolmentSources)[number]>().notNull(),
    state: text().$type<'active' | 'completed' | 'ended'>().notNull().default('active'),
    percent: integer().notNull().default(0),
    lastLessonId: reference().references(() => lessons.id, { onDelete: 'set null' }),
    lastSeenAt: moment(),
    completedAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    unique('enrolments_learner').on(table.userId, table.courseId),
    index('enrolments_course').on(table.courseId),
    oneOf('enrolments_source', table.source, enrolmentSources),
    oneOf('enrolments_state', table.state, ['active', 'completed', 'ended']),
    check('enrolments_percent', sql`${table.percent} between 0 and 100`),
  ],
)

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: reference()
      .notNull()
      .references(() => users.id),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Seconds into the media where the learner left off. */
    position: integer().notNull().default(0),
    secondsSeen: integer().notNull().default(0),
    completedAt: moment(),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_course').on(table.userId, table.courseId),
  ],
)

export const notes = pgTable(
  'notes',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    position: integer(),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [index('notes_lesson').on(table.userId, table.lessonId)],
)

export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    /** Unguessable: 128 random bits, base64url. */
    code: text().notNull().unique(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    attemptId: reference().references(() => attempts.id),
    /** The learner's name and the course's title as they were. */
    holderName: text().notNull(),
    courseTitle: jsonb().$type<{ ar?: string; en?: string }>().notNull(),
    grade: integer(),
    issuedAt: moment().notNull().defaultNow(),
  },
  table => [unique('certificates_learner').on(table.userId, table.courseId)],
)

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    stars: integer().notNull(),
    text: text().notNull().default(''),
    hiddenAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    unique('reviews_learner').on(table.courseId, table.userId),
    index('reviews_newest').on(
      table.courseId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
)

/** Questions to a lesson and their replies (a reply names its question). */
export const discussions = pgTable(
  'discussions',
  {
    id: id(),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    questionId: reference(),
    text: text().notNull(),
    isAccepted: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    foreignKey({ columns: [table.questionId], foreignColumns: [table.id] }).onDelete('cascade'),
    index('discussions_lesson').on(table.lessonId, table.id.desc().nullsFirst()),
    uniqueIndex('discussions_one_accepted')
      .on(table.questionId)
      .where(sql`${table.isAccepted}`),
    check('discussions_accepted_is_reply', sql`not ${table.isAccepted} or ${table.questionId} is not null`),
  ],
)

export const favourites = pgTable(
  'favourites',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('favourites_order').on(table.userId, table.position),
  ],
)
