import { fillPlaceholders, sql, type Placeholder, type Query } from 'drizzle-orm'
import type pg from 'pg'

/** Values as PostgreSQL writes them: no column is turned into a date or a number that is never read. */
const asText = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig

export type TextRow = (string | null)[]

/**
 * A prepared statement for what is read most: its rows are the columns' texts in their order, without drizzle's and
 * pg's mapping, which costs more than the rest of such a request.
 * @param name at most 63 characters; undefined prepares nothing, for shapes that are asked for rarely
 */
export function textStatement(
  pool: pg.Pool,
  name: string | undefined,
  { sql: text, params }: Query,
): (values?: Record<string, unknown>) => Promise<TextRow[]> {
  return async (values = {}) => {
    const { rows } = await pool.query<TextRow>({
      ...(name === undefined ? {} : { name }),
      text,
      values: fillPlaceholders(params, values),
      rowMode: 'array',
      types: asText,
    })
    return rows
  }
}

/**
 * A limit written into the statement. As a parameter, which is what the builder makes of a number, the planner would take
 * it for a tenth of the table and so plan every execution again: on a list, that is more work than reading it.
 */
export function fixedLimit(rows: number): Placeholder {
  return sql.raw(String(rows)) as unknown as Placeholder
}
