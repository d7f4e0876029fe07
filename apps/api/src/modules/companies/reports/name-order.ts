import { sql } from 'drizzle-orm'
import { nameKeyIn } from '../../../db/names.ts'
import { employees } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import type { Cursor } from '../../cursor.ts'

/** How people stand: by name as the reader finds them, from either end. An index has them so. */
export function nameOrder(locale: Locale, sort: 'name' | '-name' = 'name') {
  const key = nameKeyIn(locale)
  const [direction, beyond] = sort === 'name' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  return {
    sort,
    key,
    by: sql`${key} ${direction}, ${employees.id} ${direction}`,
    /** The same for the rows `p` of a page that are found. */
    ofPage: sql`p.sort_key ${direction}, p.id ${direction}`,
    after: ({ value, id }: Cursor) =>
      sql`(${key}, ${employees.id}) ${beyond} (${value}::text, ${id}::bigint)`,
  }
}
