import { sql, type SQL } from 'drizzle-orm'
import { employees } from '../../../db/schema/index.ts'
import type { EmployeeOrder } from '../employees/order.ts'
import type { Slice } from '../employees/pages.ts'
import type { UrgencyParts } from './kept/reading.ts'

const found = { key: sql`f.key`, id: sql`f.id` }

/**
 * Selects `id`, `key` and `total` of a page of the whole company by what presses most: how many have each urgency is counted, and only those are looked
 * at whose urgencies come next, as many as fill the page.
 * @param order whose key is made of an employee and their `pressing.urgency`
 */
export function pageByUrgency(
  { alike, kept, reckoned }: UrgencyParts,
  order: Pick<EmployeeOrder, 'key' | 'by' | 'after'>,
  { cursor, limit }: Slice,
): SQL {
  // A key begins with the urgency, one digit: of the one that the cursor stands in some may be left.
  const reached = cursor ? sql`left(${cursor.value}::text, 1)` : sql`''`
  const isNext = sql`urgency in (select n.urgency from next n)`
  return sql`
    with alike as materialized (${alike}), reckoned as materialized (${reckoned}),
    levels as (
      select l.urgency, sum(l.people) as people from (
        select a.urgency, a.people from alike a union all select r.urgency, 1 from reckoned r) l group by l.urgency
    ), next as materialized (
      select b.urgency from (
        select l.urgency, coalesce(sum(l.people) filter (where l.urgency::text > ${reached})
          over (order by l.urgency rows between unbounded preceding and 1 preceding), 0) as before
        from levels l where l.urgency::text >= ${reached}) b
      where b.before <= ${limit}
    ), pressing as (
      select k.employee_id, l.urgency from (${kept}) k join alike l on l.way = k.way where l.${isNext}
      union all select r.employee_id, r.urgency from reckoned r where r.${isNext}
    ), found as (
      select ${employees.id} as id, ${order.key} as key from pressing join ${employees} on ${employees.id} = pressing.employee_id
    )
    select f.id, f.key, ${cursor ? sql`${cursor.total}::float8` : sql`(select coalesce(sum(l.people), 0) from levels l)::int`} as total
    from found f where ${cursor ? order.after(cursor, found) : sql`true`} order by ${order.by(found)} limit ${limit + 1}`
}
