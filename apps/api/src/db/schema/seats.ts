import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { courses } from './catalogue.ts'
import { id, moment, oneOf, reference } from './columns.ts'
import { orderLines } from './commerce.ts'
import { companies, employees } from './companies.ts'

/** The balance per course, or of a licence, which is for no course alone; guarded updates keep it from going negative under any race. */
export const seatPools = pgTable(
  'seat_pools',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null for the places of a licence. */
    courseId: reference().references(() => courses.id),
    bought: integer().notNull().default(0),
    used: integer().notNull().default(0),
  },
  table => [
    unique('seat_pools_course').on(table.companyId, table.courseId),
    unique('seat_pools_tenant').on(table.companyId, table.id),
    check('seat_pools_balance', sql`${table.used} >= 0 and ${table.used} <= ${table.bought}`),
  ],
)

export const seatMovements = ['bought', 'assigned', 'started', 'returned', 'expired', 'refunded'] as const

/** The rows behind each seat number; only ever added to. */
export const seatLedger = pgTable(
  'seat_ledger',
  {
    id: id(),
    companyId: reference().notNull(),
    poolId: reference().notNull(),
    employeeId: reference(),
    movement: text().$type<(typeof seatMovements)[number]>().notNull(),
    seats: integer().notNull(),
    orderLineId: reference(),
    at: moment().notNull().defaultNow(),
  },
  table => [
    unique('seat_ledger_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'seat_ledger_pool_fk',
      columns: [table.companyId, table.poolId],
      foreignColumns: [seatPools.companyId, seatPools.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'seat_ledger_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }),
    foreignKey({
      name: 'seat_ledger_order_line',
      columns: [table.companyId, table.orderLineId],
      foreignColumns: [orderLines.companyId, orderLines.id],
    }),
    oneOf('seat_ledger_movement', table.movement, seatMovements),
    index('seat_ledger_pool').on(table.poolId, table.id),
    // What began and what came back of a pool is counted from the index alone.
    index('seat_ledger_movements').on(table.poolId, table.movement, table.employeeId, table.id),
    index('seat_ledger_of_employee').on(table.employeeId, table.poolId, table.id),
  ],
)

/**
 * What the ledger's rows come to of what a pool's balance does not say, added up; written by a trigger of the ledger and only added to, so that
 * no transaction waits for another's lock. A job adds the rows of a pool up into one.
 */
export const seatCounts = pgTable(
  'seat_counts',
  {
    id: id(),
    companyId: reference().notNull(),
    poolId: reference().notNull(),
    /** Seats that are held and whose course was begun. */
    started: integer().notNull(),
    /** How often a seat came back. */
    returned: integer().notNull(),
  },
  table => [
    foreignKey({
      name: 'seat_counts_pool',
      columns: [table.companyId, table.poolId],
      foreignColumns: [seatPools.companyId, seatPools.id],
    }).onDelete('cascade'),
    index('seat_counts_of_pool').on(table.companyId, table.poolId),
  ],
)
