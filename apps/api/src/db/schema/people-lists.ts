import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, oneOf, reference } from './columns.ts'
import { companies, departments, employees } from './companies.ts'

/** `double`: the same person stands further up in the list. */
export const listedStates = ['found', 'unknown', 'double'] as const
export type ListedState = (typeof listedStates)[number]

/** Employees named by an uploaded list, to act on all of them at once. */
export const peopleLists = pgTable(
  'people_lists',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    /** The branch that its creator may see; null for the whole company. */
    branchId: reference(),
    /** How many entries it has: what a company keeps is bounded. */
    entries: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  table => [
    unique('people_lists_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'people_lists_branch',
      columns: [table.companyId, table.branchId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    index('people_lists_company').on(table.companyId),
    index('people_lists_creator').on(table.createdBy),
    index('people_lists_branch_of').on(table.companyId, table.branchId),
    index('people_lists_age').on(table.createdAt),
  ],
)

export const peopleListRows = pgTable(
  'people_list_rows',
  {
    companyId: reference().notNull(),
    listId: reference().notNull(),
    /** Its place among all entries: one line may hold several. */
    position: integer().notNull(),
    /** Its position in the list, counted from 1. */
    line: integer().notNull(),
    /** The e-mail or number, as it was written. */
    written: text().notNull(),
    employeeId: reference(),
    state: text().$type<ListedState>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.listId, table.position] }),
    foreignKey({
      name: 'people_list_rows_list',
      columns: [table.companyId, table.listId],
      foreignColumns: [peopleLists.companyId, peopleLists.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'people_list_rows_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('people_list_rows_state').on(table.listId, table.state, table.position),
    index('people_list_rows_employee_of').on(table.employeeId),
    oneOf('people_list_rows_state_known', table.state, listedStates),
  ],
)
