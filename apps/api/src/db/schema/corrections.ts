import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, reference } from './columns.ts'
import { questions, type AnswerKey } from './exams.ts'

/** The key of one version of a question, as it was and as it became. */
export interface KeyChange {
  version: number
  before: AnswerKey
  after: AnswerKey
}

/** Corrections of answer keys, each with what its regrading has come to so far; rows are never deleted by themselves. */
export const questionCorrections = pgTable(
  'question_corrections',
  {
    id: id(),
    questionId: reference()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    correctedBy: reference()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    changes: jsonb().$type<KeyChange[]>().notNull(),
    /** Whether it was this correction that took the question out of new attempts. */
    hasRetired: boolean().notNull().default(false),
    jobId: reference(),
    /** The last attempt that was looked at: the next run goes on after it. */
    reached: reference().notNull().default(0),
    /** Attempts that have the question, and how many of them were looked at. */
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    raised: integer().notNull().default(0),
    lowered: integer().notNull().default(0),
    nowPassed: integer().notNull().default(0),
    nowFailed: integer().notNull().default(0),
    certificates: integer().notNull().default(0),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  table => [
    index('question_corrections_question').on(table.questionId, table.id),
    index('question_corrections_person').on(table.correctedBy),
  ],
)
