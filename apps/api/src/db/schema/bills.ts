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
import { currency, id, minorUnits, moment, oneOf, reference } from './columns.ts'
import { orders } from './commerce.ts'

/** Last number given per series and year; the row is locked inside the transaction that writes the bill. */
export const billCounters = pgTable(
  'bill_counters',
  {
    series: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull().default(0),
  },
  table => [primaryKey({ columns: [table.series, table.year] })],
)

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
    seller: jsonb().$type<Record<string, unknown>>().notNull(),
    buyer: jsonb().$type<Record<string, unknown>>().notNull(),
    lines: jsonb().$type<Record<string, unknown>[]>().notNull(),
    currency: currency(),
    total: minorUnits().notNull(),
    net: minorUnits().notNull(),
    vat: minorUnits().notNull(),
    rounding: minorUnits().notNull().default(0),
    qr: text(),
    uuid: text().notNull().unique(),
    previousHash: text(),
    hash: text().notNull(),
    isProForma: boolean().notNull().default(false),
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
