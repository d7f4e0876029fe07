import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'

/**
 * Mails and short messages that leave if and only if the transaction that wrote them committed. What they say is sealed, since codes
 * and links are in it, and is forgotten once they have left.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    channel: text().$type<'mail' | 'sms'>().notNull().default('mail'),
    /** One message per key, however often it is asked for; a part of the Message-ID too. */
    key: text().notNull().unique(),
    sealed: text(),
    attempts: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    /** A code is of no use after its end: it is not sent any more then. */
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    deliveredAt: moment(),
    givenUpAt: moment(),
    /** The kind of the last failure, without addresses. */
    fault: text(),
  },
  table => [
    oneOf('mails_channel', table.channel, ['mail', 'sms']),
    index('mails_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.deliveredAt} is null and ${table.givenUpAt} is null`),
  ],
)
