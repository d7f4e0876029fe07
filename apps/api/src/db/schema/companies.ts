import { companyColors, type CompanyColor, siteTimeZone } from '@masar/text'
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
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bilingual, createdAt, hasLanguage, id, moment, oneOf, reference } from './columns.ts'
import { byNumber, byState, indexesByJob } from './employee-order.ts'
import { companyWords, foldedInSql } from './folded.ts'
import { arabicFirst, bothNames, keysOfBothNames } from './names.ts'

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
    /** The tone in which it is shown to its people. */
    color: text().$type<CompanyColor>().notNull().default('masar'),
    /** The file of the logo on certificates of courses that it gave its people; null where it wants none there. */
    certificateLogo: text(),
    /** Whether its members act for it only after a second factor. */
    demandsSecondFactor: boolean().notNull().default(false),
    /** Where its days end. */
    timeZone: text().notNull().default(siteTimeZone),
    /** How many years after people left their records keep their name; null for as long as the company is here. */
    retentionYears: integer(),
    /** A shorter time that is announced, and the company's day from which it holds; null where there is none. */
    plannedRetentionYears: integer(),
    retentionPlannedFor: date({ mode: 'string' }),
    /** Names and number, for operators who look for a company. */
    searchFolded: text().generatedAlwaysAs(foldedInSql(companyWords)),
    /** Counts changes of the details above, for optimistic locking. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  table => [
    hasLanguage('companies_legal_name_languages', table.legalName),
    oneOf('companies_color', table.color, companyColors),
    check('companies_vat_number', sql`${table.vatNumber} ~ '^3[0-9]{13}3$'`),
    check('companies_retention', sql`${table.retentionYears} between 1 and 10`),
    check(
      'companies_planned_retention',
      sql`${table.plannedRetentionYears} between 1 and 10 and num_nonnulls(${table.plannedRetentionYears}, ${table.retentionPlannedFor}) <> 1`,
    ),
    // Which companies have names removed at all is asked every hour.
    index('companies_with_retention')
      .on(table.id)
      .where(sql`num_nonnulls(${table.retentionYears}, ${table.plannedRetentionYears}) > 0`),
  ],
)

export const companyRoles = ['owner', 'administrator', 'manager', 'finance', 'auditor'] as const
export type CompanyRole = (typeof companyRoles)[number]

/**
 * Who acts for the company beside its own account, which is its first owner and has no row. A manager sees the branch below a
 * department, which is one of the same company.
 */
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
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    index('company_members_user').on(table.userId),
    oneOf('company_members_role', table.role, companyRoles),
    check('company_members_branch', sql`(${table.role} = 'manager') = (${table.departmentId} is not null)`),
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
    /** Who leads it: an employee of the company, of this department or another. */
    headId: reference(),
  },
  (table): PgTableExtraConfigValue[] => [
    index('departments_company').on(table.companyId, table.parentId),
    unique('departments_tenant').on(table.companyId, table.id),
    // The migration sets the one column null and keeps the company, which drizzle cannot say.
    foreignKey({
      name: 'departments_head',
      columns: [table.companyId, table.headId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('set null'),
    index('departments_head_of').on(table.headId),
    foreignKey({
      columns: [table.companyId, table.parentId],
      foreignColumns: [table.companyId, table.id],
    }),
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
    // The other one is that of the account, in the script that the company does not write.
    ...bothNames(),
    ...keysOfBothNames(),
    searchFolded: text().notNull(),
    /** What a search looks through: what the company wrote, and the account's name. */
    searchText: text().generatedAlwaysAs(
      sql`search_folded || ' ' || translate(coalesce(other_name_key, ''), 'ؤئ', 'وي')`,
    ),
    email: text().notNull(),
    number: text(),
    job: text(),
    departmentId: reference(),
    managerId: reference(),
    state: text().$type<EmployeeState>().notNull().default('invited'),
    joinedOn: date({ mode: 'string' }),
    createdAt: createdAt(),
    deactivatedAt: moment(),
    /** Whether they left by their own act: only they come back. */
    leftVoluntarily: boolean().notNull().default(false),
    /** When they were last reminded by hand. */
    remindedAt: moment(),
    /**
     * Since when the record of this leaver names nobody; null as long as it does. What the account learned for the company still counts by it:
     * nothing that leads to the person is read by way of such a record, and who comes back has a new one.
     */
    anonymisedAt: moment(),
  },
  // long: a list of keys and indexes, each short by itself
  table => [
    unique('employees_tenant').on(table.companyId, table.id),
    // The migration sets the one column null and keeps the company, which drizzle cannot say.
    foreignKey({
      name: 'employees_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'employees_manager',
      columns: [table.companyId, table.managerId],
      foreignColumns: [table.companyId, table.id],
    }).onDelete('set null'),
    unique('employees_email').on(table.companyId, table.email),
    index('employees_address').on(table.companyId, sql`lower(${table.email})`),
    uniqueIndex('employees_number')
      .on(table.companyId, table.number)
      .where(sql`${table.number} is not null`),
    index('employees_by_number').on(table.companyId, byNumber(table.number, false), table.id),
    index('employees_by_number_back').on(table.companyId, byNumber(table.number, true), table.id),
    index('employees_by_state').on(
      table.companyId,
      byState(table.state, sql`${table.nameKeyEn} collate "C"`),
      table.id,
    ),
    index('employees_by_state_arabic_first').on(
      table.companyId,
      byState(table.state, arabicFirst(table.nameKeyAr)),
      table.id,
    ),
    uniqueIndex('employees_user')
      .on(table.companyId, table.userId)
      .where(sql`${table.userId} is not null and ${table.anonymisedAt} is null`),
    index('employees_user_any').on(table.userId),
    index('employees_name').on(table.companyId, sql`${table.nameKeyEn} collate "C"`, table.id),
    index('employees_name_arabic_first').on(table.companyId, sql`${arabicFirst(table.nameKeyAr)}`, table.id),
    // With what branches, requests and reports ask of it beside, so that it alone is read for them.
    index('employees_state').on(table.companyId, table.state, table.departmentId, table.id),
    // Lists of many by what else is known of them take from it alone who they are, and by which names they stand.
    index('employees_in_department').on(
      table.companyId,
      table.departmentId,
      table.id,
      table.nameKeyAr,
      table.nameKeyEn,
      table.state,
      table.userId,
      table.joinedOn,
      table.managerId,
    ),
    // Counts of departments, and of who of a branch is in a group, are read from it alone.
    index('employees_present')
      .on(table.companyId, table.departmentId, table.id)
      .where(sql`${table.state} <> 'deactivated'`),
    ...indexesByJob(table),
    index('employees_by_joining').on(table.companyId, table.joinedOn, table.departmentId),
    index('employees_of_manager').on(table.companyId, table.managerId, table.departmentId),
    // Whose names are removed next.
    index('employees_named_leavers')
      .on(table.companyId, table.deactivatedAt)
      .where(sql`${table.state} = 'deactivated' and ${table.anonymisedAt} is null`),
    // Whom directories do not see.
    index('employees_nameless')
      .on(table.companyId, table.id)
      .where(sql`${table.anonymisedAt} is not null`),
    index('employees_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    oneOf('employees_state_known', table.state, employeeStates),
    check(
      'employees_anonymised_left',
      sql`${table.anonymisedAt} is null or (${table.state} = 'deactivated' and ${table.deactivatedAt} is not null)`,
    ),
  ],
)

/** The times between leaving and coming back: what the person did then is none of the company's business. */
export const employeeAbsences = pgTable(
  'employee_absences',
  {
    id: id(),
    companyId: reference().notNull(),
    employeeId: reference().notNull(),
    leftAt: createdAt(),
    /** Null as long as they are away. */
    returnedAt: moment(),
  },
  table => [
    foreignKey({
      name: 'employee_absences_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('employee_absences_of').on(table.employeeId),
  ],
)

/** A link that joins an account to the company as this employee; works once. */
export const employeeInvitations = pgTable(
  'employee_invitations',
  {
    id: id(),
    companyId: reference().notNull(),
    employeeId: reference().notNull(),
    /** SHA-256 of the token, base64url. */
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
  },
  table => [
    foreignKey({
      name: 'employee_invitations_employee_fk',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('employee_invitations_employee').on(table.employeeId),
  ],
)
