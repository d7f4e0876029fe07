import { and, asc, desc, eq, gte, notInArray, sql, type Query, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { fixedLimit } from '../../db/statement.ts'
import { readyCard } from '../../db/answers/ready.ts'
import { courses, courseSearch } from '../../db/schema/index.ts'
import type { Locale } from '../../locale.ts'
import { countCap } from '../cursor.ts'
import type { CourseQuery } from './schema.ts'

/** A course as lists show it, in one language. */
export const cardIn = (locale: Locale) => sql<string>`${sql.raw(readyCard('courses', locale))}`

/** The same in both languages: what `presentCard` reads. */
export const cardFields = { cardAr: cardIn('ar'), cardEn: cardIn('en') }

export type ListSort = 'newest' | 'best_selling' | 'top_rated' | 'price_low' | 'price_high'
export const filterNames = [
  'category',
  'level',
  'language',
  'price',
  'duration',
  'rating',
  'instructor',
  'categories',
] as const
/** `categories` is a category filter that names several: one alone is read in the order of its own indexes. */
export type FilterName = (typeof filterNames)[number]
export type Filters = Pick<CourseQuery, Exclude<FilterName, 'categories'>>

const placeholder = sql.placeholder
const isPublished = eq(courses.state, sql`'published'`)
const hour = 3600
export const durationBounds = {
  short: [0, 2 * hour],
  medium: [2 * hour, 8 * hour],
  long: [8 * hour, 2 ** 31 - 1],
} as const

/** Lists read the courses themselves, searches their narrow twin; both have the columns that filters and orders name. */
type Source = typeof courses | typeof courseSearch

/** What each filter asks of a course. */
export const conditions: Record<FilterName, (from: Source) => SQL> = {
  category: from =>
    eq(from.categoryId, sql`(select id from categories where slug = ${placeholder('category')})`),
  categories: from =>
    sql`${from.categoryId} = any(array(select id from categories where slug = any(string_to_array(${placeholder('category')}, ','))))`,
  level: from => eq(from.level, placeholder('level')),
  language: from => sql`${from.languages} @> array[${placeholder('language')}]::text[]`,
  price: from => sql`(${from.price} = 0) = ${placeholder('isFree')}::boolean`,
  duration: from =>
    sql`${from.durationSeconds} >= ${placeholder('shortest')}::int and ${from.durationSeconds} < ${placeholder('longest')}::int`,
  rating: from => gte(from.rating, placeholder('rating')),
  instructor: from => eq(from.instructorId, placeholder('instructor')),
}

const ordered: Record<ListSort, (from: Source) => SQL[]> = {
  newest: from => [desc(from.publishedAt), desc(from.id)],
  best_selling: from => [desc(from.sold), desc(from.id)],
  top_rated: from => [desc(from.rating), desc(from.id)],
  price_low: from => [asc(from.price), asc(from.id)],
  price_high: from => [desc(from.price), desc(from.id)],
}

/** What a list's next page goes on from, and how. */
const continued: Record<ListSort, { value: SQL; after: SQL }> = {
  newest: {
    value: sql`(extract(epoch from ${courses.publishedAt}) * 1000)::bigint`,
    after: sql`(${courses.publishedAt}, ${courses.id}) < (${placeholder('value')}::timestamptz, ${placeholder('id')}::bigint)`,
  },
  best_selling: {
    value: sql`${courses.sold}`,
    after: sql`(${courses.sold}, ${courses.id}) < (${placeholder('value')}::bigint, ${placeholder('id')}::bigint)`,
  },
  top_rated: {
    value: sql`${courses.rating}`,
    after: sql`(${courses.rating}, ${courses.id}) < (${placeholder('value')}::bigint, ${placeholder('id')}::bigint)`,
  },
  price_low: {
    value: sql`${courses.price}`,
    after: sql`(${courses.price}, ${courses.id}) > (${placeholder('value')}::bigint, ${placeholder('id')}::bigint)`,
  },
  price_high: {
    value: sql`${courses.price}`,
    after: sql`(${courses.price}, ${courses.id}) < (${placeholder('value')}::bigint, ${placeholder('id')}::bigint)`,
  },
}

/** The filters' values as the placeholders above want them. */
export function filterValues(filters: Filters): Record<string, unknown> {
  const [shortest, longest] = durationBounds[filters.duration ?? 'short']
  return {
    ...filters,
    isFree: filters.price === 'free',
    shortest,
    longest,
    rating: (filters.rating ?? 0) * 100,
  }
}

export function activeFilters(filters: Filters): FilterName[] {
  const isSeveral = filters.category?.includes(',') ?? false
  return filterNames.filter(name => {
    if (name === 'categories') return isSeveral
    return filters[name] !== undefined && !(name === 'category' && isSeveral)
  })
}

/** The filters as one number, since a prepared statement's name is cut off at 63 characters. */
export function filterMask(filters: FilterName[]): number {
  return filters.reduce((sum, name) => sum + 2 ** filterNames.indexOf(name), 0)
}

/** What tells one list statement from another. */
export interface ListShape {
  sort: ListSort
  filters: FilterName[]
  isFurther: boolean
  locale: Locale
  limit: number
}

/** The courses that pass the named filters, one more than shown: card, id, sort value, total. */
export function listStatement(db: Database, { sort, filters, isFurther, locale, limit }: ListShape): Query {
  const where = and(isPublished, ...filters.map(name => conditions[name](courses)))
  const counted =
    filters.length === 0
      ? sql`(select value from counter_totals where name = 'courses_published')`
      : sql`(select count(*) from (select 1 from ${courses} where ${where} limit ${sql.raw(String(countCap + 1))}) counted)`
  return db
    .select({
      card: cardIn(locale),
      id: courses.id,
      value: continued[sort].value,
      total: isFurther ? sql`0` : counted,
    })
    .from(courses)
    .where(isFurther ? and(where, continued[sort].after) : where)
    .orderBy(...ordered[sort](courses))
    .limit(fixedLimit(limit + 1))
    .toSQL()
}

/** How many of the best sellers among a word's hits are ranked: ranking all hits of a common word would cost 100 ms. */
const rankedHits = 500

/** Words of one or two letters begin half of all words: only so many best sellers are searched for them. */
const lookedThrough = 1000

export interface SearchShape {
  sort: ListSort | 'relevance'
  filters: FilterName[]
  /** The words are so short that the catalogue's best sellers have to do. */
  isBroad: boolean
  locale: Locale
  limit: number
}

/**
 * Full-text search: titles that hold the words as typed, then titles that hold them in any form, then the rest by weight (title over summary
 * over text, A, B, C) and by what sells best; or the hits in another order. Card and total.
 */
export function searchStatement(db: Database, { sort, filters, isBroad, locale, limit }: SearchShape): Query {
  const [matches, inTitle, exact, whole] = (['matches', 'inTitle', 'exact', 'whole'] as const).map(
    name => sql`to_tsquery('simple', ${placeholder(name)})`,
  ) as [SQL, SQL, SQL, SQL]
  const passes = and(...filters.map(name => conditions[name](courseSearch)))
  const inTitles = titleHits(db, and(passes, sql`${courseSearch.vector} @@ ${inTitle}`))
  const ranked = db
    .select()
    .from(inTitles)
    .unionAll(otherHits(db, and(passes, sql`${courseSearch.vector} @@ ${matches}`), inTitles))
  // The same columns by two ways; the builder's types tell them apart by the table alone.
  const hits = db
    .$with('hits')
    .as(isBroad ? (broadHits(db, passes, matches, exact) as unknown as typeof ranked) : ranked)
  const tier = sql`(${hits.vector} @@ ${exact})::int + (${hits.vector} @@ ${inTitle})::int`
  const rank = sql`ts_rank('{0.01, 0.1, 0.4, 1.0}', ${hits.vector}, ${matches})`
  const order =
    sort === 'relevance'
      ? [desc(tier), desc(isBroad ? sql`${hits.vector} @@ ${whole}` : rank), desc(hits.sold), desc(hits.id)]
      : ordered[sort](hits as unknown as Source)
  // Ordered before they are joined: only the page that is shown is read from the wide table.
  const shown = db.$with('shown').as(
    db
      .select({
        id: hits.id,
        place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
      })
      .from(hits)
      .orderBy(sql`place`)
      .limit(fixedLimit(limit + 1))
      .offset(placeholder('offset')),
  )
  return db
    .with(...(isBroad ? [] : [inTitles]), hits, shown)
    .select({ card: cardIn(locale), total: sql`(select count(*) from hits)` })
    .from(shown)
    .innerJoin(courses, eq(courses.id, shown.id))
    .orderBy(sql`shown.place`)
    .toSQL()
}

const bestSellers = (db: Database, where: SQL | undefined, sold: SQLWrapper = courseSearch.sold) =>
  db.select().from(courseSearch).where(where).orderBy(desc(sold)).limit(fixedLimit(rankedHits))

/**
 * The best sellers of the hits in titles. The sum keeps the planner from walking through the best sellers in their order: for several words in
 * one it takes many rare ones for a common one, and walks through a third of the catalogue.
 */
const titleHits = (db: Database, where: SQL | undefined) =>
  db.$with('title_hits').as(bestSellers(db, where, sql`${courseSearch.sold} + 0`))

/** Where titles leave room: the best sellers of the hits that are in no title. */
function otherHits(db: Database, where: SQL | undefined, inTitles: ReturnType<typeof titleHits>) {
  const isRoom = sql`(select count(*) from ${inTitles}) < ${sql.raw(String(rankedHits))}`
  const isOther = notInArray(courseSearch.id, db.select({ id: inTitles.id }).from(inTitles))
  return bestSellers(db, and(where, isRoom, isOther))
}

/** Those of the best sellers that have a word beginning so, and the best sellers with the whole word in their titles. */
function broadHits(db: Database, passes: SQL | undefined, matches: SQL, exact: SQL) {
  const popular = db
    .select()
    .from(courseSearch)
    .where(passes)
    .orderBy(desc(courseSearch.sold), desc(courseSearch.id))
    .limit(fixedLimit(lookedThrough))
    .as('popular')
  const among = db
    .select()
    .from(popular)
    .where(sql`${popular.vector} @@ ${matches}`)
    .limit(fixedLimit(rankedHits))
  return among.union(bestSellers(db, and(passes, sql`${courseSearch.vector} @@ ${exact}`)))
}
