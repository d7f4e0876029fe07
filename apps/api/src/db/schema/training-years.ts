import { bigint, boolean, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { id, minorUnits, reference } from './columns.ts'
import { companies, employees } from './companies.ts'

const seconds = () => bigint({ mode: 'number' }).notNull()

/**
 * How much training each employee of a large company had in a year: on the platform, as far as the company may see it, to the end of the day that
 * `report_companies` names; elsewhere, all of it. It is what days of learning and entered trainings say, but for those who are marked in
 * `report_marks`.
 */
export const employeeYears = pgTable(
  'employee_years',
  {
    companyId: reference().notNull(),
    year: integer().notNull(),
    employeeId: reference().notNull(),
    /** As it is now: what a year adds up to is read from here alone. */
    departmentId: reference(),
    /** At the end of the year, or now. */
    isEmployed: boolean().notNull(),
    seconds: seconds(),
    outsideSeconds: seconds().default(0),
    outsideCost: minorUnits().notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.companyId, table.year, table.employeeId] }),
    index('employee_years_of_employee').on(table.companyId, table.employeeId),
    foreignKey({
      name: 'employee_years_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
  ],
)

/** The years that {@link trainingYearSums} add up, and by which rules it was counted who is short of what is demanded. */
export const trainingYears = pgTable(
  'training_years',
  {
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    minimumUnits: integer().notNull(),
    platformUnitMinutes: integer().notNull(),
    outsideUnitMinutes: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.companyId, table.year] })],
)

/**
 * What {@link employeeYears} come to by department. Rows add up: a trigger of that table only adds what has changed, so that no transaction waits
 * for another's lock, and from time to time they are counted anew.
 */
export const trainingYearSums = pgTable(
  'training_year_sums',
  {
    id: id(),
    companyId: reference().notNull(),
    year: integer().notNull(),
    departmentId: reference(),
    headcount: integer().notNull(),
    /** People with any training. */
    trainees: integer().notNull(),
    /** Of the headcount, who has less than is demanded. */
    underMinimum: integer().notNull(),
    seconds: seconds(),
    outsideSeconds: seconds(),
    outsideCost: minorUnits().notNull(),
  },
  table => [
    index('training_year_sums_of_year').on(table.companyId, table.year, table.departmentId),
    foreignKey({
      name: 'training_year_sums_year',
      columns: [table.companyId, table.year],
      foreignColumns: [trainingYears.companyId, trainingYears.year],
    }).onDelete('cascade'),
  ],
)
