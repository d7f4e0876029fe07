import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { bilingual, hasLanguage, id, moment, reference } from './columns.ts'
import { companies, departments, employees } from './companies.ts'

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
    unique('employee_groups_tenant').on(table.companyId, table.id),
  ],
)

export const employeeGroupMembers = pgTable(
  'employee_group_members',
  {
    companyId: reference().notNull(),
    groupId: reference().notNull(),
    employeeId: reference().notNull(),
    joinedAt: moment().notNull().defaultNow(),
    /** Whether a rule of the group put the person in: they leave when none holds for them any more. */
    isByRule: boolean().notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.groupId, table.employeeId] }),
    foreignKey({
      name: 'employee_group_members_group',
      columns: [table.companyId, table.groupId],
      foreignColumns: [employeeGroups.companyId, employeeGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'employee_group_members_employee_fk',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('employee_group_members_employee').on(table.employeeId),
  ],
)

/** Who is put into a group: those of whom everything holds that one of its rules says. */
export const employeeGroupRules = pgTable(
  'employee_group_rules',
  {
    id: id(),
    companyId: reference().notNull(),
    groupId: reference().notNull(),
    /** In this department or below it. */
    departmentId: reference(),
    /** By a job name of the list in either language, or as the company writes it. */
    job: text(),
    joinedAfter: date({ mode: 'string' }),
  },
  table => [
    foreignKey({
      name: 'employee_group_rules_group',
      columns: [table.companyId, table.groupId],
      foreignColumns: [employeeGroups.companyId, employeeGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'employee_group_rules_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    check(
      'employee_group_rules_condition',
      sql`num_nonnulls(${table.departmentId}, ${table.job}, ${table.joinedAfter}) > 0`,
    ),
    index('employee_group_rules_group_of').on(table.groupId),
    index('employee_group_rules_department_of').on(table.departmentId),
  ],
)
