import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bilingual, createdAt, id, moment, oneOf, reference } from './columns.ts'
import { type ExamTool, exams, type Navigation, navigations, questionVersions } from './exams.ts'

export const attemptStates = ['in_progress', 'submitted', 'graded', 'abandoned'] as const
export type AttemptState = (typeof attemptStates)[number]
/** An attempt that was under way when the learner's access ended is closed as it stands and counts for nothing. */
export const submitters = ['learner', 'deadline', 'access_ended', 'instructor'] as const
export type SubmittedBy = (typeof submitters)[number]

export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    examId: reference()
      .notNull()
      .references(() => exams.id),
    userId: reference()
      .notNull()
      .references(() => users.id),
    number: integer().notNull(),
    /** Gives the draw and every shuffle; with it the paper can be made again. */
    seed: bigint({ mode: 'number' }).notNull(),
    state: text().$type<AttemptState>().notNull().default('in_progress'),
    startedAt: moment().notNull().defaultNow(),
    deadlineAt: moment(),
    deadlineReason: text().$type<'time_limit' | 'closing'>(),
    /** What the exam gave at the start, without what was given to the learner; null where it had no limit. */
    timeLimitSeconds: integer(),
    /** The section that is under way, from 1; the deadline is its own. Null where the exam has none. */
    section: integer(),
    /** The rules of the exam at its start, by which it is taken and marked, whatever they are later. */
    navigation: text().$type<Navigation>().notNull().default('free'),
    questionsPerPage: integer().notNull().default(1),
    negativeMarking: boolean().notNull().default(false),
    tools: text()
      .array()
      .$type<ExamTool[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Whether its learner's paper names options by their place on it; one that began before it did keeps their authors' keys to its end. */
    optionsByPlace: boolean().notNull().default(false),
    /** The session lock: the id of the tab or device that may save; another one claims it by writing its own id. */
    sessionLock: text('holder').notNull(),
    submittedAt: moment(),
    submittedBy: text().$type<SubmittedBy>(),
    score: numeric({ precision: 10, scale: 2, mode: 'number' }),
    maxScore: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }),
    passed: boolean(),
    /** SHA-256 over the attempt's stored revisions at submission. */
    receipt: text(),
    /** When the right answers were first on a screen of the learner's: such an attempt is never opened again. */
    keyShownAt: moment(),
    /** It is graded, and the review policy held its result back: the learner is notified once it is released. */
    awaitsRelease: boolean().notNull().default(false),
  },
  table => [
    unique('attempts_number').on(table.examId, table.userId, table.number),
    uniqueIndex('attempts_one_open')
      .on(table.examId, table.userId)
      .where(sql`${table.state} = 'in_progress'`),
    index('attempts_due')
      .on(table.deadlineAt)
      .where(sql`${table.state} = 'in_progress'`),
    // With when it was handed in: of many people it is asked whether they did so in a period.
    index('attempts_user').on(table.userId, table.submittedAt),
    index('attempts_awaiting_release')
      .on(table.id)
      .where(sql`${table.awaitsRelease}`),
    index('attempts_waiting')
      .on(table.examId, table.submittedAt)
      .where(sql`${table.state} = 'submitted'`),
    oneOf('attempts_state', table.state, attemptStates),
    oneOf('attempts_navigation', table.navigation, navigations),
    check(
      'attempts_submitted',
      sql`(${table.state} in ('submitted', 'graded')) = (${table.submittedAt} is not null)`,
    ),
  ],
)

export const attemptQuestions = pgTable(
  'attempt_questions',
  {
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    questionId: reference().notNull(),
    version: integer().notNull(),
    optionOrder: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    points: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    /** The section that asks it, from 1; null where the exam has none. */
    section: integer(),
  },
  table => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    unique('attempt_questions_order').on(table.attemptId, table.position),
    foreignKey({
      columns: [table.questionId, table.version],
      foreignColumns: [questionVersions.questionId, questionVersions.version],
    }),
  ],
)

/** The sections of an attempt as they were at its start: what is changed in the exam later changes none that runs. */
export const attemptSections = pgTable(
  'attempt_sections',
  {
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: bilingual().notNull(),
    instructions: bilingual().notNull().default({}),
    /** Extra time of the learner included. */
    timeLimitSeconds: integer().notNull(),
    startedAt: moment(),
    /** When the attempt went on to the next one; null for the one under way, and the last. */
    endedAt: moment(),
  },
  table => [
    primaryKey({ columns: [table.attemptId, table.position] }),
    check('attempt_sections_time_limit', sql`${table.timeLimitSeconds} > 0`),
  ],
)

export const answers = pgTable(
  'answers',
  {
    attemptId: reference().notNull(),
    questionId: reference().notNull(),
    value: jsonb().$type<AnswerValue | null>(),
    revision: bigint({ mode: 'number' }).notNull(),
    /** When the learner made it, by the server's clock as the browser knew it; never later than saved. */
    madeAt: moment().notNull(),
    savedAt: moment().notNull().defaultNow(),
    /** Of the first revision, which shows how far a learner had got who may only go forward. */
    firstMadeAt: moment().notNull().defaultNow(),
    firstSavedAt: moment().notNull().defaultNow(),
    /** Exact where the key gave them, of two decimals where a person did; null while they wait for one. */
    points: numeric({ mode: 'number' }),
    isRight: boolean(),
    graderId: reference().references(() => users.id),
    graderNote: text(),
    /** When a person gave the points, which then replace what the key would give. */
    gradedAt: moment(),
    /** Grows with each grade that is stored, so that no grader overwrites another unseen. */
    gradeRevision: integer().notNull().default(0),
    /** Points by criterion, where the question has a rubric. */
    rubricPoints: jsonb().$type<Record<string, number>>(),
    /** When and why the learner asked to have the mark looked at again, and when that was done. */
    regradeAskedAt: moment(),
    regradeReason: text(),
    regradeClosedAt: moment(),
  },
  table => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    foreignKey({
      columns: [table.attemptId, table.questionId],
      foreignColumns: [attemptQuestions.attemptId, attemptQuestions.questionId],
    }).onDelete('cascade'),
    index('answers_regrade')
      .on(table.attemptId)
      .where(sql`${table.regradeAskedAt} is not null and ${table.regradeClosedAt} is null`),
  ],
)

/** A file that belongs to an essay, as its receipt names it; `id` is its name in the storage. */
export interface AnsweredFile {
  id: string
  name: string
  bytes: number
  type: string
  sha256: string
}

/** An answer as it travels and rests, by kind of question; the files of an essay are in it once it is handed in. */
export type AnswerValue =
  | { option: string }
  | { options: string[] }
  | { truth: boolean }
  | { text: string; files?: AnsweredFile[] }
  | { pairs: Record<string, string> }

/** The trace that settles disputes; rows are only ever added. */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    id: id(),
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  table => [
    index('attempt_events_attempt').on(table.attemptId, table.id),
    // A question comes on the screen for the first time once, whatever is reported twice.
    uniqueIndex('attempt_events_shown')
      .on(table.attemptId, sql`(${table.data} ->> 'question')`)
      .where(sql`${table.kind} = 'shown'`),
  ],
)

/** Extra time and attempts that an instructor granted to one learner, with who and why. */
export const attemptAllowances = pgTable(
  'attempt_allowances',
  {
    id: id(),
    examId: reference()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The one attempt that the time is for; null for every attempt of the learner, and for extra attempts. */
    attemptId: reference().references(() => attempts.id, { onDelete: 'cascade' }),
    extraSeconds: integer().notNull().default(0),
    extraAttempts: integer().notNull().default(0),
    /** A window of the learner's own, in place of the exam's; null leaves that as it is. */
    opensAt: moment(),
    closesAt: moment(),
    grantedBy: reference().references(() => users.id),
    reason: text().notNull(),
    createdAt: createdAt(),
    /** Taken back before anything of it was used. */
    withdrawnAt: moment(),
    withdrawnBy: reference().references(() => users.id),
  },
  table => [
    index('attempt_allowances_attempt').on(table.attemptId),
    index('attempt_allowances_learner').on(table.examId, table.userId),
    check('attempt_allowances_positive', sql`${table.extraSeconds} >= 0 and ${table.extraAttempts} >= 0`),
  ],
)

/** When the page of an attempt under way was last there. */
export const attemptContacts = pgTable('attempt_contacts', {
  attemptId: reference()
    .primaryKey()
    .references(() => attempts.id, { onDelete: 'cascade' }),
  /** The id that the page gave itself when it was loaded: the same one is back after a lost network, another one after it was closed. */
  page: text().notNull(),
  seenAt: moment().notNull(),
})

export const pagesAfterSilence = ['same', 'new', 'none'] as const
export const silenceMeasures = ['server', 'browser'] as const

/** Times at which the page of an attempt under way was not there, each of which is given back once at most. */
export const attemptDisconnections = pgTable(
  'attempt_disconnections',
  {
    id: id(),
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    beganAt: moment().notNull(),
    endedAt: moment().notNull(),
    /** Which page came back: the same, another one, or none before the attempt ended. */
    page: text().$type<(typeof pagesAfterSilence)[number]>().notNull(),
    measuredBy: text().$type<(typeof silenceMeasures)[number]>().notNull(),
    returnedAt: moment(),
    returnedBy: reference().references(() => users.id),
  },
  table => [
    index('attempt_disconnections_attempt').on(table.attemptId),
    oneOf('attempt_disconnections_page', table.page, pagesAfterSilence),
    oneOf('attempt_disconnections_measured', table.measuredBy, silenceMeasures),
    check('attempt_disconnections_length', sql`${table.endedAt} > ${table.beganAt}`),
  ],
)
