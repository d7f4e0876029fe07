import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { attemptQuestions } from './attempts.ts'
import { createdAt, moment, reference } from './columns.ts'

/**
 * Files that come with essays, while they are uploaded and after. What an attempt is handed in with is copied into the value of its answer, which
 * the receipt covers.
 */
export const answerFiles = pgTable(
  'answer_files',
  {
    /** Its address, and its name in the storage: 128 random bits. */
    id: text().primaryKey(),
    attemptId: reference().notNull(),
    questionId: reference().notNull(),
    /** As its owner calls it. */
    name: text().notNull(),
    bytes: integer().notNull(),
    /** How many bytes have arrived, in these parts of the storage, one after another; a file that is whole has none. */
    received: integer().notNull().default(0),
    parts: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What it is, by its content; null until it is whole. */
    type: text(),
    sha256: text(),
    /** When the learner chose it, by the server's clock as the browser knew it; never later than it began to arrive. */
    madeAt: moment().notNull(),
    createdAt: createdAt(),
    /** When it was whole. */
    finishedAt: moment(),
  },
  table => [
    foreignKey({
      columns: [table.attemptId, table.questionId],
      foreignColumns: [attemptQuestions.attemptId, attemptQuestions.questionId],
    }).onDelete('cascade'),
    index('answer_files_answer').on(table.attemptId, table.questionId),
    index('answer_files_unfinished')
      .on(table.createdAt)
      .where(sql`${table.finishedAt} is null`),
    check('answer_files_bytes', sql`${table.bytes} > 0 and ${table.received} between 0 and ${table.bytes}`),
    check(
      'answer_files_finished',
      sql`${table.finishedAt} is null or (${table.received} = ${table.bytes} and ${table.type} is not null and ${table.sha256} is not null)`,
    ),
  ],
)
