import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import type { AnswerValue } from './attempts.ts'
import { lessons } from './catalogue.ts'
import { bilingual, id, moment, oneOf, reference, type BilingualText } from './columns.ts'
import type { AnswerKey, QuestionOption } from './exams.ts'
import { questionKinds, type QuestionKind } from './question-kinds.ts'

/** Questions of a lesson, for practice: judged at once, tried again, in no exam. */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: id(),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull(),
    kind: text().$type<QuestionKind>().notNull(),
    body: bilingual().notNull(),
    options: jsonb().$type<QuestionOption[]>().notNull().default([]),
    answerKey: jsonb().$type<AnswerKey>().notNull(),
    explanation: bilingual().notNull().default({}),
    /** One after another, each says more. */
    hints: jsonb().$type<BilingualText[]>().notNull().default([]),
    /** The second of the video at which it is asked; null: below the lesson. */
    atSecond: integer(),
    /** One more whenever what it asks, says or holds for right is another. */
    version: integer().notNull().default(1),
    retiredAt: moment(),
  },
  table => [
    unique('quiz_questions_key').on(table.lessonId, table.key),
    // A person would have to judge an essay.
    oneOf(
      'quiz_questions_kind',
      table.kind,
      questionKinds.filter(kind => kind !== 'essay'),
    ),
    check('quiz_questions_second', sql`${table.atSecond} >= 0`),
  ],
)

/** What a question was before it was changed: an answer to it stays an answer to what its learner was shown. */
export const quizQuestionVersions = pgTable(
  'quiz_question_versions',
  {
    questionId: reference()
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: text().$type<QuestionKind>().notNull(),
    body: bilingual().notNull(),
    options: jsonb().$type<QuestionOption[]>().notNull(),
    answerKey: jsonb().$type<AnswerKey>().notNull(),
    explanation: bilingual().notNull(),
    hints: jsonb().$type<BilingualText[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.questionId, table.version] })],
)

/** How far a learner is with a question of a quiz. */
export const quizStandings = pgTable(
  'quiz_standings',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: reference()
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    hintsShown: integer().notNull().default(0),
    /** Of the question, as the last answer was given to it. */
    version: integer().notNull().default(1),
    /** The last answer, and what it came to. */
    value: jsonb().$type<AnswerValue | null>(),
    isRight: boolean(),
    share: real(),
    triedAt: moment(),
    /** When it was first right: it stays solved, whatever is tried later. */
    solvedAt: moment(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('quiz_standings_question').on(table.questionId),
  ],
)
