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

export const companies = pgTable(
  'companies',
  {
    id: id(),
    /** The account that owns the portal. */
    userId: reference()
      .notNull()
      .unique()
      .references(() => users.id),
    slug: text().notNull().unique(),
    legalName: bilingual().notNull(),
    registrationNumber: text().notNull(),
    vatNumber: text(),
    address: bilingual().notNull().default({}),
    logo: text(),
    createdAt: createdAt(),
  },
  table => [
    hasLanguage('companies_legal_name_languages', table.legalName),
    check('companies_vat_number', sql`${table.vatNumber} ~ '^3[0-9]{13}3$'`),
  ],
)

export const companyRoles = ['owner', 'administrator', 'manager', 'finance'] as const

/** Who may work in the portal beside its owner; a manager sees only the own branch. */
export const companyMembers = pgTable(
  'company_members',
  {
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<(typeof companyRoles)[number]>().notNull(),
    departmentId: reference(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({ columns: [table.departmentId], foreignColumns: [departments.id] }),
    oneOf('company_members_role', table.role, companyRoles),
    check('company_members_branch', sql`${table.role} <> 'manager' or ${table.departmentId} is not null`),
  ],
)

export const departments = pgTable(
  'departments',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    parentId: reference(),
    name: bilingual().notNull(),
  },
  table => [
    index('departments_company').on(table.companyId, table.parentId),
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
    hasLanguage('departments_name_languages', table.name),
  ],
)

export const employeeStates = ['invited', 'active', 'deactivated'] as const
export type EmployeeState = (typeof employeeStates)[number]

export const employees = pgTable(
  'employees',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null until the invitation is accepted. */
    userId: reference().references(() => users.id),
    /** As the company wrote it; the account's own name is the learner's. */
    name: text().notNull(),
    nameKey: text().notNull(),
    searchFolded: text().notNull(),
    email: text().notNull(),
    number: text(),
    job: text(),
    departmentId: reference().references(() => departments.id, { onDelete: 'set null' }),
    managerId: reference(),
    state: text().$type<EmployeeState>().notNull().default('invited'),
    joinedOn: date({ mode: 'string' }),
    createdAt: createdAt(),
    deactivatedAt: moment(),
  },
  table => [
    foreignKey({ columns: [table.managerId], foreignColumns: [table.id] }).onDelete('set null'),
    unique('employees_email').on(table.companyId, table.email),
    uniqueIndex('employees_number')
      .on(table.companyId, table.number)
      .where(sql`${table.number} is not null`),
    uniqueIndex('employees_user')
      .on(table.companyId, table.userId)
      .where(sql`${table.userId} is not null`),
    index('employees_user_any').on(table.userId),
    index('employees_name').on(table.companyId, table.nameKey, table.id),
    index('employees_state').on(table.companyId, table.state),
    index('employees_search').using('gin', sql`${table.searchFolded} gin_trgm_ops`),
    oneOf('employees_state_known', table.state, employeeStates),
  ],
)

/** A link that joins an account to the company as this employee; works once. */
export const employeeInvitations = pgTable(
  'employee_invitations',
  {
    id: id(),
    employeeId: reference()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, base64url. */
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
  },
  table => [index('employee_invitations_employee').on(table.employeeId)],
)

export const employeeGroups = pgTable(
  'employee_groups',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: bilingual().notNull(),
  },
  table => [
    hasLanguage('employee_groups_name_languages', table.name),
    index('employee_groups_company').on(table.companyId),
  ],
)

export const employeeGroupMembers = pgTable(
  'employee_group_members',
  {
    groupId: reference()
      .notNull()
      .references(() => employeeGroups.id, { onDelete: 'cascade' }),
    employeeId: reference()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    joinedAt: moment().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.groupId, table.employeeId] }),
    index('employee_group_members_employee').on(table.employeeId),
  ],
)

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
