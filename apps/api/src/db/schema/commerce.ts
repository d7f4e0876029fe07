import { sql } from 'drizzle-orm'
import {
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { coupons } from './carts.ts'
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
  type BilingualText,
} from './columns.ts'
import { companies } from './companies.ts'
import type { BillParty } from './parties.ts'

/** What a quote says of a course: prices in minor units, VAT included. */
export interface QuoteLine {
  /** Null for a yearly licence. */
  courseId: number | null
  /** The offer of a yearly licence. */
  licenceOfferId?: number
  title: BilingualText
  seats: number
  unitPrice: number
  discount: number
  total: number
}

/** A quote: what the cart costs, binding for 15 minutes. At most one order comes of it. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    /** Unguessable; what the calls name it by. */
    publicId: text().notNull().unique(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: reference().references(() => companies.id, { onDelete: 'cascade' }),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    couponId: reference().references(() => coupons.id),
    currency: currency(),
    subtotal: minorUnits().notNull(),
    discount: minorUnits().notNull(),
    total: minorUnits().notNull(),
    net: minorUnits().notNull(),
    vat: minorUnits().notNull(),
    rounding: minorUnits().notNull(),
    /** In hundredths of a percent. */
    vatRate: integer().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  table => [
    index('checkouts_expired').on(table.expiresAt),
    unique('checkouts_tenant').on(table.companyId, table.id),
    check(
      'checkouts_sum',
      sql`${table.subtotal} - ${table.discount} = ${table.total} and ${table.net} + ${table.vat} + ${table.rounding} = ${table.total}`,
    ),
  ],
)

/** VAT by the buyer's country and the date of supply; a country without rows has the seller's own rate. */
export const vatRates = pgTable(
  'vat_rates',
  {
    country: char({ length: 2 }).notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    /** In hundredths of a percent. */
    rate: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.country, table.validFrom] }),
    check('vat_rates_rate', sql`${table.rate} between 0 and 10000`),
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

/** How an order is paid; `none` where there is nothing to pay. */
export const paymentMethods = ['card', 'bank_transfer', 'none'] as const

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
    /** The quote that it was made of. */
    checkoutId: reference()
      .unique()
      .references(() => checkouts.id),
    /** In hundredths of a percent. */
    vatRate: integer().notNull().default(1500),
    /** Nothing to pay: `none`. */
    method: text().$type<(typeof paymentMethods)[number]>().notNull().default('card'),
    /** The reference of a bank transfer. */
    transferReference: text().unique(),
    /** Cards that were declined; after five the order has failed. */
    declines: integer().notNull().default(0),
    /** Why it came to nothing, as the provider says, or what was declined last. */
    failure: text(),
    /** As the bill will name them. */
    buyer: jsonb().$type<BillParty>().notNull(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
    /** When it failed, expired or was cancelled. */
    endedAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    unique('orders_idempotency').on(table.userId, table.idempotencyKey),
    unique('orders_tenant').on(table.companyId, table.id),
    index('orders_history').on(table.userId, table.id.desc().nullsFirst()),
    index('orders_company_history').on(table.companyId, table.id.desc().nullsFirst()),
    foreignKey({
      name: 'orders_company_checkout',
      columns: [table.companyId, table.checkoutId],
      foreignColumns: [checkouts.companyId, checkouts.id],
    }),
    index('orders_pending')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'pending'`),
    oneOf('orders_state', table.state, orderStates),
    oneOf('orders_method', table.method, paymentMethods),
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
    /** Null for a yearly licence, whose offer names the line. */
    courseId: reference().references(() => courses.id),
    title: bilingual().notNull(),
    /** Seats of the course, or places of the licence. */
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

/** Which orders count for a coupon; the row goes when its order comes to nothing. */
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
    /** Set where a company buys: its members count as one buyer. */
    companyId: reference(),
    at: moment().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.couponId, table.orderId] }),
    foreignKey({
      name: 'coupon_redemptions_company_order',
      columns: [table.companyId, table.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }),
    index('coupon_redemptions_person').on(table.couponId, table.userId),
  ],
)
