import { and, asc, desc, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { categories, counters, courses, instructors } from '../../db/schema/index.ts'
import { countCap } from '../cursor.ts'
import type { CourseQuery } from './schema.ts'

/** The columns of a course in a list; kept lean, since lists are what is read most. */
export const cardFields = {
  id: courses.id,
  title: courses.title,
  level: courses.level,
  languages: courses.languages,
  price: courses.price,
  compareAtPrice: courses.compareAtPrice,
  currency: courses.currency,
  rating: courses.rating,
  ratingCount: courses.ratingCount,
  durationSeconds: courses.durationSeconds,
  lessonCount: courses.lessonCount,
  cover: courses.cover,
  sold: courses.sold,
  publishedAt: courses.publishedAt,
  categoryId: categories.id,
  categorySlug: categories.slug,
  categoryName: categories.name,
  instructorId: instructors.id,
  instructorName: instructors.name,
}

export type ListSort = 'newest' | 'best_selling' | 'top_rated' | 'price_low' | 'price_high'
export const filterNames = ['category', 'level', 'language', 'price', 'duration', 'rating', 'instructor'] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Pick<CourseQuery, FilterName>

const placeholder = sql.placeholder
const isPublished = eq(courses.state, sql`'published'`)
const hour = 3600
export const durationBounds = { short: [0, 2 * hour], medium: [2 * hour, 8 * hour], long: [8 * hour, 2 ** 31 - 1] } as const

const conditions: Record<FilterName, () => SQL> = {
  category: () => eq(courses.categoryId, sql`(select id from categories where slug = ${placeholder('category')})`),
  level: () => eq(courses.level, placeholder('level')),
  language: () => sql`${courses.languages} @> array[${placeholder('language')}]::text[]`,
  price: () => sql`(${courses.price} = 0) = ${placeholder('isFree')}::boolean`,
  duration: () => sql`${courses.durationSeconds} >= ${placeholder('shortest')}::int and ${courses.durationSeconds} < ${placeholder('longest')}::int`,
  rating: () => gte(courses.rating, placeholder('rating')),
  instructor: () => eq(courses.instructorId, placeholder('instructor')),
}

const orders: Record<ListSort, { by: SQL[], after: SQL }> = {
  newest: { by: [desc(courses.publishedAt), desc(courses.id)], after: sql`(${courses.publishedAt}, ${courses.id}) < (${placeholder('value')}::timestamptz, ${placeholder('id')}::bigint)` },
  best_selling: { by: [desc(courses.sold), desc(courses.id)], after: sql`(${courses.sold}, ${courses.id}) < (${placeholder('value')}::bigint, ${placeholder('id')}::bigint)` },
  top_rated: { by: [desc(courses.rating), desc(courses.id)], after: sql`(${courses.rating}, ${courses.id}) < (${placeholder('value')}::bigint, ${placeholder('id')}::bigint)` },
  price_low: { by: [asc(courses.price), asc(courses.id)], after: sql`(${courses.price}, ${courses.id}) > (${placeholder('value')}::bigint, ${placeholder('id')}::bigint)` },
  price_high: { by: [desc(courses.price), desc(courses.id)], after: sql`(${courses.price}, ${courses.id}) < (${placeholder('value')}::bigint, ${placeholder('id')}::bigint)` },
}

/** The filters' values as the placeholders above want them. */
export function filterValues(filters: Filters): Record<string, unknown> {
  const [shortest, longest] = durationBounds[filters.duration ?? 'short']
  return { ...filters, isFree: filters.price === 'free', shortest, longest, rating: (filters.rating ?? 0) * 100 }
}

export function activeFilters(filters: Filters): FilterName[] {
  return filterNames.filter(name => filters[name] !== undefined)
}

/** The courses that pass the named filters; one prepared statement per combination that is ever asked for. */
export function listStatement(db: Database, sort: ListSort, names: FilterName[], isFurther: boolean) {
  const where = and(isPublished, ...names.map(name => conditions[name]()))
  const counted = names.length === 0
    ? sql<number>`(select value from ${counters} where name = 'courses_published')::int`
    : sql<number>`(select count(*) from (select 1 from ${courses} where ${where} limit ${sql.raw(String(countCap + 1))}) counted)::int`
  return db.select({ ...cardFields, total: isFurther ? sql<number>`0` : counted })
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .innerJoin(instructors, eq(instructors.id, courses.instructorId))
    .where(isFurther ? and(where, orders[sort].after) : where)
    .orderBy(...orders[sort].by)
    .limit(placeholder('limit'))
    .prepare(`courses_${sort}_${names.join('_')}${isFurther ? '_further' : ''}`)
}

/** How many of the best sellers among a word's hits are ranked: ranking all hits of a common word would cost 100 ms. */
const rankedHits = 500

/** Words of one or two letters begin half of all words: only so many best sellers are looked through for them. */
const broadHits = 1000

/**
 * Full-text search: title over summary over text (weights A, B, C), then what sells best; or the hits in another order.
 * @param isBroad the words are so short that the catalogue's best sellers have to do, unranked
 */
export function searchStatement(db: Database, sort: ListSort | 'relevance', names: FilterName[], isBroad: boolean) {
  const tsquery = sql`to_tsquery('simple', ${placeholder('tsquery')})`
  const passes = and(isPublished, ...names.map(name => conditions[name]()))
  const fields = { id: courses.id, sold: courses.sold, vector: courses.searchVector }
  const all = db.select(fields).from(courses).where(and(passes, sql`${courses.searchVector} @@ ${tsquery}`)).orderBy(desc(courses.sold)).limit(rankedHits)
  const popular = db.select(fields).from(courses).where(passes).orderBy(desc(courses.sold), desc(courses.id)).limit(broadHits).as('popular')
  const amongPopular = db.select({ id: popular.id, sold: popular.sold, vector: popular.vector }).from(popular).where(sql`${popular.vector} @@ ${tsquery}`).orderBy(desc(popular.sold)).limit(rankedHits)
  // The same three columns by two ways; the builder's types tell them apart by the table alone.
  const hits = db.$with('hits').as(isBroad ? amongPopular as unknown as typeof all : all)
  const rank = sql`ts_rank('{0.01, 0.1, 0.4, 1.0}', ${hits.vector}, ${tsquery})`
  return db.with(hits).select({ ...cardFields, total: sql<number>`(select count(*) from hits)::int` }).from(hits)
    .innerJoin(courses, eq(courses.id, hits.id))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .innerJoin(instructors, eq(instructors.id, courses.instructorId))
    .orderBy(...(sort === 'relevance' ? [...(isBroad ? [] : [desc(rank)]), desc(hits.sold), desc(hits.id)] : orders[sort].by))
    .limit(placeholder('limit')).offset(placeholder('offset'))
    .prepare(`courses_search_${sort}_${names.join('_')}${isBroad ? '_broad' : ''}`)
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof listStatement>['execute']>>[number]
