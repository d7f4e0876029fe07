import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { lockStructure } from '../structure.ts'

interface Wished extends Record<string, unknown> {
  id: number
  manager_id: number
}

/**
 * Gives the people of a list who were invited their line managers, once all of them are there, or the inviting has stopped: a manager may be further down. People who would report
 * to one of their own reports, direct or indirect, get none.
 */
export async function setManagers(tx: Transaction, companyId: number, importId: number): Promise<void> {
  await lockStructure(tx, companyId)
  const { rows: wished } = await tx.execute<Wished>(sql`
    select e.id::float8 as id, m.id::float8 as manager_id from employee_import_rows r
      join employees e on e.company_id = r.company_id and e.email = r.email
      join employees m on m.company_id = r.company_id and m.email = r.manager_email and m.state <> 'deactivated'
    where r.company_id = ${companyId} and r.import_id = ${importId} and r.state = 'invited' and r.manager_email is not null
    order by r.line`)
  if (wished.length === 0) return
  const { rows: known } = await tx.execute<Wished>(
    sql`select id::float8 as id, manager_id::float8 as manager_id from employees where company_id = ${companyId} and manager_id is not null`,
  )
  const leaders = new Map(known.map(row => [row.id, row.manager_id]))
  const given = wished.filter(({ id, manager_id: manager }) => {
    if (leads(leaders, id, manager)) return false
    leaders.set(id, manager)
    return true
  })
  await tx.execute(sql`
    update employees e set manager_id = w.manager_id
    from json_to_recordset(${JSON.stringify(given)}::json) as w(id bigint, manager_id bigint)
    where e.company_id = ${companyId} and e.id = w.id and e.manager_id is distinct from w.manager_id`)
}

/** Whether an employee is another's line manager, directly or over others, or is the same one. */
function leads(leaders: ReadonlyMap<number, number>, id: number, other: number): boolean {
  const seen = new Set<number>()
  for (let at: number | undefined = other; at !== undefined && !seen.has(at); at = leaders.get(at)) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}
