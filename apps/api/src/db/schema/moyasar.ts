import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, minorUnits, moment, oneOf } from './columns.ts'

/** Refunds asked of Moyasar, which knows no keys: what stood there before each, so that one whose answer was lost isn't asked for twice. */
export const moyasarRefunds = pgTable(
  'moyasar_refunds',
  {
    /** The shop's key. */
    key: text().primaryKey(),
    /** Moyasar's id of the payment. */
    paymentId: text().notNull(),
    amount: minorUnits().notNull(),
    /** What of the payment had been given back when this was asked; null until it is. */
    refundedBefore: minorUnits(),
    state: text().$type<'open' | 'done' | 'refused'>().notNull().default('open'),
    /** Until when one process is at it. */
    claimedUntil: moment().notNull(),
    createdAt: createdAt(),
  },
  table => [
    // Two at once could not be distinguished by the refunded sum.
    uniqueIndex('moyasar_refunds_one_open')
      .on(table.paymentId)
      .where(sql`${table.state} = 'open'`),
    oneOf('moyasar_refunds_state', table.state, ['open', 'done', 'refused']),
    check('moyasar_refunds_amount', sql`${table.amount} > 0`),
  ],
)
