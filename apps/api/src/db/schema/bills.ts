import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { currency, id, minorUnits, moment, oneOf, reference, type BilingualText } from './columns.ts'
import { orders } from './commerce.ts'
import type { BillParty, BillTransfer } from './parties.ts'
import { refunds } from './payments.ts'

/** Last number given per series and year; the row is locked inside the transaction that writes the bill. */
export const billCounters = pgTable(
  'bill_counters',
  {
    series: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull().default(0),
    /** Of the chain: the hash of its last document. */
    hash: text(),
  },
  table => [primaryKey({ columns: [table.series, table.year] })],
)

/** A line of a bill: minor units, VAT included; on a credit note what is given back, positive as on the invoice. */
export interface BillLine {
  orderLineId: number
  title: BilingualText
  seats: number
  /** Of a yearly licence, whose seats are places; those issued before it was said say nothing. */
  unit?: 'place'
  unitPrice: number
  discount: number
  total: number
}

export const bills = pgTable(
  'bills',
  {
    id: id(),
    /** Unguessable: 128 random bits, base64url; what `/Bill/{id}` carries. */
    publicId: text().notNull().unique(),
    kind: text().$type<'simplified' | 'standard' | 'credit_note'>().notNull(),
    series: text().notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    /** The bill that a credit note corrects. */
    correctsId: reference(),
    /** The refund that a credit note is for. */
    refundId: reference()
      .unique()
      .references(() => refunds.id),
    /** Position in the chain of invoices and credit notes of all series; null on a pro-forma, which is outside of it. */
    chainPosition: integer().unique(),
    seller: jsonb().$type<BillParty>().notNull(),
    buyer: jsonb().$type<BillParty>().notNull(),
    lines: jsonb().$type<BillLine[]>().notNull(),
    currency: currency(),
    total: minorUnits().notNull(),
    net: minorUnits().notNull(),
    vat: minorUnits().notNull(),
    rounding: minorUnits().notNull().default(0),
    /** In hundredths of a percent. */
    vatRate: integer().notNull().default(1500),
    qr: text(),
    uuid: text().notNull().unique(),
    previousHash: text(),
    hash: text().notNull(),
    /** Asks for a bank transfer; is no invoice. */
    isProForma: boolean().notNull().default(false),
    /** What a pro-forma asks for; null where the seller had no account set up. */
    transfer: jsonb().$type<BillTransfer>(),
    issuedAt: moment().notNull().defaultNow(),
  },
  table => [
    foreignKey({ columns: [table.correctsId], foreignColumns: [table.id] }),
    unique('bills_number').on(table.series, table.year, table.number),
    index('bills_order').on(table.orderId),
    oneOf('bills_kind', table.kind, ['simplified', 'standard', 'credit_note']),
    check('bills_sum', sql`${table.net} + ${table.vat} + ${table.rounding} = ${table.total}`),
  ],
)
