import { sql, type SQL } from 'drizzle-orm'
import { readyCard } from '../../../db/answers/ready.ts'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { CourseCard } from '../../catalogue/schema.ts'
import { countCap, decodeCursor, pageOf } from '../../cursor.ts'
import { likeOf } from '../../finding.ts'
import { holds, storedRule } from './rule.ts'

export const shelfSorts = ['best_selling', 'newest', 'top_rated', 'price_low', 'price_high'] as const
type ShelfSort = (typeof shelfSorts)[number]

/** As the catalogue has its courses in order; what is largest first, and of like ones the last id. */
const keys: Record<ShelfSort, SQL> = {
  best_selling: sql`c.sold`,
  newest: sql`(extract(epoch from c.published_at) * 1000)::bigint`,
  top_rated: sql`c.rating`,
  price_low: sql`-c.price`,
  price_high: sql`c.price`,
}

interface Wanted {
  /** Part of a title. */
  q?: string
  sort?: ShelfSort
  cursor?: string
  limit?: number
  /** Leaves out what this person has begun. */
  except?: number
}

/** One page of the published courses on a shelf, what sells best first unless asked otherwise. @param rule by `storedRule` or `givenRule` */
export async function shelfPage(
  db: Database,
  rule: SQL,
  { q, sort = 'best_selling', cursor: text, limit = 24, except }: Wanted,
  locale: Locale,
) {
  const cursor = decodeCursor(text, sort, 'number')
  const which = onShelf(rule, { q, except })
  const key = keys[sort]
  const after =
    cursor === null ? sql`true` : sql`(${key}, c.id) < (${cursor.value}::bigint, ${cursor.id}::bigint)`
  const { rows } = await db.execute<{ card: string; key: number; id: number }>(sql`
    select ${sql.raw(readyCard('c', locale))} as card, (${key})::float8 as key, c.id::float8 as id
    from ${which} and ${after} order by ${key} desc, c.id desc limit ${limit + 1}`)
  const total = cursor?.total ?? (await countUpTo(db, which))
  return pageOf(
    rows,
    limit,
    { total, isBounded: true },
    row => JSON.parse(row.card) as CourseCard,
    row => ({ sort, value: row.key, id: row.id, total }),
  )
}

function onShelf(rule: SQL, { q, except }: { q: string | undefined; except: number | undefined }): SQL {
  const begun =
    except === undefined
      ? sql``
      : sql` and not exists (select from enrolments e where e.user_id = ${except} and e.course_id = c.id)`
  const like = likeOf(q)
  const named = like === undefined ? sql`` : sql` and c.title_folded like ${like}`
  return sql`courses c join ${rule} r on ${holds} where c.state = 'published'${named}${begun}`
}

async function countUpTo(db: Database, which: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from ${which} limit ${countCap + 1}) as counted`,
  )
  return rows[0]?.n ?? 0
}

/** The companies with a shelf for which a person works, in the order of their ids. @param course those alone on whose shelf it stands */
export async function shelvesOf(db: Database, userId: number, locale: Locale, course?: number) {
  const stands =
    course === undefined
      ? sql``
      : sql` and exists (select from courses c join ${storedRule(sql`o.id`)} r on ${holds} where c.id = ${course})`
  const { rows } = await db.execute<{ id: number; name: BilingualText }>(sql`
    select o.id::float8 as id, o.legal_name as name from employees p join companies o on o.id = p.company_id
    join company_shelves s on s.company_id = o.id
    where p.user_id = ${userId} and p.state = 'active'${stands} order by o.id`)
  return rows.map(({ id, name }) => ({ id, name: pick(name, locale) }))
}

/** What of the shelf of the person's company they have not begun. @throws AppError `not_found` where it has none, or they do not work there */
export async function ownShelfPage(
  db: Database,
  userId: number,
  companyId: number,
  wanted: Wanted,
  locale: Locale,
) {
  const shelves = await shelvesOf(db, userId, locale)
  if (!shelves.some(({ id }) => id === companyId)) throw new AppError('not_found')
  return shelfPage(db, storedRule(sql`${companyId}::bigint`), { ...wanted, except: userId }, locale)
}
