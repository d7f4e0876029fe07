import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, minorUnits, moment, reference, type BilingualText } from './columns.ts'
import { companies, employees } from './companies.ts'

/** Training that an employee had elsewhere, as the company entered it. */
export const outsideTrainings = pgTable(
  'outside_trainings',
  {
    id: id(),
    companyId: reference().notNull(),
    employeeId: reference().notNull(),
    title: text().notNull(),
    /** What shows it: the number of a document, where it is kept. */
    evidence: text().notNull(),
    completedOn: date({ mode: 'string' }).notNull(),
    minutes: integer().notNull(),
    cost: minorUnits().notNull().default(0),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When it was last corrected. */
    correctedAt: moment(),
    /** A removed one counts no more; that it was there stays. */
    removedAt: moment(),
  },
  table => [
    check('outside_trainings_minutes', sql`${table.minutes} between 1 and 60000`),
    check('outside_trainings_cost', sql`${table.cost} between 0 and 100000000000`),
    foreignKey({
      name: 'outside_trainings_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('outside_trainings_by_day').on(table.companyId, table.completedOn),
    index('outside_trainings_of').on(table.companyId, table.employeeId),
  ],
)

/** What a company discloses of a year; costs in halalas. */
export interface DisclosureFigures {
  headcount: number
  trainees: number
  under_minimum: number
  platform_seconds: number
  outside_seconds: number
  /** What was paid less what was refunded; null where it is of one branch, which buys nothing itself. */
  platform_cost: number | null
  outside_cost: number
  /** By the department in which people are; null for those in none. */
  departments: {
    id: number | null
    name: BilingualText | null
    trainees: number
    seconds: number
  }[]
}

/** A year as it was disclosed: it does not change any more. */
export const trainingDisclosures = pgTable(
  'training_disclosures',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    figures: jsonb().$type<DisclosureFigures>().notNull(),
    /** SHA-256 of the figures, hexadecimal. */
    hash: text().notNull(),
    closedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    closedAt: createdAt(),
  },
  table => [
    unique('training_disclosures_once').on(table.companyId, table.year),
    check('training_disclosures_year', sql`${table.year} between 2000 and 2200`),
  ],
)
