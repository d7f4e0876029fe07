import { sql, type SQL } from 'drizzle-orm'
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

/** An index of the published courses of which something holds, by what was sold. */
export const bestOf = (name: string, by: Record<'sold' | 'id' | 'state', ExtraConfigColumn>, holds: SQL) =>
  index(name)
    .on(by.sold.desc().nullsFirst(), by.id.desc().nullsFirst())
    .where(sql`${by.state} = 'published' and ${holds}`)

/**
 * The same in either language, first those that are taught in it: what a page in it picks from both is read off in its order. The one of both is of
 * no use beside them, but to drop it would hold up whoever reads courses until the migration ends.
 */
export const bestTaughtIn = (
  name: string,
  by: Record<'languages' | 'sold' | 'id' | 'state', ExtraConfigColumn>,
  holds: SQL,
) => [
  bestOf(name, by, holds),
  ...(['ar', 'en'] as const).map(language =>
    index(`${name}_${language}`)
      .on(
        sql`(${by.languages} @> array['${sql.raw(language)}']::text[]) desc`,
        by.sold.desc().nullsFirst(),
        by.id.desc().nullsFirst(),
      )
      .where(sql`${by.state} = 'published' and ${holds}`),
  ),
]
