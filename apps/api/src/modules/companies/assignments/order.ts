import { and, sql, type SQL } from 'drizzle-orm'
import { nameKeyIn } from '../../../db/names.ts'
import { assignments, courses, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { Cursor, CursorValue } from '../../cursor.ts'
import { readKey } from '../people-order.ts'
import type { AssignmentSort } from './schema.ts'

/** How assignments follow each other: by keys, and of like ones by their ids. */
export interface AssignmentOrder {
  /** What the keys but the id are read from, in this order. */
  first?: First
  /** @param id of the rows */
  by: (id: SQL) => SQL
  /** What a cursor holds of a row. */
  value: CursorValue
  held: SQL<string | number>
  /** The condition for rows behind a cursor. */
  after: (cursor: Cursor) => SQL
}

/** What assignments are looked for by, one after the other: few of each are read, however many there are. */
interface First {
  from: SQL
  /** The condition for the assignments of one of them. */
  isOfIt: SQL
}

interface Ordered {
  first?: First
  /** The keys before the id. */
  keys: SQL[]
  value: CursorValue
  held: SQL<string | number>
  /** The same of a cursor. */
  of: (cursor: Cursor) => SQL[]
}

function ordered({ first, keys, value, held, of }: Ordered, isFalling: boolean): AssignmentOrder {
  const [direction, beyond] = isFalling ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const list = (parts: SQL[]) => sql.join(parts, sql`, `)
  return {
    ...(first && { first }),
    by: of => list([...keys, of].map(key => sql`${key} ${direction}`)),
    value,
    held,
    after: cursor =>
      sql`(${list([...keys, id])}) ${beyond} (${list([...of(cursor), sql`${cursor.id}::bigint`])})`,
  }
}

const id = sql`${assignments.id}`

/** Nothing due stands behind everything that is. As the index says it. */
const dueKey = sql<string>`coalesce(${assignments.dueOn}, '9999-12-31'::date)`

const byDue: Ordered = {
  keys: [dueKey],
  value: 'day',
  held: sql<string>`${dueKey}::text`,
  of: cursor => [sql`${cursor.value}::date`],
}

const byAge: Ordered = {
  keys: [],
  value: 'number',
  held: sql<number>`${assignments.id}::float8`,
  of: () => [],
}

const byProgress: Ordered = {
  keys: [sql`${assignments.percent}`],
  value: 'number',
  held: sql<number>`${assignments.percent}`,
  of: cursor => [sql`${cursor.value}::bigint`],
}

/** By a text and what it is of: one person's or one course's stand together, also where another has the same name. */
function byText(text: SQL, of: SQL): Ordered {
  return {
    keys: [text, of],
    value: 'text',
    held: sql<string>`${of}::text || ' ' || ${text}`,
    of: cursor => {
      const [, number = '', key = ''] = /^(\d{1,15}) (.*)$/s.exec(String(cursor.value)) ?? []
      if (number === '') throw new AppError('malformed')
      return [sql`${key}::text`, sql`${number}::bigint`]
    },
  }
}

/** Courses by their titles, as the reader has them, folded once for each that is assigned at all; put in order already, so that few rows are read of each. */
function byCourse(companyId: number, locale: Locale, isFalling: boolean): Ordered {
  const direction = isFalling ? sql`desc` : sql`asc`
  const title = sql`coalesce(c.title ->> ${locale}, c.title ->> 'ar', c.title ->> 'en')`
  const titled = sql`(select c.id, f.key from ${courses} c cross join lateral (select ${readKey(locale, title)} as key offset 0) f
    where exists (select from ${assignments} o where o.company_id = ${companyId} and o.course_id = c.id)
    order by f.key ${direction}, c.id ${direction} offset 0) titled`
  const first = { from: titled, isOfIt: sql`${assignments.courseId} = titled.id` }
  return { first, ...byText(sql`titled.key`, sql`titled.id`) }
}

/** Selects a page of the rows that are asked for: their `id` and what a cursor holds of them. */
export function pageIn({ first, by, held }: AssignmentOrder, which: SQL | undefined, limit: number): SQL {
  const rows = sql`select ${id} as id, ${held} as held from ${assignments} join ${employees} on ${employees.id} = ${assignments.employeeId}
    where ${and(which, first?.isOfIt)} order by ${by(id)} limit ${limit}`
  if (first === undefined) return rows
  return sql`select a.id, a.held from ${first.from} cross join lateral (${rows}) a order by ${by(sql`a.id`)} limit ${limit}`
}

/** The order that is asked for, in the reader's language; with `-` before it from its other end. */
export function orderOf(companyId: number, sort: AssignmentSort, locale: Locale): AssignmentOrder {
  const isBack = sort.startsWith('-')
  switch (sort) {
    case 'newest':
    case 'oldest':
      return ordered(byAge, sort === 'newest')
    case 'person':
    case '-person':
      return ordered(byText(nameKeyIn(locale), sql`${employees.id}`), isBack)
    case 'course':
    case '-course':
      return ordered(byCourse(companyId, locale, isBack), isBack)
    case 'progress':
    case '-progress':
      return ordered(byProgress, isBack)
    default:
      return ordered(byDue, isBack)
  }
}
