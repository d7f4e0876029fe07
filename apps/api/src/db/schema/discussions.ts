import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { lessons } from './catalogue.ts'
import { createdAt, id, moment, oneOf, reference, updatedAt } from './columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

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
    /** The second of the video at which a question is asked. */
    position: integer(),
    /** Markdown; empty once it is deleted. */
    text: text().notNull(),
    /** The terms of the text (search/terms.ts). */
    searchVector: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
    /** Made by the browser, so that a post that is sent twice is one. */
    clientKey: text(),
    isAccepted: boolean().notNull().default(false),
    editedAt: moment(),
    /** Its place stays, for what others wrote around it. */
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    foreignKey({ columns: [table.questionId], foreignColumns: [table.id] }).onDelete('cascade'),
    index('discussions_lesson').on(table.lessonId, table.id.desc().nullsFirst()),
    index('discussions_replies').on(table.questionId, table.id),
    index('discussions_writer').on(table.userId, table.createdAt),
    uniqueIndex('discussions_one_accepted')
      .on(table.questionId)
      .where(sql`${table.isAccepted}`),
    unique('discussions_client_key').on(table.userId, table.clientKey),
    check('discussions_accepted_is_reply', sql`not ${table.isAccepted} or ${table.questionId} is not null`),
    check(
      'discussions_position',
      sql`${table.position} >= 0 and (${table.position} is null or ${table.questionId} is null)`,
    ),
    check('discussions_deleted_is_empty', sql`${table.deletedAt} is null or ${table.text} = ''`),
  ],
)

/** Who finds a question or a reply helpful, each person once. */
export const discussionVotes = pgTable(
  'discussion_votes',
  {
    discussionId: reference()
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.discussionId, table.userId] }),
    index('discussion_votes_person').on(table.userId),
  ],
)

/** Who is notified of replies to a question. */
export const discussionFollows = pgTable(
  'discussion_follows',
  {
    questionId: reference()
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.questionId, table.userId] }),
    index('discussion_follows_person').on(table.userId),
  ],
)

export const reportReasons = ['spam', 'abuse', 'personal_data', 'cheating', 'other'] as const

/** What learners report of others’ posts, for the operator; each person reports a post once. */
export const discussionReports = pgTable(
  'discussion_reports',
  {
    id: id(),
    discussionId: reference()
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    reason: text().$type<(typeof reportReasons)[number]>().notNull(),
    note: text().notNull().default(''),
    /** What the post said when it was reported; null: reported before that was kept. */
    words: text(),
    createdAt: createdAt(),
    /** When an operator removed the post, or let it stand. */
    decidedAt: moment(),
  },
  table => [
    unique('discussion_reports_person').on(table.discussionId, table.userId),
    index('discussion_reports_user').on(table.userId),
    index('discussion_reports_open')
      .on(table.discussionId)
      .where(sql`${table.decidedAt} is null`),
    oneOf('discussion_reports_reason', table.reason, reportReasons),
  ],
)
