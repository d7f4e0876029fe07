import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Tenant } from './tenants.ts'
import type { TestApi } from './test-api.ts'

/** What a branch's manager must not change elsewhere, by the table, the column and the thing that it names. */
const branchRows = [
  ['employees', 'id', 'employeeId'],
  ['assignments', 'employee_id', 'employeeId'],
  ['waivers', 'employee_id', 'employeeId'],
  ['outside_trainings', 'employee_id', 'employeeId'],
  ['course_requests', 'employee_id', 'employeeId'],
  ['employee_group_members', 'employee_id', 'employeeId'],
  ['departments', 'id', 'departmentId'],
  ['department_budgets', 'department_id', 'departmentId'],
  ['budget_ledger', 'budget_id', 'budgetId'],
  ['joining_links', 'id', 'linkId'],
  ['employee_imports', 'id', 'importId'],
  ['employee_import_rows', 'import_id', 'importId'],
  ['people_lists', 'id', 'peopleListId'],
  ['people_list_rows', 'list_id', 'peopleListId'],
  ['employee_acts', 'id', 'actId'],
  ['assignment_batches', 'id', 'batchId'],
  ['standing_assignments', 'id', 'standingId'],
] as const

/** All of that of some things, by table; the other branch's, or the whole company's. */
export async function rowsOfBranch(
  api: TestApi,
  things: readonly Tenant[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [table, column, thing] of branchRows) {
    const ids = things.map(each => each[thing])
    const { rows } = await api.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(table)} t where t.${sql.identifier(column)} = any(${sql.param(ids)}::bigint[]) order by 1`,
    )
    expect(rows.length, table).toBeGreaterThanOrEqual(ids.length)
    found[table] = rows.map(({ row }) => row)
  }
  return found
}
