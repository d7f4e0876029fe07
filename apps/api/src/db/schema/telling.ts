import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { sessions, users } from './accounts.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { notifications } from './messages.ts'

/** Browsers that asked for push messages. One belongs to the session it was signed in with, and goes with it. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: reference()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** A Firebase installation's id, or a registration token of the older kind. */
    kind: text().$type<'fid' | 'token'>().notNull(),
    token: text().notNull().unique(),
    app: text().$type<'learner' | 'company'>().notNull(),
    /** In which the messages are written. */
    locale: text().$type<'ar' | 'en'>().notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
  },
  table => [
    oneOf('push_tokens_kind', table.kind, ['fid', 'token']),
    oneOf('push_tokens_app', table.app, ['learner', 'company']),
    oneOf('push_tokens_locale', table.locale, ['ar', 'en']),
    index('push_tokens_user').on(table.userId),
  ],
)

/** One notification on its way to one device: it leaves if and only if the transaction that told it committed. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: id(),
    notificationId: reference()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    tokenId: reference()
      .notNull()
      .references(() => pushTokens.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    nextTryAt: moment().notNull(),
    /** News is of no use after it. */
    expiresAt: moment().notNull(),
    deliveredAt: moment(),
    givenUpAt: moment(),
    /** The kind of the last failure. */
    fault: text(),
  },
  table => [
    unique('push_deliveries_once').on(table.notificationId, table.tokenId),
    index('push_deliveries_token').on(table.tokenId),
    index('push_deliveries_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.deliveredAt} is null and ${table.givenUpAt} is null`),
  ],
)

/** News that waits for its reader's next letter. */
export const notificationMails = pgTable(
  'notification_mails',
  {
    notificationId: reference()
      .primaryKey()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    dueAt: moment().notNull(),
  },
  table => [
    index('notification_mails_due').on(table.dueAt),
    index('notification_mails_user').on(table.userId),
  ],
)
