import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { companies, departments, employees, type CompanyRole } from './companies.ts'
import { employeeGroups } from './employee-groups.ts'
import { companyMessages } from './company-messages.ts'

export const employeeActKinds = [
  'move',
  'add_to_group',
  'remove_from_group',
  'deactivate',
  'reactivate',
  'invite_again',
  'message',
  'remind',
] as const
export type EmployeeActKind = (typeof employeeActKinds)[number]
/** `failed`: what it was to do can't be done any more. */
export const employeeActStates = ['running', 'done', 'cancelled', 'failed'] as const
export type EmployeeActState = (typeof employeeActStates)[number]

/** One act on many of a company's people, done in the background; whom it concerns is settled when it begins. */
export const employeeActs = pgTable(
  'employee_acts',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    role: text().$type<CompanyRole>().notNull(),
    /** The branch that the person who started it may see; null for the whole company. */
    branchId: reference(),
    locale: text().$type<'ar' | 'en'>().notNull(),
    act: text().$type<EmployeeActKind>().notNull(),
    /** Where people are moved to; null for out of all departments. */
    departmentId: reference(),
    /** Which group they are put into. */
    groupId: reference(),
    /** What is written to them. */
    messageId: reference(),
    state: text().$type<EmployeeActState>().notNull().default('running'),
    jobId: reference(),
    total: integer().notNull().default(0),
    /** How many of them were worked on, and of those the ones that were changed, or could not be. */
    done: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    heldByRole: integer().notNull().default(0),
    limited: integer().notNull().default(0),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  table => [
    unique('employee_acts_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'employee_acts_branch',
      columns: [table.companyId, table.branchId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'employee_acts_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'employee_acts_group',
      columns: [table.companyId, table.groupId],
      foreignColumns: [employeeGroups.companyId, employeeGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'employee_acts_message',
      columns: [table.companyId, table.messageId],
      foreignColumns: [companyMessages.companyId, companyMessages.id],
    }).onDelete('cascade'),
    index('employee_acts_creator').on(table.createdBy),
    index('employee_acts_branch_of').on(table.companyId, table.branchId),
    index('employee_acts_department_of').on(table.companyId, table.departmentId),
    index('employee_acts_group_of').on(table.companyId, table.groupId),
    index('employee_acts_message_of').on(table.companyId, table.messageId),
    index('employee_acts_ended').on(table.finishedAt),
    oneOf('employee_acts_act', table.act, employeeActKinds),
    oneOf('employee_acts_state', table.state, employeeActStates),
  ],
)

/** Whom an act still concerns: each is gone from here once they were worked on. */
export const employeeActPeople = pgTable(
  'employee_act_people',
  {
    companyId: reference().notNull(),
    actId: reference().notNull(),
    employeeId: reference().notNull(),
  },
  table => [
    primaryKey({ columns: [table.actId, table.employeeId] }),
    foreignKey({
      name: 'employee_act_people_act',
      columns: [table.companyId, table.actId],
      foreignColumns: [employeeActs.companyId, employeeActs.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'employee_act_people_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('employee_act_people_of').on(table.employeeId),
  ],
)
