import type { PgTable } from 'drizzle-orm/pg-core'
import { budgetLedger, departmentBudgets } from '../db/schema/index.ts'
import type { Tenant } from './tenants.ts'

/** Each reference of budgets: a row of `mine` that is right but for naming a thing of `theirs`. */
export function budgetRows(
  both: () => [mine: Tenant, theirs: Tenant],
): [constraint: string, table: PgTable, row: () => object][] {
  const mine = () => both()[0]
  const theirs = () => both()[1]
  const spent = () => ({ movement: 'spent', amount: 1, courseId: mine().courseId })
  return [
    ['department_budgets_department', departmentBudgets, () => ({ departmentId: theirs().departmentId })],
    [
      'budget_ledger_budget',
      budgetLedger,
      () => ({ ...spent(), budgetId: theirs().budgetId, employeeId: mine().employeeId }),
    ],
    [
      'budget_ledger_employee',
      budgetLedger,
      () => ({ ...spent(), budgetId: mine().budgetId, employeeId: theirs().employeeId }),
    ],
  ]
}
