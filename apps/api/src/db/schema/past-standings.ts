import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment, reference, waysToStand } from './columns.ts'
import { companies, employees } from './companies.ts'

/**
 * Past days that somebody asked for of a large company, so that where its people stood on them is not reckoned again for each question. Nothing
 * depends on them: of any other day it is reckoned from the record.
 */
export const standingDays = pgTable(
  'standing_days',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** What it is reckoned by, beside the records of the people themselves. Empty: nothing is kept yet. */
    basis: text().notNull().default(''),
    /** Up to this person, in the order of their ids, it is kept; null: of everybody. */
    keptTo: bigint({ mode: 'number' }).default(0),
    /** The people whose records have changed since. */
    changed: bigint({ mode: 'number' }).array().notNull().default([]),
    askedAt: moment().notNull().defaultNow(),
    /** Not read any more; what is kept of it stays for whoever reads it now. */
    droppedAt: moment(),
  },
  table => [
    unique('standing_days_company_id').on(table.companyId, table.id),
    uniqueIndex('standing_days_day')
      .on(table.companyId, table.day)
      .where(sql`${table.droppedAt} is null`),
  ],
)

/** Where each person stood at the end of such a day, as `employee_standings` has it of today; of whom nothing was demanded, or who was not there, there is no row. */
export const pastStandings = pgTable(
  'past_standings',
  {
    companyId: reference().notNull(),
    dayId: reference().notNull(),
    employeeId: reference().notNull(),
    standings: bigint({ mode: 'number' }).array().notNull(),
    ways: waysToStand(),
  },
  table => [
    primaryKey({ columns: [table.dayId, table.employeeId] }),
    index('past_standings_ways').on(table.dayId, table.ways, table.employeeId),
    foreignKey({
      name: 'past_standings_day',
      columns: [table.companyId, table.dayId],
      foreignColumns: [standingDays.companyId, standingDays.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'past_standings_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
  ],
)
