import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { attempts } from './attempts.ts'
import { courses, lessons } from './catalogue.ts'
import { bilingual, createdAt, id, moment, multirange, oneOf, reference, updatedAt } from './columns.ts'
import { nameWritten } from './names.ts'

/** A learner's progress in a course; `enrolment_grants` says why they may learn it, and whether they may now. */
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
    /** Share of the required lessons and exams that are done. */
    percent: integer().notNull().default(0),
    /** How many exams are passed, as far as the learner may know. */
    examsPassed: integer().notNull().default(0),
    /** A result is held back, or was never counted: the exams are counted again until none is. */
    examsPending: boolean().notNull().default(false),
    lastLessonId: reference().references(() => lessons.id, { onDelete: 'set null' }),
    lastSeenAt: moment(),
    /** The latest completion: every required lesson and exam. What is added to the course later doesn't take it away. */
    completedAt: moment(),
    /** Since when a completed course is being taken again, for another completion; null where it is not. */
    renewingSince: moment(),
    createdAt: createdAt(),
  },
  table => [
    unique('enrolments_learner').on(table.userId, table.courseId),
    index('enrolments_course').on(table.courseId),
    index('enrolments_exams_pending')
      .on(table.id)
      .where(sql`${table.examsPending}`),
    check('enrolments_percent', sql`${table.percent} between 0 and 100`),
    check('enrolments_renewing', sql`${table.renewingSince} is null or ${table.completedAt} is not null`),
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
    /** The parts of the video that were played, and their sum, in tenths of a second. */
    watched: multirange()
      .notNull()
      .default(sql`'{}'::int4multirange`),
    watchedTenths: integer().notNull().default(0),
    /** Active time: seconds played, or in which the learner scrolled or typed. */
    secondsSeen: integer().notNull().default(0),
    /** Since when watching is counted: more than the clock allows from then on is not. */
    startedAt: moment(),
    /** When of the last month they were active, in seconds since 1970: none of it counts twice. */
    activeSpans: multirange({ of: 'int8' })
      .notNull()
      .default(sql`'{}'::int8multirange`),
    /** The end of the text was on screen; of a file: it was opened. */
    isSeen: boolean().notNull().default(false),
    completedAt: moment(),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_course').on(table.userId, table.courseId),
    check('lesson_progress_watched', sql`${table.watchedTenths} >= 0`),
  ],
)

/** Active time by day, in the zone of companies: what a learner reports of a lesson counts on the day on which it comes. */
export const learningDays = pgTable(
  'learning_days',
  {
    userId: reference()
      .notNull()
      .references(() => users.id),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    seconds: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.courseId, table.day] }),
    index('learning_days_day').on(table.day),
    check('learning_days_seconds', sql`${table.seconds} between 1 and 86400`),
  ],
)

export const goalUnits = ['days', 'minutes'] as const
export type GoalUnit = (typeof goalUnits)[number]

/** How much a learner means to learn in a week: on so many days, or so many minutes. */
export const learningGoals = pgTable(
  'learning_goals',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    unit: text().$type<GoalUnit>().notNull(),
    target: integer().notNull(),
    updatedAt: updatedAt(),
  },
  table => [
    oneOf('learning_goals_unit', table.unit, goalUnits),
    check(
      'learning_goals_target',
      sql`${table.target} between 1 and case when ${table.unit} = 'days' then 7 else 6000 end`,
    ),
  ],
)

/** A learner's private notes on a lesson. */
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
    /** The second of the video at which it stands. */
    position: integer(),
    /** The words of the lesson’s text at which it stands. */
    quote: text(),
    text: text().notNull(),
    /** Folded for search, with the quoted words. */
    searchFolded: text().notNull().default(''),
    /** Counts the changes: who changes an older one is refused. */
    revision: integer().notNull().default(1),
    /** Made by the browser, so that a note that is sent twice is one. */
    clientKey: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('notes_lesson').on(table.userId, table.lessonId),
    unique('notes_client_key').on(table.userId, table.clientKey),
    check('notes_one_place', sql`num_nonnulls(${table.position}, ${table.quote}) <= 1`),
    check('notes_position', sql`${table.position} >= 0`),
  ],
)

/** Lessons that a learner marked, to find them again in their course. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('bookmarks_lesson').on(table.lessonId),
  ],
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
    /** The same name in the other script, where its holder had one. */
    otherHolderName: text(),
    holderNameAr: nameWritten('ar', 'holder_name', 'other_holder_name'),
    holderNameEn: nameWritten('en', 'holder_name', 'other_holder_name'),
    courseTitle: jsonb().$type<{ ar?: string; en?: string }>().notNull(),
    /** The instructor who signs it, as they were called; null once they have left. */
    instructorName: bilingual(),
    /** The files of the instructor's signature and of a company's logo that it bears. */
    signature: text(),
    logo: text(),
    grade: integer(),
    /** The completion that it certifies: `enrolments.completed_at` of that day. */
    completedAt: moment().notNull(),
    issuedAt: moment().notNull().defaultNow(),
    /** Null: for ever. */
    validUntil: moment(),
    /** When its holder was notified of it. Until then an exam's review policy holds back what it would tell. */
    releasedAt: moment(),
    revokedAt: moment(),
    revokedReason: text(),
    /** When the name on it was corrected: by its holder, who may do so once, or by an operator, after whom its holder may not. */
    correctedAt: moment(),
    /** When it was issued again, with another name and another code; the codes before are former ones. */
    reissuedAt: moment(),
    /** Its credential's place in the lists of revoked ones, from the numbers of `id`; null: its own number, until it is issued again. */
    credentialIndex: reference().unique(),
  },
  table => [
    unique('certificates_completion').on(table.userId, table.courseId, table.completedAt),
    index('certificates_held_back')
      .on(table.id)
      .where(sql`${table.releasedAt} is null`),
    // For the files that are swept away once nothing bears them.
    index('certificates_signature')
      .on(table.signature)
      .where(sql`${table.signature} is not null`),
    index('certificates_logo')
      .on(table.logo)
      .where(sql`${table.logo} is not null`),
    check('certificates_validity', sql`${table.validUntil} > ${table.completedAt}`),
    check('certificates_revoked', sql`(${table.revokedAt} is null) = (${table.revokedReason} is null)`),
  ],
)

/** Codes that a certificate had: they still find it. What was signed under a code that is former is revoked. */
export const formerCertificateCodes = pgTable(
  'former_certificate_codes',
  {
    code: text().primaryKey(),
    certificateId: reference()
      .notNull()
      .references(() => certificates.id),
    credentialIndex: reference().notNull().unique(),
    replacedAt: moment().notNull(),
  },
  table => [index('former_certificate_codes_certificate').on(table.certificateId)],
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

/** Courses that have to be completed before the lessons of another open. */
export const coursePrerequisites = pgTable(
  'course_prerequisites',
  {
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    requiredId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.courseId, table.requiredId] }),
    index('course_prerequisites_required').on(table.requiredId),
    check('course_prerequisites_other', sql`${table.courseId} <> ${table.requiredId}`),
  ],
)
