import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { courses } from './catalogue.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { reportReasons } from './discussions.ts'

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
    /** When an operator took it out of sight; its learner may change it, and not show it again. */
    hiddenAt: moment(),
    /** When its learner changed it last. */
    editedAt: moment(),
    /** The one reply of the course's instructor. */
    reply: text(),
    repliedAt: moment(),
    createdAt: createdAt(),
    /** The script of its text, if the home page may show it: published, with four stars or more, and a few words long. */
    voice: text().generatedAlwaysAs(
      sql`case when hidden_at is null and stars >= 4 and char_length(text) between 30 and 240 then case when text ~ '[\u0621-\u064a]' then 'ar' else 'en' end end`,
    ),
  },
  table => [
    // In one order those in Arabic come first, and backwards in the other those in English.
    index('reviews_voices')
      .on(table.voice, table.stars, table.id)
      .where(sql`${table.voice} is not null`),
    index('reviews_voices_ar')
      .on(table.voice, table.stars.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.voice} is not null`),
    unique('reviews_learner').on(table.courseId, table.userId),
    index('reviews_person').on(table.userId),
    index('reviews_newest').on(
      table.courseId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check('reviews_reply', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
  ],
)

/** Who finds a review helpful, each person once. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: reference()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index('review_votes_person').on(table.userId),
  ],
)

/** What people report of others’ reviews, for the operator; each person reports a review once. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: id(),
    reviewId: reference()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    reason: text().$type<(typeof reportReasons)[number]>().notNull(),
    note: text().notNull().default(''),
    /** What the review said when it was reported. */
    words: text().notNull(),
    createdAt: createdAt(),
    /** When an operator hid the review, or let it stand. */
    decidedAt: moment(),
  },
  table => [
    unique('review_reports_person').on(table.reviewId, table.userId),
    index('review_reports_user').on(table.userId),
    index('review_reports_open')
      .on(table.reviewId)
      .where(sql`${table.decidedAt} is null`),
    oneOf('review_reports_reason', table.reason, reportReasons),
  ],
)
