import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, smallint, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, minorUnits, moment, reference } from './columns.ts'
import { orderLines } from './commerce.ts'
import { companies } from './companies.ts'
import { seatPools } from './seats.ts'

/**
 * The right of so many of a company's people to learn what is on its shelf, for a year. Its places are a pool of the seat ledger that
 * belongs to no course.
 */
export const licences = pgTable(
  'licences',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    poolId: reference().notNull(),
    /** As sold; the ledger says what became of them. */
    places: integer().notNull(),
    /** Of a place for the year, VAT included. */
    unitPrice: minorUnits().notNull(),
    orderLineId: reference(),
    /** The licence that it continues, whose people keep their places. */
    continuesId: reference(),
    startsOn: date({ mode: 'string' }).notNull(),
    /** The day before the same date of the next year. */
    endsOn: date({ mode: 'string' }).notNull(),
    /** When those days begin and end in the company's zone. */
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** When its places were written off. */
    endedAt: moment(),
    /** How many days before its end the buyers were last notified of it. */
    toldDays: smallint(),
    createdAt: createdAt(),
  },
  table => [
    unique('licences_tenant').on(table.companyId, table.id),
    unique('licences_pool').on(table.companyId, table.poolId),
    unique('licences_continues').on(table.companyId, table.continuesId),
    unique('licences_order_line').on(table.orderLineId),
    foreignKey({
      name: 'licences_pool_fk',
      columns: [table.companyId, table.poolId],
      foreignColumns: [seatPools.companyId, seatPools.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'licences_order_line_fk',
      columns: [table.companyId, table.orderLineId],
      foreignColumns: [orderLines.companyId, orderLines.id],
    }),
    foreignKey({
      name: 'licences_continues_fk',
      columns: [table.companyId, table.continuesId],
      foreignColumns: [table.companyId, table.id],
    }),
    index('licences_due')
      .on(table.endsAt)
      .where(sql`${table.endedAt} is null`),
    check('licences_places', sql`${table.places} > 0 and ${table.unitPrice} >= 0`),
    check(
      'licences_period',
      sql`${table.endsOn} >= ${table.startsOn} and ${table.endsAt} > ${table.startsAt}`,
    ),
  ],
)

/**
 * What an operator offers a company: so many places for a year at a price. An order makes it a line of its own; when that order comes to
 * nothing, it can be ordered again.
 */
export const licenceOffers = pgTable(
  'licence_offers',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    places: integer().notNull(),
    /** Of a place for the year, VAT included. */
    unitPrice: minorUnits().notNull(),
    /** The licence that it would continue. */
    continuesId: reference(),
    /** The line of the order that was made of it last. */
    orderLineId: reference(),
    expiresAt: moment().notNull(),
    withdrawnAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    unique('licence_offers_tenant').on(table.companyId, table.id),
    unique('licence_offers_order_line').on(table.orderLineId),
    foreignKey({
      name: 'licence_offers_continues_fk',
      columns: [table.companyId, table.continuesId],
      foreignColumns: [licences.companyId, licences.id],
    }),
    foreignKey({
      name: 'licence_offers_order_line_fk',
      columns: [table.companyId, table.orderLineId],
      foreignColumns: [orderLines.companyId, orderLines.id],
    }),
    check('licence_offers_places', sql`${table.places} between 1 and 10000 and ${table.unitPrice} > 0`),
  ],
)
