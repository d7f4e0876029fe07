import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { courses } from './catalogue.ts'
import { bilingual, createdAt, hasLanguage, id, moment, oneOf, reference } from './columns.ts'
import { companies, employees, employeeGroups } from './companies.ts'

/** The balance per course; guarded updates keep it from going negative under any race. */
export const seatPools = pgTable(
  'seat_pools',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    bought: integer().notNull().default(0),
    used: integer().notNull().default(0),
  },
  table => [
    unique('seat_pools_course').on(table.companyId, table.courseId),
    check('seat_pools_balance', sql`${table.used} >= 0 and ${table.used} <= ${table.bought}`),
  ],
)

export const seatMovements = ['bought', 'assigned', 'started', 'returned', 'expired', 'refunded'] as const

/** The rows behind each seat number; only ever added to. */
export const seatLedger = pgTable(
  'seat_ledger',
  {
    id: id(),
    poolId: reference()
      .notNull()
      .references(() => seatPools.id, { onDelete: 'cascade' }),
    employeeId: reference().references(() => employees.id),
    movement: text().$type<(typeof seatMovements)[number]>().notNull(),
    seats: integer().notNull(),
    orderLineId: reference(),
    at: moment().notNull().defaultNow(),
  },
  table => [
    oneOf('seat_ledger_movement', table.movement, seatMovements),
    index('seat_ledger_pool').on(table.poolId, table.id),
  ],
)

export const assignmentStates = ['assigned', 'in_progress', 'completed', 'withdrawn'] as const

export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    employeeId: reference()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    learningPathId: reference().references(() => learningPaths.id, { onDelete: 'set null' }),
    dueOn: date({ mode: 'string' }),
    state: text().$type<(typeof assignmentStates)[number]>().notNull().default('assigned'),
    percent: integer().notNull().default(0),
    score: integer(),
    completedAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('assignments_once')
      .on(table.employeeId, table.courseId)
      .where(sql`${table.state} <> 'withdrawn'`),
    index('assignments_company').on(table.companyId, table.dueOn),
    oneOf('assignments_state', table.state, assignmentStates),
    check('assignments_percent', sql`${table.percent} between 0 and 100`),
  ],
)

export const learningPaths = pgTable(
  'learning_paths',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: bilingual().notNull(),
    orderEnforced: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  table => [
    hasLanguage('learning_paths_name_languages', table.name),
    index('learning_paths_company').on(table.companyId),
  ],
)

export const learningPathCourses = pgTable(
  'learning_path_courses',
  {
    pathId: reference()
      .notNull()
      .references(() => learningPaths.id, { onDelete: 'cascade' }),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    position: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.pathId, table.courseId] }),
    index('learning_path_courses_order').on(table.pathId, table.position),
  ],
)

/** What the company demands of its people, renewed every so many months. */
export const requirements = pgTable(
  'requirements',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    courseId: reference().references(() => courses.id),
    pathId: reference().references(() => learningPaths.id, { onDelete: 'cascade' }),
    groupId: reference().references(() => employeeGroups.id, { onDelete: 'cascade' }),
    renewalMonths: integer(),
    graceDays: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  table => [
    check('requirements_subject', sql`num_nonnulls(${table.courseId}, ${table.pathId}) = 1`),
    index('requirements_company').on(table.companyId),
  ],
)

export const waivers = pgTable(
  'waivers',
  {
    id: id(),
    requirementId: reference()
      .notNull()
      .references(() => requirements.id, { onDelete: 'cascade' }),
    employeeId: reference()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    evidence: text(),
    grantedBy: reference().references(() => users.id),
    expiresOn: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  table => [index('waivers_requirement').on(table.requirementId, table.employeeId)],
)
