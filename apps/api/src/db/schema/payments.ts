import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, currency, id, minorUnits, moment, oneOf, reference } from './columns.ts'
import { orderLines, orders } from './commerce.ts'

export const paymentStates = ['created', 'succeeded', 'declined', 'cancelled', 'returned'] as const

/** Tries to pay an order. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    /** The provider's own id; null until it has answered. */
    providerId: text(),
    /** Where the buyer pays. */
    redirectUrl: text(),
    /** `returned`: came for an order that was no longer to be paid, and goes back whole. */
    state: text().$type<(typeof paymentStates)[number]>().notNull().default('created'),
    /** Why it was declined, in the provider's own code. */
    reason: text(),
    /** How many cards its provider has said were declined. */
    declines: integer().notNull().default(0),
    amount: minorUnits().notNull(),
    currency: currency(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  table => [
    unique('payments_provider').on(table.provider, table.providerId),
    index('payments_order').on(table.orderId),
    index('payments_open')
      .on(table.createdAt)
      .where(sql`${table.state} = 'created'`),
    uniqueIndex('payments_one_success')
      .on(table.orderId)
      .where(sql`${table.state} = 'succeeded'`),
    oneOf('payments_state', table.state, paymentStates),
  ],
)

/** Webhook events already applied; a second delivery finds its id here. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    receivedAt: moment().notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.provider, table.eventId] })],
)

/** What a buyer asks back, a line or some of its seats at a time, and what became of it. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    orderLineId: reference().references(() => orderLines.id),
    /** Which part of the line: seats that are still free. */
    seats: integer().notNull().default(1),
    requestedBy: reference().references(() => users.id),
    state: text().$type<'requested' | 'granted' | 'refused' | 'paid'>().notNull().default('requested'),
    reason: text().notNull().default(''),
    amount: minorUnits().notNull(),
    /** The operator's words to the buyer. */
    decision: text(),
    decidedBy: reference().references(() => users.id),
    createdAt: createdAt(),
    decidedAt: moment(),
  },
  table => [
    oneOf('refunds_state', table.state, ['requested', 'granted', 'refused', 'paid']),
    index('refunds_order').on(table.orderId),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_seats', sql`${table.seats} > 0`),
    uniqueIndex('refunds_one_open')
      .on(table.orderLineId)
      .where(sql`${table.state} = 'requested'`),
  ],
)

/** Money on its way back to a buyer: carried out by a job, which asks the provider with the row's id as its key until it is done. */
export const paymentReturns = pgTable(
  'payment_returns',
  {
    id: id(),
    paymentId: reference()
      .notNull()
      .references(() => payments.id),
    /** The refund that it pays; null for a payment that came too late. */
    refundId: reference()
      .unique()
      .references(() => refunds.id),
    amount: minorUnits().notNull(),
    state: text().$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    /** The provider's own id of it. */
    providerId: text(),
    /** Why it failed, in the provider's own code. */
    reason: text(),
    createdAt: createdAt(),
    doneAt: moment(),
  },
  table => [
    index('payment_returns_payment').on(table.paymentId),
    oneOf('payment_returns_state', table.state, ['waiting', 'done', 'failed']),
    check('payment_returns_amount', sql`${table.amount} > 0`),
  ],
)
