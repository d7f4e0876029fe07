import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, minorUnits, moment, reference, type BilingualText } from './columns.ts'
import { companies, employees } from './companies.ts'

const seconds = () => bigint({ mode: 'number' }).notNull()

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
    /** The file that shows it: its unguessable name in the storage; null where there is none. */
    file: text(),
    fileName: text(),
    fileType: text(),
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
    unique('outside_trainings_tenant').on(table.companyId, table.id),
    unique('outside_trainings_file').on(table.file),
    index('outside_trainings_by_day').on(table.companyId, table.completedOn, table.id),
    index('outside_trainings_of').on(table.companyId, table.employeeId),
  ],
)

/** What the authority demands, as the company set it; the usual rules where it has no row. */
export const trainingRules = pgTable(
  'training_rules',
  {
    companyId: reference()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    minimumUnits: integer().notNull(),
    /** How much learning on the platform, and elsewhere, makes a unit. */
    platformUnitMinutes: integer().notNull(),
    outsideUnitMinutes: integer().notNull(),
    /** How many employees make a company disclose. */
    demandedFrom: integer().notNull(),
    /** How many days after its year a disclosure is due. */
    dueDays: integer().notNull(),
    updatedAt: createdAt(),
  },
  table => [
    check('training_rules_minimum', sql`${table.minimumUnits} between 1 and 1000`),
    check('training_rules_platform_unit', sql`${table.platformUnitMinutes} between 1 and 6000`),
    check('training_rules_outside_unit', sql`${table.outsideUnitMinutes} between 1 and 6000`),
    check('training_rules_from', sql`${table.demandedFrom} between 1 and 1000000`),
    check('training_rules_due', sql`${table.dueDays} between 0 and 365`),
  ],
)

/** What a company plans for a year of training, and the trainees that only it can count. */
export const trainingPlans = pgTable(
  'training_plans',
  {
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    plan: text(),
    budget: minorUnits(),
    /** By when people are to have what is demanded; the year's last day where it is null. */
    reachedBy: date({ mode: 'string' }),
    /** Trainees by class that are no figures of the platform: citizens among the employees, and who is no employee. */
    citizens: integer(),
    students: integer(),
    graduates: integer(),
    jobSeekers: integer(),
    updatedAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.companyId, table.year] }),
    check('training_plans_year', sql`${table.year} between 2000 and 2200`),
    check('training_plans_budget', sql`${table.budget} between 0 and 100000000000`),
    check('training_plans_reached', sql`extract(year from ${table.reachedBy}) = ${table.year}`),
    check(
      'training_plans_trainees',
      sql`least(${table.citizens}, ${table.students}, ${table.graduates}, ${table.jobSeekers}) >= 0`,
    ),
  ],
)

/** What the authority demands of a year. */
export interface DisclosureRules {
  minimum_units: number
  platform_unit_minutes: number
  outside_unit_minutes: number
  demanded_from: number
  due_days: number
}

/** What a company entered of a year; a budget in halalas. */
export interface DisclosurePlan {
  plan: string | null
  budget: number | null
  reached_by: string
  citizens: number | null
  students: number | null
  graduates: number | null
  job_seekers: number | null
}

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
    rules: jsonb().$type<DisclosureRules>().notNull(),
    plan: jsonb().$type<DisclosurePlan>().notNull(),
    figures: jsonb().$type<DisclosureFigures>().notNull(),
    /** SHA-256 of rules, plan, figures and lists, hexadecimal. */
    hash: text().notNull(),
    closedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    closedAt: createdAt(),
  },
  table => [
    unique('training_disclosures_once').on(table.companyId, table.year),
    unique('training_disclosures_tenant').on(table.companyId, table.id),
    check('training_disclosures_year', sql`${table.year} between 2000 and 2200`),
  ],
)

/** Who was in a disclosure with how much. Names are not kept: they are the employee's, and go with theirs. */
export const disclosedPeople = pgTable(
  'disclosed_people',
  {
    companyId: reference().notNull(),
    disclosureId: reference().notNull(),
    employeeId: reference().notNull(),
    isEmployed: boolean().notNull(),
    platformSeconds: seconds(),
    outsideSeconds: seconds(),
  },
  table => [
    primaryKey({ columns: [table.disclosureId, table.employeeId] }),
    foreignKey({
      name: 'disclosed_people_disclosure',
      columns: [table.companyId, table.disclosureId],
      foreignColumns: [trainingDisclosures.companyId, trainingDisclosures.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'disclosed_people_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('disclosed_people_of').on(table.companyId, table.employeeId),
  ],
)

/** Training elsewhere as it was in a disclosure; what was corrected since reads differently now. */
export const disclosedTrainings = pgTable(
  'disclosed_trainings',
  {
    companyId: reference().notNull(),
    disclosureId: reference().notNull(),
    trainingId: reference().notNull(),
    completedOn: date({ mode: 'string' }).notNull(),
    minutes: integer().notNull(),
    cost: minorUnits().notNull(),
  },
  table => [
    primaryKey({ columns: [table.disclosureId, table.trainingId] }),
    foreignKey({
      name: 'disclosed_trainings_disclosure',
      columns: [table.companyId, table.disclosureId],
      foreignColumns: [trainingDisclosures.companyId, trainingDisclosures.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'disclosed_trainings_training',
      columns: [table.companyId, table.trainingId],
      foreignColumns: [outsideTrainings.companyId, outsideTrainings.id],
    }).onDelete('cascade'),
    index('disclosed_trainings_of').on(table.companyId, table.trainingId),
  ],
)
