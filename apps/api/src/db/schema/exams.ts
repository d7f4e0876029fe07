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
import { courses, sections } from './catalogue.ts'
import {
  bilingual,
  createdAt,
  hasLanguage,
  id,
  moment,
  oneOf,
  reference,
  updatedAt,
  type BilingualText,
} from './columns.ts'

export const questionKinds = [
  'single_choice',
  'multiple_choice',
  'true_false',
  'short_text',
  'number',
  'matching',
  'ordering',
  'essay',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What a learner may see of a finished attempt, at each of the three moments of exams.md. */
export const reviewFields = [
  'answers',
  'correctness',
  'marks',
  'feedback',
  'right_answers',
  'overall',
] as const
export type ReviewField = (typeof reviewFields)[number]
export interface ReviewPolicy {
  just_after: ReviewField[]
  while_open: ReviewField[]
  after_closing: ReviewField[]
}

export interface QuestionOption {
  key: string
  text: BilingualText
  feedback?: BilingualText
}

/** The part of a question that never leaves the server before the review policy allows it. */
export interface AnswerKey {
  /** Keys of the right options (choices), in order (ordering). */
  correct?: string[]
  /** true/false. */
  truth?: boolean
  /** Accepted texts; `*` stands for any run of characters. */
  accepted?: string[]
  value?: number
  tolerance?: number
  tolerancePercent?: number
  pairs?: Record<string, string>
  allOrNothing?: boolean
}

export const gradeMethods = ['highest', 'latest', 'average', 'first'] as const

export const exams = pgTable(
  'exams',
  {
    id: id(),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    sectionId: reference().references(() => sections.id, { onDelete: 'cascade' }),
    title: bilingual().notNull(),
    instructions: bilingual().notNull().default({}),
    timeLimitSeconds: integer(),
    opensAt: moment(),
    closesAt: moment(),
    attemptsAllowed: integer(),
    attemptDelaySeconds: integer().notNull().default(0),
    gradeMethod: text().$type<(typeof gradeMethods)[number]>().notNull().default('highest'),
    /** Percent. */
    passMark: integer().notNull(),
    navigation: text().$type<'free' | 'forward'>().notNull().default('free'),
    questionsPerPage: integer().notNull().default(1),
    shuffleQuestions: boolean().notNull().default(false),
    shuffleOptions: boolean().notNull().default(false),
    negativeMarking: boolean().notNull().default(false),
    passwordHash: text(),
    review: jsonb().$type<ReviewPolicy>().notNull(),
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    hasLanguage('exams_title_languages', table.title),
    uniqueIndex('exams_course')
      .on(table.courseId)
      .where(sql`${table.sectionId} is null`),
    uniqueIndex('exams_section')
      .on(table.sectionId)
      .where(sql`${table.sectionId} is not null`),
    oneOf('exams_grade_method', table.gradeMethod, gradeMethods),
    oneOf('exams_navigation', table.navigation, ['free', 'forward']),
    check('exams_time_limit', sql`${table.timeLimitSeconds} > 0`),
    check(
      'exams_window',
      sql`${table.opensAt} is null or ${table.closesAt} is null or ${table.closesAt} > ${table.opensAt}`,
    ),
    check('exams_attempts', sql`${table.attemptsAllowed} between 1 and 10`),
    check('exams_pass_mark', sql`${table.passMark} between 0 and 100`),
  ],
)

/** Questions drawn at the start of an attempt; questions without a pool are always asked. */
export const questionPools = pgTable(
  'question_pools',
  {
    id: id(),
    examId: reference()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    name: bilingual().notNull(),
    drawCount: integer().notNull(),
    points: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    position: integer().notNull().default(0),
  },
  table => [
    index('question_pools_exam').on(table.examId),
    check('question_pools_draw', sql`${table.drawCount} > 0`),
  ],
)

export const questions = pgTable(
  'questions',
  {
    id: id(),
    examId: reference()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    poolId: reference().references(() => questionPools.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull(),
    kind: text().$type<QuestionKind>().notNull(),
    points: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    /** The version that new attempts are given. */
    version: integer().notNull().default(1),
    retiredAt: moment(),
  },
  table => [
    unique('questions_key').on(table.examId, table.key),
    index('questions_pool').on(table.poolId),
    oneOf('questions_kind', table.kind, questionKinds),
    check('questions_points', sql`${table.points} > 0`),
  ],
)

/** A question as it stood; an attempt keeps the version it was given. */
export const questionVersions = pgTable(
  'question_versions',
  {
    questionId: reference()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    body: bilingual().notNull(),
    options: jsonb().$type<QuestionOption[]>().notNull().default([]),
    answerKey: jsonb().$type<AnswerKey>().notNull(),
    explanation: bilingual().notNull().default({}),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.questionId, table.version] })],
)

export const attemptStates = ['in_progress', 'submitted', 'graded', 'abandoned'] as const
export type AttemptState = (typeof attemptStates)[number]

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
    /** The session lock: the id of the tab or device that may save; another one claims it by writing its own id. */
    sessionLock: text('holder').notNull(),
    submittedAt: moment(),
    submittedBy: text().$type<'learner' | 'deadline'>(),
    score: numeric({ precision: 10, scale: 2, mode: 'number' }),
    maxScore: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }),
    passed: boolean(),
    /** SHA-256 over the attempt's stored revisions at submission. */
    receipt: text(),
  },
  table => [
    unique('attempts_number').on(table.examId, table.userId, table.number),
    uniqueIndex('attempts_one_open')
      .on(table.examId, table.userId)
      .where(sql`${table.state} = 'in_progress'`),
    index('attempts_due')
      .on(table.deadlineAt)
      .where(sql`${table.state} = 'in_progress'`),
    index('attempts_user').on(table.userId),
    oneOf('attempts_state', table.state, attemptStates),
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
    points: numeric({ precision: 8, scale: 2, mode: 'number' }),
    isRight: boolean(),
    graderId: reference().references(() => users.id),
    graderNote: text(),
  },
  table => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    foreignKey({
      columns: [table.attemptId, table.questionId],
      foreignColumns: [attemptQuestions.attemptId, attemptQuestions.questionId],
    }).onDelete('cascade'),
  ],
)

/** An answer as it travels and rests, by kind of question. */
export type AnswerValue = { option: string } | { options: string[] } | { truth: boolean } | { text: string }

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
  table => [index('attempt_events_attempt').on(table.attemptId, table.id)],
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
    extraSeconds: integer().notNull().default(0),
    extraAttempts: integer().notNull().default(0),
    grantedBy: reference().references(() => users.id),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  table => [
    index('attempt_allowances_learner').on(table.examId, table.userId),
    check('attempt_allowances_positive', sql`${table.extraSeconds} >= 0 and ${table.extraAttempts} >= 0`),
  ],
)
