import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { sessions, users } from './accounts.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { notifications } from './messages.ts'

/** Browsers that registered for push messages. A registration belongs to the session it was made in, and is deleted with it. */
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
    /** The language of its messages. */
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

/** The delivery of one notification to one device: it is sent if and only if the transaction that created it committed. */
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
    /** A message is not sent after this time. */
    expiresAt: moment().notNull(),
    deliveredAt: moment(),
    givenUpAt: moment(),
    /** The kind of the last error. */
    error: text('fault'),
  },
  table => [
    unique('push_deliveries_once').on(table.notificationId, table.tokenId),
    index('push_deliveries_token').on(table.tokenId),
    index('push_deliveries_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.deliveredAt} is null and ${table.givenUpAt} is null`),
  ],
)

/** Notifications that wait for their recipient's next digest. */
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
