import type { PeopleColumn, ReportSort } from '@masar/text/rows'
import { sql, type SQL } from 'drizzle-orm'
import { nameKeyIn } from '../../../db/names.ts'
import type { Locale } from '../../../locale.ts'
import type { Cursor } from '../../cursor.ts'
import { type EmployeeOrder, ordered } from '../employees/order.ts'

/** A day, or none, which lies before all of them. */
const daysSince = (day: SQL) => sql`coalesce(${day} - date '1970-01-01', -1)`

/** What people are put in order by, a whole number, of what is counted of them, `s`; null where a person has none. */
const keys: Record<PeopleColumn, SQL> = {
  assigned: sql`s.assigned`,
  not_started: sql`s.not_started`,
  in_progress: sql`s.in_progress`,
  completed: sql`s.completed`,
  overdue: sql`s.overdue`,
  begun: sql`s.begun`,
  begun_completed: sql`s.begun_completed`,
  // Of activity all are listed, those who did not learn, too.
  hours: sql`coalesce(s.seconds, 0)`,
  days: sql`coalesce(s.days, 0)`,
  results: sql`s.results`,
  passed: sql`s.passed`,
  // Rounded in whole numbers: that is quicker by far.
  share: sql`(20000::bigint * s.passed + s.results) / nullif(2::bigint * s.results, 0)`,
  mean: sql`round(s.mean * 10)`,
  last_on: daysSince(sql`s.last_on::date`),
}

/** How the people of a report stand. */
export interface PersonOrder extends Pick<EmployeeOrder, 'key' | 'value' | 'by' | 'after'> {
  sort: ReportSort
  /** By which number; undefined for names, which an index has in order. */
  column?: PeopleColumn
}

/** By name as the reader finds them, or by what is counted of each; who has no such number comes last in either direction, and who never learned has learned longest ago. */
export function personOrder(locale: Locale, sort: ReportSort = 'name'): PersonOrder {
  const isFalling = sort.startsWith('-')
  const column = (isFalling ? sort.slice(1) : sort) as PeopleColumn | 'name'
  if (column === 'name') return { sort, ...ordered({ key: nameKeyIn(locale), isFalling }) }
  const none = sql.raw(isFalling ? '-2' : '2147483647')
  const key = sql`coalesce(${keys[column]}, ${none})::float8`
  return { sort, column, ...ordered({ key, value: 'number', isFalling }) }
}

/** The condition for the people behind a cursor. */
export const behind = ({ after, key }: PersonOrder, cursor: Cursor | null, id: SQL): SQL | undefined =>
  cursor === null ? undefined : after(cursor, { key, id })
