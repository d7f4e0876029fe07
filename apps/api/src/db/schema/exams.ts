import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { courses, lessons, sections } from './catalogue.ts'
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
import { questionKinds, type EssayForm, type QuestionKind, type Waiver } from './question-kinds.ts'

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
  /** Once no attempt is left and none is under way, in place of the two above; without it, they stay. */
  after_last_attempt?: ReviewField[]
  after_closing: ReviewField[]
}

/** Right answers, and the explanations that tell them, only once they can help no one any more. */
export const defaultReview: Required<ReviewPolicy> = {
  just_after: ['answers', 'correctness', 'marks', 'overall'],
  while_open: ['answers', 'correctness', 'marks', 'overall'],
  after_last_attempt: [...reviewFields],
  after_closing: [...reviewFields],
}

export interface QuestionOption {
  key: string
  text: BilingualText
  /** Of a matching question: what is given, to each of which one of the other options belongs. */
  isPrompt?: true
  feedback?: BilingualText
}

/** The part of a question that never leaves the server before the review policy allows it. */
export interface AnswerKey {
  /** Keys of the right options (choices), in order (ordering). */
  correct?: string[]
  /** true/false. */
  truth?: boolean
  /** Accepted texts; `*` stands for any run of characters, `\\*` for a star. */
  accepted?: string[]
  /** Of a short text: the spelling counts. */
  exact?: boolean
  value?: number
  tolerance?: number
  tolerancePercent?: number
  /** Matching: prompts with the options that belong to them. */
  pairs?: Record<string, string>
  allOrNothing?: boolean
  /** The question turned out to be wrong: everybody gets its points, or it counts in no total any more. */
  waived?: Waiver
  /** What an essay is graded by; the points of all criteria are the question's. */
  rubric?: RubricCriterion[]
}

export interface RubricCriterion {
  key: string
  text: BilingualText
  points: number
}

/** What a learner may use on the page of the exam. */
export const examTools = ['calculator', 'notes'] as const
export type ExamTool = (typeof examTools)[number]

export const navigations = ['free', 'forward'] as const
export type Navigation = (typeof navigations)[number]

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
    navigation: text().$type<Navigation>().notNull().default('free'),
    questionsPerPage: integer().notNull().default(1),
    shuffleQuestions: boolean().notNull().default(false),
    shuffleOptions: boolean().notNull().default(false),
    negativeMarking: boolean().notNull().default(false),
    /** Whether an attempt that ends by itself with nothing answered is abandoned: it has no mark and counts for nothing, but it was made. */
    abandonUnanswered: boolean().notNull().default(false),
    passwordHash: text(),
    tools: text()
      .array()
      .$type<ExamTool[]>()
      .notNull()
      .default(sql`'{}'`),
    review: jsonb().$type<ReviewPolicy>().notNull().default(defaultReview),
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
    oneOf('exams_navigation', table.navigation, navigations),
    check('exams_time_limit', sql`${table.timeLimitSeconds} > 0`),
    check(
      'exams_window',
      sql`${table.opensAt} is null or ${table.closesAt} is null or ${table.closesAt} > ${table.opensAt}`,
    ),
    check('exams_attempts', sql`${table.attemptsAllowed} between 1 and 10`),
    check('exams_tools', sql`${table.tools} <@ array['calculator', 'notes']`),
    check('exams_pass_mark', sql`${table.passMark} between 0 and 100`),
  ],
)

/** Parts of an exam with a time each, one after another and never back. */
export const examSections = pgTable(
  'exam_sections',
  {
    id: id(),
    examId: reference()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull(),
    title: bilingual().notNull(),
    instructions: bilingual().notNull().default({}),
    timeLimitSeconds: integer().notNull(),
  },
  table => [
    unique('exam_sections_key').on(table.examId, table.key),
    hasLanguage('exam_sections_title_languages', table.title),
    check('exam_sections_time_limit', sql`${table.timeLimitSeconds} > 0`),
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
    /** Of an exam with sections: the one that asks what is drawn. */
    examSectionId: reference().references(() => examSections.id, { onDelete: 'set null' }),
  },
  table => [
    index('question_pools_exam').on(table.examId),
    index('question_pools_section').on(table.examSectionId),
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
    /** Of an exam with sections: the one that asks it. */
    examSectionId: reference().references(() => examSections.id, { onDelete: 'set null' }),
    key: text().notNull(),
    position: integer().notNull(),
    kind: text().$type<QuestionKind>().notNull(),
    points: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    /** The version that new attempts are given. */
    version: integer().notNull().default(1),
    /** What it is about, in words of its author: to find it, and to draw from. */
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Where its author files it: a path of names, as files of Moodle have it. */
    category: text(),
    /** The lesson that teaches what it asks: to be studied again by those who missed it. */
    lessonId: reference().references(() => lessons.id, { onDelete: 'set null' }),
    retiredAt: moment(),
  },
  table => [
    unique('questions_key').on(table.examId, table.key),
    index('questions_pool').on(table.poolId),
    index('questions_section').on(table.examSectionId),
    index('questions_lesson').on(table.lessonId),
    oneOf('questions_kind', table.kind, questionKinds),
    check('questions_points', sql`${table.points} > 0`),
    check('questions_category', sql`char_length(${table.category}) between 1 and 500`),
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
    /** Of an essay: what its answer may be; null for plain text. */
    essay: jsonb().$type<EssayForm>(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.questionId, table.version] })],
)
