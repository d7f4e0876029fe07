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
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { courses } from './catalogue.ts'
import { bilingual, createdAt, id, moment, oneOf, reference } from './columns.ts'
import { companies, departments, employees } from './companies.ts'
import { employeeGroups } from './employee-groups.ts'
import { learningPaths } from './learning-paths.ts'

/** What the company demands of its people: all of them, a department with those below it, or a group; renewed every so many months. */
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
    departmentId: reference(),
    /** What the one or the other was called, where it was deleted since: of whom it was made then is kept by person. */
    groupName: bilingual(),
    departmentName: bilingual(),
    /** When it is due first: on a fixed day, or so many days after a person joined. */
    firstDueOn: date({ mode: 'string' }),
    firstDueDays: integer(),
    /** Whether those are working days. */
    countsWorkingDays: boolean().notNull().default(false),
    renewalMonths: integer(),
    graceDays: integer().notNull().default(0),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** From its day on nothing is demanded any more; the record stays. */
    endedAt: moment(),
  },
  table => [
    check('requirements_subject', sql`num_nonnulls(${table.courseId}, ${table.pathId}) = 1`),
    check(
      'requirements_whom',
      sql`num_nonnulls(${table.groupId}, ${table.departmentId}, ${table.groupName}, ${table.departmentName}) <= 1`,
    ),
    check(
      'requirements_named_once_ended',
      sql`${table.endedAt} is not null or num_nonnulls(${table.groupName}, ${table.departmentName}) = 0`,
    ),
    check('requirements_first_due', sql`num_nonnulls(${table.firstDueOn}, ${table.firstDueDays}) = 1`),
    check('requirements_renewal', sql`${table.renewalMonths} between 1 and 120`),
    check('requirements_grace', sql`${table.graceDays} between 0 and 365`),
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
    foreignKey({
      name: 'requirements_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
  ],
)

/** Of whom a requirement was made that has ended, where its department or group was deleted since. */
export const requirementPeople = pgTable(
  'requirement_people',
  {
    companyId: reference().notNull(),
    requirementId: reference().notNull(),
    employeeId: reference().notNull(),
  },
  table => [
    primaryKey({ columns: [table.requirementId, table.employeeId] }),
    foreignKey({
      name: 'requirement_people_requirement',
      columns: [table.companyId, table.requirementId],
      foreignColumns: [requirements.companyId, requirements.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'requirement_people_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('requirement_people_of_employee').on(table.companyId, table.employeeId),
  ],
)

/** A person need not meet a requirement, from the day it was given, until a day or for good. */
export const waivers = pgTable(
  'waivers',
  {
    id: id(),
    companyId: reference().notNull(),
    requirementId: reference().notNull(),
    employeeId: reference().notNull(),
    reason: text().notNull(),
    evidence: text(),
    /** The file that shows it: its unguessable name in the storage; null where there is none. */
    file: text(),
    /** Its name at upload. */
    fileName: text(),
    /** By its content. */
    fileType: text(),
    grantedBy: reference().references(() => users.id),
    /** The last day on which it holds; null: for good. */
    expiresOn: date({ mode: 'string' }),
    createdAt: createdAt(),
    /** From its day on it does not hold any more. */
    endedAt: moment(),
    endedBy: reference().references(() => users.id),
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
    unique('waivers_file').on(table.file),
  ],
)

export const requirementOccasions = ['due_soon', 'late', 'expired'] as const
export type RequirementOccasion = (typeof requirementOccasions)[number]

/** The notifications that people got about a requirement, so that no one is notified of the same thing twice; another due day is another matter. */
export const requirementNotices = pgTable(
  'requirement_notices',
  {
    companyId: reference().notNull(),
    requirementId: reference().notNull(),
    employeeId: reference().notNull(),
    occasion: text().$type<RequirementOccasion>().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.requirementId, table.employeeId, table.occasion, table.dueOn] }),
    foreignKey({
      name: 'requirement_notices_requirement',
      columns: [table.companyId, table.requirementId],
      foreignColumns: [requirements.companyId, requirements.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'requirement_notices_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('requirement_notices_of_employee').on(table.companyId, table.employeeId),
    oneOf('requirement_notices_occasion', table.occasion, requirementOccasions),
  ],
)
