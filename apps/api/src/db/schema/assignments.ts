import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
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
import { orderLines } from './commerce.ts'
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
    employeeId: reference().notNull(),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    learningPathId: reference(),
    dueOn: date({ mode: 'string' }),
    state: text().$type<(typeof assignmentStates)[number]>().notNull().default('assigned'),
    percent: integer().notNull().default(0),
    score: integer(),
    completedAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    unique('assignments_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'assignments_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    // The migration sets the one column null and keeps the company, which drizzle cannot say.
    foreignKey({
      name: 'assignments_learning_path',
      columns: [table.companyId, table.learningPathId],
      foreignColumns: [learningPaths.companyId, learningPaths.id],
    }).onDelete('set null'),
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
    unique('learning_paths_tenant').on(table.companyId, table.id),
  ],
)

export const learningPathCourses = pgTable(
  'learning_path_courses',
  {
    companyId: reference().notNull(),
    pathId: reference().notNull(),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    position: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.pathId, table.courseId] }),
    foreignKey({
      name: 'learning_path_courses_path',
      columns: [table.companyId, table.pathId],
      foreignColumns: [learningPaths.companyId, learningPaths.id],
    }).onDelete('cascade'),
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
    pathId: reference(),
    groupId: reference(),
    renewalMonths: integer(),
    graceDays: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  table => [
    check('requirements_subject', sql`num_nonnulls(${table.courseId}, ${table.pathId}) = 1`),
    unique('requirements_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'requirements_path',
      columns: [table.companyId, table.pathId],
      foreignColumns: [learningPaths.companyId, learningPaths.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'requirements_group',
      columns: [table.companyId, table.groupId],
      foreignColumns: [employeeGroups.companyId, employeeGroups.id],
    }).onDelete('cascade'),
  ],
)

export const waivers = pgTable(
  'waivers',
  {
    id: id(),
    companyId: reference().notNull(),
    requirementId: reference().notNull(),
    employeeId: reference().notNull(),
    reason: text().notNull(),
    evidence: text(),
    grantedBy: reference().references(() => users.id),
    expiresOn: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  table => [
    foreignKey({
      name: 'waivers_requirement_fk',
      columns: [table.companyId, table.requirementId],
      foreignColumns: [requirements.companyId, requirements.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'waivers_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('waivers_requirement').on(table.requirementId, table.employeeId),
  ],
)
