import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { courses } from './catalogue.ts'
import {
  bilingual,
  createdAt,
  currency,
  id,
  minorUnits,
  moment,
  oneOf,
  reference,
  updatedAt,
} from './columns.ts'
import { companies } from './companies.ts'

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** Folded: upper-case ASCII. */
    code: text().notNull().unique(),
    kind: text().$type<'percent' | 'amount'>().notNull(),
    /** Hundredths of a percent, or minor units. */
    value: minorUnits().notNull(),
    minimum: minorUnits().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
    maxUses: integer(),
    maxUsesPerPerson: integer(),
    uses: integer().notNull().default(0),
    courseIds: reference().array(),
    categoryIds: reference().array(),
    createdAt: createdAt(),
  },
  table => [
    oneOf('coupons_kind', table.kind, ['percent', 'amount']),
    check(
      'coupons_value',
      sql`${table.value} > 0 and (${table.kind} <> 'percent' or ${table.value} <= 10000)`,
    ),
    check('coupons_cap', sql`${table.maxUses} is null or ${table.uses} <= ${table.maxUses}`),
  ],
)

export const carts = pgTable('carts', {
  id: id(),
  userId: reference()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  couponId: reference().references(() => coupons.id, { onDelete: 'set null' }),
  updatedAt: updatedAt(),
})

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: reference()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    seats: integer().notNull().default(1),
    addedAt: moment().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.cartId, table.courseId] }),
    check('cart_lines_seats', sql`${table.seats} between 1 and 10000`),
  ],
)

export const orderStates = [
  'pending',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'partially_refunded',
  'refunded',
] as const

export const orders = pgTable(
  'orders',
  {
    id: id(),
    publicId: text().notNull().unique(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    companyId: reference().references(() => companies.id),
    state: text().$type<(typeof orderStates)[number]>().notNull().default('pending'),
    idempotencyKey: text().notNull(),
    currency: currency(),
    /** Gross before discount, discount, gross, net, VAT and rounding, in minor units. */
    subtotal: minorUnits().notNull(),
    discount: minorUnits().notNull().default(0),
    total: minorUnits().notNull(),
    net: minorUnits().notNull(),
    vat: minorUnits().notNull(),
    rounding: minorUnits().notNull().default(0),
    couponId: reference().references(() => coupons.id),
    buyer: jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    unique('orders_idempotency').on(table.userId, table.idempotencyKey),
    unique('orders_tenant').on(table.companyId, table.id),
    index('orders_history').on(table.userId, table.id.desc().nullsFirst()),
    index('orders_pending')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'pending'`),
    oneOf('orders_state', table.state, orderStates),
    check(
      'orders_sum',
      sql`${table.subtotal} - ${table.discount} = ${table.total} and ${table.net} + ${table.vat} + ${table.rounding} = ${table.total}`,
    ),
    check(
      'orders_paid',
      sql`${table.state} not in ('paid', 'partially_refunded', 'refunded') or ${table.paidAt} is not null`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    /** The company whose order it is; null on a person's. */
    companyId: reference(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    title: bilingual().notNull(),
    seats: integer().notNull().default(1),
    unitPrice: minorUnits().notNull(),
    discount: minorUnits().notNull().default(0),
    total: minorUnits().notNull(),
  },
  table => [
    unique('order_lines_course').on(table.orderId, table.courseId),
    unique('order_lines_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'order_lines_company_order',
      columns: [table.companyId, table.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }).onDelete('cascade'),
    check(
      'order_lines_sum',
      sql`${table.unitPrice} * ${table.seats} - ${table.discount} = ${table.total} and ${table.total} >= 0`,
    ),
  ],
)

export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    couponId: reference()
      .notNull()
      .references(() => coupons.id),
    orderId: reference()
      .notNull()
      .unique()
      .references(() => orders.id),
    userId: reference()
      .notNull()
      .references(() => users.id),
    at: moment().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.couponId, table.orderId] }),
    index('coupon_redemptions_person').on(table.couponId, table.userId),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    providerId: text().notNull(),
    state: text().$type<'created' | 'succeeded' | 'declined' | 'cancelled'>().notNull().default('created'),
    amount: minorUnits().notNull(),
    currency: currency(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  table => [
    unique('payments_provider').on(table.provider, table.providerId),
    uniqueIndex('payments_one_success')
      .on(table.orderId)
      .where(sql`${table.state} = 'succeeded'`),
    oneOf('payments_state', table.state, ['created', 'succeeded', 'declined', 'cancelled']),
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

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    orderLineId: reference().references(() => orderLines.id),
    state: text().$type<'requested' | 'granted' | 'refused' | 'paid'>().notNull().default('requested'),
    reason: text().notNull().default(''),
    amount: minorUnits().notNull(),
    decidedBy: reference().references(() => users.id),
    createdAt: createdAt(),
    decidedAt: moment(),
  },
  table => [
    oneOf('refunds_state', table.state, ['requested', 'granted', 'refused', 'paid']),
    check('refunds_amount', sql`${table.amount} > 0`),
    uniqueIndex('refunds_one_open')
      .on(table.orderLineId)
      .where(sql`${table.state} = 'requested'`),
  ],
)
