import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { courses } from './catalogue.ts'
import { bilingual, createdAt, id, minorUnits, moment, oneOf, reference } from './columns.ts'
import { companies, departments, employees } from './companies.ts'

/** What a department may spend on courses; guarded updates keep it from going negative under any race. */
export const departmentBudgets = pgTable(
  'department_budgets',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null once the department is deleted: what was spent stays on record. */
    departmentId: reference(),
    /** What the department was called when it was deleted. */
    departmentName: bilingual(),
    granted: minorUnits().notNull().default(0),
    reserved: minorUnits().notNull().default(0),
    spent: minorUnits().notNull().default(0),
    createdAt: createdAt(),
  },
  table => [
    unique('department_budgets_department_once').on(table.companyId, table.departmentId),
    unique('department_budgets_tenant').on(table.companyId, table.id),
    // The migration sets the one column null and keeps the company, which drizzle cannot say.
    foreignKey({
      name: 'department_budgets_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('set null'),
    index('department_budgets_department_of').on(table.departmentId),
    check(
      'department_budgets_balance',
      sql`${table.reserved} >= 0 and ${table.spent} >= 0 and ${table.reserved} + ${table.spent} <= ${table.granted}`,
    ),
  ],
)

export const budgetMovements = [
  'granted',
  'taken_back',
  'reserved',
  'released',
  'spent',
  'given_back',
] as const
export type BudgetMovement = (typeof budgetMovements)[number]

/** The rows behind each number of a budget; only ever added to. What is spent was reserved before, if only just. */
export const budgetLedger = pgTable(
  'budget_ledger',
  {
    id: id(),
    companyId: reference().notNull(),
    budgetId: reference().notNull(),
    movement: text().$type<BudgetMovement>().notNull(),
    amount: minorUnits().notNull(),
    /** For whom and for what; null where credit was granted or taken back. */
    employeeId: reference(),
    courseId: reference().references(() => courses.id),
    /** Who granted it or took it back. */
    byUser: reference().references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    at: moment().notNull().defaultNow(),
  },
  table => [
    unique('budget_ledger_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'budget_ledger_budget',
      columns: [table.companyId, table.budgetId],
      foreignColumns: [departmentBudgets.companyId, departmentBudgets.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'budget_ledger_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }),
    oneOf('budget_ledger_movement', table.movement, budgetMovements),
    check('budget_ledger_amount', sql`${table.amount} > 0`),
    check(
      'budget_ledger_for',
      sql`num_nonnulls(${table.employeeId}, ${table.courseId}) = case when ${table.movement} in ('granted', 'taken_back') then 0 else 2 end`,
    ),
    index('budget_ledger_of_budget').on(table.budgetId, table.id),
    index('budget_ledger_of_employee').on(table.employeeId, table.courseId),
    index('budget_ledger_by').on(table.byUser),
    index('budget_ledger_course').on(table.courseId),
  ],
)
