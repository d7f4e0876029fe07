import { sql, type GetColumnData, type SQL } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

type Part = PgColumn | SQL
type RowOf<Fields extends Record<string, Part>> = {
  [Name in keyof Fields]: Fields[Name] extends PgColumn
    ? GetColumnData<Fields[Name]>
    : Fields[Name] extends SQL<infer Value>
      ? Value
      : never
}

/**
 * The rows of a subselect as one column of a statement: what belongs to a row comes with it, without a statement of its own. Columns are
 * mapped as when they are selected, expressions stay as JSON has them.
 * @param rest what follows the fields: `from` and `where`
 */
export function jsonRows<Fields extends Record<string, Part>>(
  fields: Fields,
  orderBy: PgColumn,
  rest: SQL,
): SQL<RowOf<Fields>[]> {
  const named = Object.entries(fields)
  const parts = sql.join(Object.values(fields), sql`, `)
  const rowOf = (values: unknown[]) =>
    Object.fromEntries(
      named.map(([name, part], place) => {
        const value = values[place]
        return [name, value !== null && part instanceof PgColumn ? part.mapFromDriverValue(value) : value]
      }),
    ) as RowOf<Fields>
  return sql`(select coalesce(json_agg(json_build_array(${parts}) order by ${orderBy}), '[]') ${rest})`.mapWith(
    (rows: unknown[][]) => rows.map(rowOf),
  )
}
