import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { ImportColumn } from '../../../db/schema/index.ts'
import type { FieldErrorCode } from '../../../field-errors.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { inReachOf } from '../policy.ts'

/** Checks rows against the rest of the list and the company's people: one statement for each kind of error. */
export async function checkAgainstOthers(
  tx: Connection,
  member: CompanyMembership,
  importId: number,
): Promise<void> {
  // Rows that were written just now are in no statistics: taken for a few, each of 50,000 would be looked for among all the others.
  await tx.execute(sql`set local enable_nestloop = off`)
  const addError = async (column: ImportColumn, code: FieldErrorCode, condition: SQL) => {
    await tx.execute(sql`
      update employee_import_rows r set state = 'faulty', faults = r.faults || ${JSON.stringify([{ column, code }])}::jsonb
      where r.company_id = ${member.companyId} and r.import_id = ${importId} and ${condition}`)
  }
  const further = (column: 'email' | 'number') => sql`r.line in (
    select line from (select d.line, row_number() over (partition by d.${sql.raw(column)} order by d.line) as place
      from employee_import_rows d where d.import_id = ${importId} and d.${sql.raw(column)} is not null) as numbered where place > 1)`
  await addError('email', 'double_email', further('email'))
  await addError('number', 'double_number', further('number'))
  const seen = inReachOf(member, sql`e.company_id`, sql`e.department_id`)
  await addError(
    'email',
    'employee_active',
    sql`exists (select from employees e where e.company_id = r.company_id and e.email = r.email and (e.state = 'active' or not coalesce(${seen}, false)))`,
  )
  await addError(
    'number',
    'number_taken',
    sql`exists (select from employees e where e.company_id = r.company_id and e.number = r.number and e.email is distinct from r.email)`,
  )
  // An existing employee, or a person on the list who can be invited.
  await addError(
    'manager',
    'manager_unknown',
    sql`r.manager_email is not null and r.manager_email is distinct from r.email
      and not exists (select from employees e where e.company_id = r.company_id and e.email = r.manager_email and e.state <> 'deactivated' and coalesce(${seen}, false))
      and not exists (select from employee_import_rows m where m.import_id = r.import_id and m.email = r.manager_email and m.state = 'good')`,
  )
  await tx.execute(sql`set local enable_nestloop to default`)
}
