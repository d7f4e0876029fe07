import { sql, type SQL } from 'drizzle-orm'
import { nameKeyIn } from '../../../db/names.ts'
import { byNumber, byState } from '../../../db/schema/employee-order.ts'
import { employees } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { Cursor, CursorValue } from '../../cursor.ts'
import {
  departmentKey,
  jobKey,
  joiningKey,
  keyThenName,
  managerKey,
  type PeopleKey,
  placeOf,
  placeThenName,
  type SharedKey,
} from '../people-order.ts'
import { overdueOf, progressOf } from './progress.ts'
import type { EmployeeSort } from './schema.ts'

interface Place {
  key: SQL
  id: SQL
}

/** How the people of the list follow each other: by a key, and of one key by their ids. */
export interface EmployeeOrder {
  /** What the key is read from beside `employees`. */
  join: SQL
  key: SQL
  /** Whether all have to be put in order for a page. */
  hasNoIndex?: boolean
  /** What a cursor holds of it. */
  value: CursorValue
  /** Orders rows. @param at where their keys and ids stand */
  by: (at: Place) => SQL
  /** The condition for rows behind a cursor. */
  after: (cursor: Cursor, at: Place) => SQL
  /** Where many have one key. */
  shared?: SharedOrder
}

/** An order by a column that many have alike, and then by name: all of one value stand together. */
export interface SharedOrder extends Pick<SharedKey, 'column' | 'keysOf'> {
  isFalling: boolean
  /** Where those stand who have a key, or none where it is null. */
  placeOf: (key: SQL) => SQL
  /** What those of one value stand by. */
  nameKey: SQL
  /** The key of a row, by the place of its column's value. */
  keyAt: (place: SQL) => SQL
}

interface Ordered extends Partial<PeopleKey> {
  key: SQL
  value?: 'text' | 'number'
  /** Whether the largest key comes first. */
  isFalling: boolean
}

/** An order by a key, and of one key by ids. */
export function ordered({ join = sql``, key, value = 'text', isFalling }: Ordered): EmployeeOrder {
  const [direction, beyond] = isFalling ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const type = sql.raw(value === 'text' ? 'text' : 'bigint')
  return {
    join,
    key,
    value,
    by: at => sql`${at.key} ${direction}, ${at.id} ${direction}`,
    after: (cursor, at) =>
      sql`(${at.key}, ${at.id}) ${beyond} (${cursor.value}::${type}, ${cursor.id}::bigint)`,
  }
}

const newest: EmployeeOrder = {
  join: sql``,
  key: sql`''::text`,
  value: 'text',
  by: at => sql`${at.id} desc`,
  after: ({ id }, at) => sql`${at.id} < ${id}::bigint`,
}

/** By how far each is, `p`, as it is kept. */
function byProgress({ companyId }: CompanyMembership, key: SQL, isFalling: boolean): EmployeeOrder {
  const join = sql`left join (${progressOf(sql`${companyId}::bigint`)}) p on p.employee_id = ${employees.id}`
  return { ...ordered({ join, key, value: 'number', isFalling }), hasNoIndex: true }
}

/** Columns that are put in order by what stands in them, and then by name. */
const written: Partial<Record<string, (member: CompanyMembership, locale: Locale) => SharedKey>> = {
  job: ({ companyId }, locale) => jobKey(companyId, locale),
  department: ({ companyId }, locale) => departmentKey(companyId, locale),
  manager: managerKey,
  joined: joiningKey,
}

/** By a column, and of one key by name. */
export function byWritten(found: SharedKey, locale: Locale, isFalling: boolean): EmployeeOrder {
  const { column, keysOf } = found
  const place = (key: SQL) => placeOf(key, isFalling)
  return {
    ...ordered({ join: found.join, key: keyThenName(found, locale, isFalling), isFalling }),
    shared: {
      column,
      keysOf,
      isFalling,
      placeOf: place,
      nameKey: nameKeyIn(locale),
      keyAt: at => placeThenName(at, locale),
    },
  }
}

/**
 * By the reader’s collation: the key’s own order has Latin names first, as readers of English find them; readers of Arabic find them behind
 * the Arabic ones. With `-` before it, a column is read from its other end.
 */
export function orderOf(member: CompanyMembership, sort: EmployeeSort, locale: Locale): EmployeeOrder {
  const isBack = sort.startsWith('-')
  const column = isBack ? sort.slice(1) : sort
  if (column === 'newest') return newest
  if (column === 'progress') return byProgress(member, sql`coalesce(p.percent, -1)`, isBack)
  // Who has most overdue is first where nothing else is said.
  if (column === 'overdue')
    return byProgress(member, sql`coalesce(${overdueOf(sql`${member.companyId}::bigint`)}, 0)`, !isBack)
  if (column === 'number') return ordered({ key: byNumber(employees.number, isBack), isFalling: isBack })
  if (column === 'state')
    return ordered({ key: byState(employees.state, nameKeyIn(locale)), isFalling: isBack })
  const found = written[column]?.(member, locale)
  if (found === undefined) return ordered({ key: nameKeyIn(locale), isFalling: isBack })
  return byWritten(found, locale, isBack)
}
