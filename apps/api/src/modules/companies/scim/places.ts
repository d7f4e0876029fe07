import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { nameInItsScript } from '../../../db/names.ts'
import { foldedInSql } from '../../../db/schema/folded.ts'
import { employees } from '../../../db/schema/index.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { makeDepartment } from '../departments/service.ts'
import { checkNoCircle } from '../structure.ts'
import type { UserFacts } from './user-facts.ts'
import type { UserRow } from './user-rows.ts'

/** Where a person stands in the company; what is left out stays as it is. */
export interface Places {
  departmentId?: number | null
  managerId?: number | null
}

/**
 * Where the directory says that a person stands: the department of that name in the tree, made where there is none, and the line manager by the id.
 * A manager whom the company does not have changes nothing, as Entra ID expects: directories send the ids of systems of their own, and of people who
 * are still to come, and a refusal would keep all else that they say of the person. Under `lockStructure`.
 * @param known the person as they stood; null for a new one
 * @throws AppError `validation` where the manager reports to the person
 */
export async function placesOf(
  tx: Transaction,
  actor: CompanyActor,
  said: Pick<UserFacts, 'department' | 'manager'>,
  known: UserRow | null,
): Promise<Places> {
  // What is said as it stands is no change: a manager who has left stays.
  const managerNow = known?.managerId == null ? null : String(known.managerId)
  const manager = known && said.manager === managerNow ? undefined : said.manager
  const department = known && said.department === known.departmentName ? undefined : said.department
  const { companyId } = actor.member
  const managerId = manager == null ? manager : await findManager(tx, companyId, manager)
  if (managerId != null && known !== null) await checkNoCircle(tx, companyId, known.id, managerId)
  return {
    ...(department !== undefined && {
      departmentId: department === null ? null : await departmentNamed(tx, actor, department, known),
    }),
    ...(managerId !== undefined && { managerId }),
  }
}

async function findManager(tx: Transaction, companyId: number, id: string): Promise<number | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined
  const [found] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        eq(employees.id, Number(id)),
        sql`${employees.state} <> 'deactivated'`,
      ),
    )
  return found?.id
}

/** By its name in either language, read as search reads it: the one where the person is already, else the first that was made. */
async function departmentNamed(
  tx: Transaction,
  actor: CompanyActor,
  name: string,
  known: UserRow | null,
): Promise<number> {
  const folded = (text: string) => foldedInSql(sql.raw(text))
  const { rows } = await tx.execute<{ id: number }>(sql`
    select d.id::float8 as id from departments d
    where d.company_id = ${actor.member.companyId}
      and ${foldedInSql(sql`${name}::text`)} in (${folded("d.name ->> 'ar'")}, ${folded("d.name ->> 'en'")})
    order by d.id = ${known?.departmentId ?? 0} desc, d.id limit 1`)
  return (
    rows[0]?.id ?? makeDepartment(tx, actor, { name: nameInItsScript(name), parentId: null, headId: null })
  )
}
