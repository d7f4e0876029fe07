import { and, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../../db/client.ts'
import { employees } from '../../../../db/schema/index.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import type { Cursor } from '../../../cursor.ts'
import { behind, type PersonOrder } from '../person-order.ts'
import { keptPeople } from '../sums/people.ts'

export interface PageAsked {
  department?: number | undefined
  /** The condition for the people of the list. */
  who: SQL | undefined
  order: PersonOrder
  cursor: Cursor | null
  limit: number
}

/** Selects the people who have not joined, or have left: few, beside those who learn. */
export const notActive = (companyId: number) =>
  sql`select ${employees.id} from ${employees} where ${employees.companyId} = ${companyId} and ${employees.state} in ('invited', 'deactivated')`

/**
 * Selects `id` and `sort_key` of a page, and one more, by what is kept of people alone: to look for that of each of them takes twice as long. Of whom
 * nothing is kept stands with those who learned nothing; they are looked up one by one, as far as the page goes.
 * @returns undefined where they have to be looked for among all
 */
export async function pageAsKept(
  db: Database,
  member: CompanyMembership,
  { department, who, order, cursor, limit }: PageAsked,
): Promise<SQL | undefined> {
  const isFalling = order.sort.startsWith('-')
  const nothing = order.column === 'last_on' ? -1 : 0
  // Most of whom anything is kept did learn at some time: a page of those who never did is not full of them alone.
  if (order.column === 'last_on' && !isFalling && (cursor === null || cursor.value === nothing))
    return undefined
  const kept = keptPeople(member, department === undefined ? {} : { department }, 'activity')
  const id = sql`s.employee_id`
  const { rows } = await db.execute<{ id: number; key: number }>(sql`
    select ${id}::float8 as id, ${order.key} as key from (${kept}) s
    where ${and(sql`${id} not in (${notActive(member.companyId)})`, behind(order, cursor, id))}
    order by ${order.by({ key: order.key, id })} limit ${limit + 1}`)
  const last = rows[limit]
  if (last === undefined) return undefined
  if (isFalling ? nothing > last.key : nothing < last.key) return undefined
  const page = sql`select r.id, r.sort_key from unnest(${sql.param(rows.map(row => row.id))}::bigint[], ${sql.param(rows.map(({ key }) => key))}::float8[]) as r(id, sort_key)`
  if (nothing !== last.key) return page
  const [key, person] = [sql`${nothing}::float8`, sql`${employees.id}`]
  const others = and(
    who,
    cursor === null ? undefined : order.after(cursor, { key, id: person }),
    isFalling ? sql`${person} > ${last.id}::bigint` : sql`${person} < ${last.id}::bigint`,
    sql`not exists (select from (${kept}) s where ${id} = ${person} offset 0)`,
  )
  return sql`select a.id, a.sort_key from (${page} union all select ${person}, ${key} from ${employees} where ${others}) a
    order by ${order.by({ key: sql`a.sort_key`, id: sql`a.id` })} limit ${limit + 1}`
}
