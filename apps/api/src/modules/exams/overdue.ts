import { sql, type SQL } from 'drizzle-orm'
import { Type } from 'typebox'

/**
 * Whether an attempt is overdue: its time is up, and what was made before is still taken in. Derived, never stored: it stays `in_progress` until the
 * grace of 30 s has passed and the job submits it. A time that is up is none of the attempt's while another section follows.
 * @param alias of a row of `attempts`
 */
export function isOverdue(alias: string): SQL<boolean> {
  const a = sql.raw(alias)
  return sql<boolean>`(${a}.state = 'in_progress' and coalesce(${a}.deadline_at <= clock_timestamp(), false) and not ${hasNextSection(alias)})`
}

/** Whether a section follows the one that is under way. */
export function hasNextSection(alias: string): SQL<boolean> {
  const a = sql.raw(alias)
  return sql<boolean>`exists (select from attempt_sections n where n.attempt_id = ${a}.id and n.position > ${a}.section)`
}

/** As it travels. */
export const Overdue = Type.Boolean({
  description: 'Its time is up, and what was made before is still taken in, for half a minute.',
})
