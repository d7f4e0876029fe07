import { and, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { employees } from '../../../db/schema/index.ts'
import type { Cursor } from '../../cursor.ts'
import type { Matching } from './filter.ts'
import type { EmployeeOrder, SharedOrder } from './order.ts'

/** Behind a cursor so many. */
export interface Slice {
  cursor: Cursor | null
  limit: number
}

const found = { key: sql`f.key`, id: sql`f.id` }

/** Selects `id`, `key` and `total` of a page, all of whom are found first. */
export function pageOfFound(who: SQL | undefined, order: EmployeeOrder, { cursor, limit }: Slice): SQL {
  return sql`
    with found as materialized (select ${employees.id} as id, ${order.key} as key from ${employees} ${order.join} where ${who})
    select f.id, f.key, ${cursor ? sql`${cursor.total}::float8` : sql`(select count(*) from found)::int`} as total
    from found f where ${cursor ? order.after(cursor, found) : sql`true`} order by ${order.by(found)} limit ${limit + 1}`
}

/** The same in the order of an index, where most are there. @param slice.count how many there are */
export function pageOfAll(
  who: SQL | undefined,
  order: EmployeeOrder,
  { cursor, limit, count }: Slice & { count: SQL },
): SQL {
  const total = cursor ? sql`${cursor.total}::float8` : sql`${count}::int`
  const at = { key: order.key, id: sql`${employees.id}` }
  return sql`
    select ${employees.id} as id, ${order.key} as key, ${total} as total from ${employees} ${order.join}
    where ${and(who, cursor === null ? undefined : order.after(cursor, at))} order by ${order.by(at)} limit ${limit + 1}`
}

/** Of so many pages the next is met sooner in the order of an index than all of them are found and put in order. */
const manyPages = 40

/** SQL for how many they are. */
export const countOf = ({ who, count }: Matching): SQL =>
  count ?? sql`(select count(*) from ${employees} where ${who})`

/** The same of a part of all: many are met in the order of an index, where there is one, and few are found first. */
export async function pageOfSome(
  db: Pick<Connection, 'execute'>,
  matched: Matching,
  order: EmployeeOrder,
  slice: Slice,
): Promise<SQL> {
  const { who, met } = matched
  if (met === undefined || order.hasNoIndex) return pageOfFound(who, order, slice)
  const { rows } = slice.cursor
    ? { rows: [slice.cursor] }
    : await db.execute<{ total: number }>(sql`select (${countOf(matched)})::int as total`)
  const total = rows[0]?.total ?? 0
  return total < manyPages * slice.limit
    ? pageOfFound(who, order, slice)
    : pageOfAll(met, order, { ...slice, count: sql`${total}` })
}

/**
 * The same where all who have one value of a column stand together: how many have each is counted, and only those are read whose values come next, as
 * many as fill the page.
 */
export function pageOfShared(
  who: SQL | undefined,
  order: EmployeeOrder,
  shared: SharedOrder,
  { cursor, limit }: Slice,
): SQL {
  const { column, keysOf, isFalling, placeOf, nameKey, keyAt } = shared
  const [direction, from, beyond] = isFalling ? [sql`desc`, sql`<=`, sql`<`] : [sql`asc`, sql`>=`, sql`>`]
  // A row's key begins with its place and the sign behind it: of one place with the cursor some may be left.
  const reached = cursor ? sql`left(${cursor.value}::text, length(p.place) + 1)` : sql`null`
  const comes = (than: SQL) => (cursor ? sql`p.place || chr(1) ${than} ${reached}` : sql`true`)
  const at = { key: keyAt(sql`n.place`), id: sql`${employees.id}` }
  const after =
    cursor === null
      ? undefined
      : and(
          sql`${nameKey} ${from} coalesce(n.name, ${isFalling ? sql`chr(1114111)` : sql`''`})`,
          order.after(cursor, at),
        )
  const firstOf = (isTheirs: SQL) => sql`
    select ${employees.id} as id, ${at.key} as key from ${employees} where ${and(who, isTheirs, after)}
    order by ${nameKey} ${direction}, ${employees.id} ${direction} limit ${limit + 1}`
  return sql`
    with counted as materialized (select ${column} as value, count(*) as people from ${employees} where ${who} group by 1),
    placed as materialized (
      select c.value, c.people, ${placeOf(sql`k.key`)} as place
      from counted c left join (${keysOf(sql`select c.value from counted c where c.value is not null`)}) k on k.value = c.value
    ), next as materialized (
      select b.value, b.place, b.name from (
        select p.value, p.place, ${cursor ? sql`case when p.place || chr(1) = ${reached} then substr(${cursor.value}::text, length(p.place) + 2) end` : sql`null::text`} as name,
          coalesce(sum(p.people) filter (where ${comes(beyond)})
          over (order by p.place ${direction} groups between unbounded preceding and 1 preceding), 0) as before
        from placed p where ${comes(from)}) b
      where b.before <= ${limit}
    )
    select r.id, r.key, ${cursor ? sql`${cursor.total}::float8` : sql`(select sum(people) from counted)::int`} as total from (
      select f.* from next n cross join lateral (${firstOf(sql`${column} = n.value`)}) f where n.value is not null
      union all select f.* from next n cross join lateral (${firstOf(sql`${column} is null`)}) f where n.value is null
    ) r order by ${order.by({ key: sql`r.key`, id: sql`r.id` })} limit ${limit + 1}`
}
