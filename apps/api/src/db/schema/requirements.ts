import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { courses } from './catalogue.ts'
import { createdAt, id, reference } from './columns.ts'
import { companies, employeeGroups, employees } from './companies.ts'
import { learningPaths } from './learning-paths.ts'

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
