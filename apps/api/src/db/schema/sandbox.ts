import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, currency, minorUnits, moment, oneOf } from './columns.ts'

/** The sandbox's own books: as an outside provider's, no table of the shop refers to them. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    /** The shop's key: a second request with it is the same payment. */
    key: text().notNull().unique(),
    reference: text().notNull(),
    amount: minorUnits().notNull(),
    currency: currency(),
    returnUrl: text().notNull(),
    locale: text().$type<'ar' | 'en'>().notNull(),
    state: text().$type<'pending' | 'succeeded' | 'declined' | 'cancelled'>().notNull().default('pending'),
    /** The last four digits of the test card. */
    card: text(),
    reason: text(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  table => [
    oneOf('sandbox_payments_state', table.state, ['pending', 'succeeded', 'declined', 'cancelled']),
    check('sandbox_payments_amount', sql`${table.amount} > 0`),
  ],
)

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => sandboxPayments.id),
    key: text().notNull().unique(),
    amount: minorUnits().notNull(),
    createdAt: createdAt(),
  },
  table => [
    index('sandbox_refunds_payment').on(table.paymentId),
    check('sandbox_refunds_amount', sql`${table.amount} > 0`),
  ],
)
