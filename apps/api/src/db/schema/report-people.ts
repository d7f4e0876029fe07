import { bigint, foreignKey, index, integer, numeric, pgTable } from 'drizzle-orm/pg-core'
import { reference } from './columns.ts'
import { employees } from './companies.ts'
import { inDepartment, ofDepartment, ofScoresByLicence, ofStates } from './report-sums.ts'

/** Over so many days up to the day when it is counted, what somebody learned lately is added up. */
export const recentDays = 30

/**
 * What large companies' reports tell of each employee, of all courses and all time: people are put in order by it, instead of by counting all of them.
 * Somebody who is moving may have a row in the department that they left until it is counted anew.
 */
export const reportPeople = pgTable(
  'report_people',
  {
    ...ofDepartment(),
    employeeId: reference().notNull(),
    ...ofStates(),
    begun: integer().notNull(),
    begunCompleted: integer().notNull(),
    seconds: bigint({ mode: 'number' }).notNull(),
    days: integer().notNull(),
    recentSeconds: integer().notNull(),
    recentDays: integer().notNull(),
    /** When they learned last, as days since 1970; -1 for never. */
    lastDay: integer().notNull(),
    results: integer().notNull(),
    passed: integer().notNull(),
    /** What the percents of the results add up to. */
    percents: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
    hidden: integer().notNull(),
    /** What of these is by licence; null for nothing. */
    licenceSeconds: bigint({ mode: 'number' }),
    licenceDays: integer(),
    aloneDays: integer(),
    ...ofScoresByLicence(14),
  },
  table => [
    inDepartment('report_people', table),
    foreignKey({
      name: 'report_people_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('report_people_of_department').on(table.companyId, table.departmentId),
    index('report_people_of_employee').on(table.companyId, table.employeeId),
  ],
)
