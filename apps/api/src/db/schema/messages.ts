import { siteTimeZone } from '@masar/text'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bilingual, createdAt, hasLanguage, id, moment, oneOf, reference, updatedAt } from './columns.ts'
import { jobs } from './jobs.ts'

export const mailRhythms = ['each', 'daily', 'weekly'] as const
export type MailRhythm = (typeof mailRhythms)[number]

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Per user, without gaps, in commit order: clients catch up after it. Null for a notification that its recipient wants by mail or push alone: it is not listed. */
    sequence: bigint({ mode: 'number' }),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    link: text(),
    readAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    unique('notifications_sequence').on(table.userId, table.sequence),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
)

/** Last sequence given to a user; locked in the transaction that notifies. */
export const notificationCounters = pgTable('notification_counters', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  last: bigint({ mode: 'number' }).notNull().default(0),
})

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    channel: text().$type<'site' | 'mail' | 'push'>().notNull(),
    isOn: boolean().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
)

/** A person's delivery schedule and visibility. Quiet hours are minutes of their own day; the same twice means none. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    quietFrom: integer().notNull().default(0),
    quietUntil: integer().notNull().default(0),
    timeZone: text().notNull().default(siteTimeZone),
    /** An e-mail for each notification, or one digest a day or a week. */
    mailRhythm: text().$type<MailRhythm>().notNull().default('each'),
    isSeenInLessons: boolean().notNull().default(false),
  },
  table => [
    oneOf('notification_settings_rhythm', table.mailRhythm, mailRhythms),
    check(
      'notification_settings_quiet',
      sql`${table.quietFrom} between 0 and 1439 and ${table.quietUntil} between 0 and 1439`,
    ),
  ],
)

/** Whom a job of `notifyMany` has yet to notify: once each, since the row is deleted in the transaction that notifies them. */
export const noticeRecipients = pgTable(
  'notice_recipients',
  {
    jobId: reference()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Refers to no account, so that tens of thousands are written at once: one that is gone by then is passed over. */
    userId: reference().notNull(),
  },
  table => [primaryKey({ columns: [table.jobId, table.userId] })],
)

/** Events that must be published if and only if their transaction committed. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().$type<'event' | 'mail' | 'push'>().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    deliveredAt: moment(),
  },
  table => [
    index('outbox_waiting')
      .on(table.id)
      .where(sql`${table.deliveredAt} is null`),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    locale: text().$type<'ar' | 'en'>().notNull(),
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    readAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    index('contact_messages_unread')
      .on(table.id)
      .where(sql`${table.readAt} is null`),
  ],
)

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: updatedAt(),
})

export const pages = pgTable(
  'pages',
  {
    slug: text().primaryKey(),
    title: bilingual().notNull(),
    description: bilingual().notNull(),
    body: bilingual().notNull(),
    updatedAt: updatedAt(),
  },
  table => [hasLanguage('pages_title_languages', table.title)],
)

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    position: integer().notNull(),
    question: bilingual().notNull(),
    answer: bilingual().notNull(),
  },
  table => [hasLanguage('faqs_question_languages', table.question), index('faqs_order').on(table.position)],
)

/** The response to an `Idempotency-Key`, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    route: text().notNull(),
    bodyHash: text().notNull(),
    status: integer(),
    response: jsonb(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)
