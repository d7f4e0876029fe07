import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { id, reference } from './columns.ts'
import { type seatMovements, seatPools } from './seats.ts'

/** Of which movements of a pool a sum is: those of a month, or of a day. */
const ofTime = () => ({
  companyId: reference().notNull(),
  poolId: reference().notNull(),
  /** In whose days it counts: the company's when they were added up. Sums of another zone than its present one are not read. */
  zone: text().notNull(),
  /** As `202611`. */
  month: integer().notNull(),
  /** Null for the whole month. */
  day: date({ mode: 'string' }),
  movement: text().$type<(typeof seatMovements)[number]>().notNull(),
})

const measures = () => ({
  movements: integer().notNull(),
  /** What they moved, whichever way. */
  moved: integer().notNull(),
  /** What they took from the free ones. */
  taken: integer().notNull(),
})

const inPool = (name: string, table: { companyId: AnyPgColumn; poolId: AnyPgColumn }) =>
  foreignKey({
    name: `${name}_pool`,
    columns: [table.companyId, table.poolId],
    foreignColumns: [seatPools.companyId, seatPools.id],
  }).onDelete('cascade')

/** What the ledger's movements come to by pool, and month or day: reports add these up instead of a million rows. */
export const seatSums = pgTable('seat_sums', { ...ofTime(), ...measures() }, table => [
  inPool('seat_sums', table),
  unique('seat_sums_once')
    .on(table.companyId, table.zone, table.poolId, table.month, table.day, table.movement)
    .nullsNotDistinct(),
  index('seat_sums_of_months')
    .on(table.companyId, table.zone, table.month)
    .where(sql`${table.day} is null`),
  index('seat_sums_of_days')
    .on(table.companyId, table.zone, table.day)
    .where(sql`${table.day} is not null`),
])

/**
 * What was added to the ledger since, to be added to {@link seatSums}; written by a trigger of the ledger and only added to, so that no transaction
 * waits for another's lock.
 */
export const seatSumChanges = pgTable('seat_sum_changes', { id: id(), ...ofTime(), ...measures() }, table => [
  inPool('seat_sum_changes', table),
  index('seat_sum_changes_of_company').on(table.companyId, table.zone),
])
