import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, reference } from './columns.ts'
import { employees } from './companies.ts'
import { employeeGroups } from './employee-groups.ts'
import { tokenColumns } from './company-tokens.ts'

/** Tokens by which a company's directory keeps its people and groups (SCIM); shown once, kept as hashes. */
export const scimTokens = pgTable('scim_tokens', tokenColumns(), table => [
  unique('scim_tokens_tenant').on(table.companyId, table.id),
  index('scim_tokens_maker').on(table.createdBy),
])

/** What a directory calls an employee, beside what the company's own record says. */
export const scimUsers = pgTable(
  'scim_users',
  {
    companyId: reference().notNull(),
    employeeId: reference().notNull(),
    /** Null where it is the employee's e-mail address. */
    userName: text(),
    externalId: text(),
    /** As the directory writes the whole name; what is shown is the employee's own. */
    formattedName: text(),
    givenName: text(),
    familyName: text(),
    /** When the directory last changed the employee. */
    updatedAt: moment().notNull().defaultNow(),
    /** Since when the directory does not know them; the record stays, as that of a former employee. */
    removedAt: moment(),
  },
  table => [
    primaryKey({ columns: [table.companyId, table.employeeId] }),
    foreignKey({
      name: 'scim_users_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    uniqueIndex('scim_users_name').on(table.companyId, sql`lower(${table.userName})`),
    index('scim_users_external').on(table.companyId, table.externalId),
  ],
)

/** What a directory calls a group. */
export const scimGroups = pgTable(
  'scim_groups',
  {
    companyId: reference().notNull(),
    groupId: reference().notNull(),
    externalId: text(),
    updatedAt: moment().notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.companyId, table.groupId] }),
    foreignKey({
      name: 'scim_groups_group',
      columns: [table.companyId, table.groupId],
      foreignColumns: [employeeGroups.companyId, employeeGroups.id],
    }).onDelete('cascade'),
    index('scim_groups_external').on(table.companyId, table.externalId),
  ],
)
