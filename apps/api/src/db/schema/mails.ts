import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'

/**
 * E-mails and short messages that are sent if and only if the transaction that queued them committed. Their content is encrypted, since codes
 * and links are in it, and is deleted once they have been sent.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    channel: text().$type<'mail' | 'sms'>().notNull().default('mail'),
    /** Deduplication key: one message per key, however often it is queued; a part of the Message-ID too. */
    key: text().notNull().unique(),
    encryptedPayload: text('sealed'),
    attempts: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    /** An expired code is of no use: the message is not sent after this time. */
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    deliveredAt: moment(),
    givenUpAt: moment(),
    /** The kind of the last error, without addresses. */
    error: text('fault'),
  },
  table => [
    oneOf('mails_channel', table.channel, ['mail', 'sms']),
    index('mails_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.deliveredAt} is null and ${table.givenUpAt} is null`),
  ],
)
