import { bigint, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { reference, waysToStand } from './columns.ts'
import { employees } from './companies.ts'

/**
 * Where each employee of a large company stands today with what is demanded of them, so that lists of many people are narrowed and counted by it.
 * Every employee has a row from the first, in which nothing stands while they are not there; it is right where its basis is today's and the person is not marked in `report_marks`, and of
 * anybody else it is reckoned from the record.
 */
export const employeeStandings = pgTable(
  'employee_standings',
  {
    companyId: reference().notNull(),
    employeeId: reference().notNull(),
    /** What it was reckoned by, beside the person's own record: the day, the company's requirements, departments and calendar. Empty: by nothing yet. */
    basis: text().notNull().default(''),
    /** One number for each requirement that is made of the person: its id and where they stand. */
    standings: bigint({ mode: 'number' }).array().notNull().default([]),
    ways: waysToStand(),
  },
  table => [
    primaryKey({ columns: [table.companyId, table.employeeId] }),
    foreignKey({
      name: 'employee_standings_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('employee_standings_basis').on(table.companyId, table.basis),
    index('employee_standings_ways').on(table.companyId, table.ways, table.employeeId),
  ],
)
