import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { companies, departments, type CompanyRole } from './companies.ts'
import { foldedInSql } from './folded.ts'

export const importStates = ['reading', 'ready', 'inviting', 'done', 'cancelled', 'failed'] as const
export type ImportState = (typeof importStates)[number]
export const importKinds = ['lines', 'csv', 'xlsx'] as const
export type ImportKind = (typeof importKinds)[number]
/** Why a file is no list of people at all. */
export const importProblems = ['unreadable', 'empty', 'no_header', 'too_many'] as const
export type ImportProblem = (typeof importProblems)[number]

/** People whom a company wants to invite at once: a file or typed lines, read, looked at, and then invited in the background. */
export const employeeImports = pgTable(
  'employee_imports',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    role: text().$type<CompanyRole>().notNull(),
    /** The branch that its creator may see; null for the whole company. */
    branchId: reference(),
    /** Where those go of whom the list names no department. */
    departmentId: reference(),
    locale: text().$type<'ar' | 'en'>().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    /** The uploaded file in the storage, until it is read. */
    file: text(),
    state: text().$type<ImportState>().notNull().default('reading'),
    problem: text().$type<ImportProblem>(),
    jobId: reference(),
    total: integer().notNull().default(0),
    faulty: integer().notNull().default(0),
    /** How many of the good rows were worked on, and how many of those were invited. */
    done: integer().notNull().default(0),
    invited: integer().notNull().default(0),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  table => [
    unique('employee_imports_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'employee_imports_branch',
      columns: [table.companyId, table.branchId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'employee_imports_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    index('employee_imports_creator').on(table.createdBy),
    index('employee_imports_branch_of').on(table.companyId, table.branchId),
    index('employee_imports_department_of').on(table.companyId, table.departmentId),
    index('employee_imports_age').on(table.createdAt),
    oneOf('employee_imports_state', table.state, importStates),
    oneOf('employee_imports_kind', table.kind, importKinds),
    oneOf('employee_imports_problem', table.problem, importProblems),
  ],
)

export const importRowStates = ['good', 'faulty', 'invited', 'passed'] as const
export type ImportRowState = (typeof importRowStates)[number]
/** What a list says of a person, as it was written. */
export const importColumns = ['name', 'email', 'number', 'job', 'department', 'manager', 'groups'] as const
export type ImportColumn = (typeof importColumns)[number]
export type ImportCells = Partial<Record<ImportColumn, string>>
/** A column of a table that says something and is not read. */
export interface UnreadColumn {
  /** Where it stands, counted from 1. */
  place: number
  /** What the table calls it; empty where it has no name. */
  head: string
  /** What an earlier column says already; null where the name says nothing that is known here. */
  repeats: ImportColumn | null
}
/** The line of the row that keeps the columns which are not read: a person's line is counted from 1. */
export const headLine = 0
/** What is wrong with a cell: a code of the sentences about fields. */
export interface ImportRowError {
  column: ImportColumn
  code: string
  limit?: number
}

/** How a cell begins, folded: what rows are put in order by. A cursor has room for so much of it. */
const beginningOf = (column: ImportColumn) =>
  text().generatedAlwaysAs(sql`left(${foldedInSql(sql.raw(`(cells ->> '${column}')`))}, 200)`)

const wordsOf = (...columns: ImportColumn[]) =>
  columns.map(column => `coalesce(cells ->> '${column}', '')`).join(` || ' ' || `)

export const employeeImportRows = pgTable(
  'employee_import_rows',
  {
    companyId: reference().notNull(),
    importId: reference().notNull(),
    /** Where it stands, counted from 1: the row of a table, the entry of typed lines; `headLine` for what is not read. */
    line: integer().notNull(),
    cells: jsonb().$type<ImportCells & { unread?: UnreadColumn[] }>().notNull(),
    nameKey: beginningOf('name'),
    emailKey: beginningOf('email'),
    /** By what a row is looked for, folded. */
    searchText: text().generatedAlwaysAs(foldedInSql(sql.raw(wordsOf('name', 'email', 'number')))),
    name: text(),
    email: text(),
    number: text(),
    job: text(),
    departmentId: reference(),
    /** The address of the line manager, who is an employee, or on the same list. */
    managerEmail: text(),
    /** The groups into which they are put by hand. */
    groupIds: jsonb().$type<number[]>().notNull().default([]),
    faults: jsonb().$type<ImportRowError[]>().notNull(),
    /** `passed`: it was good, but could not be invited any more. */
    state: text().$type<ImportRowState>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.importId, table.line] }),
    foreignKey({
      name: 'employee_import_rows_import',
      columns: [table.companyId, table.importId],
      foreignColumns: [employeeImports.companyId, employeeImports.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'employee_import_rows_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    // With what rows are put in order by beside, so that it alone is read for that.
    index('employee_import_rows_state').on(
      table.importId,
      table.state,
      table.line,
      table.nameKey,
      table.emailKey,
    ),
    index('employee_import_rows_department_of').on(table.companyId, table.departmentId),
    oneOf('employee_import_rows_state_known', table.state, importRowStates),
  ],
)
