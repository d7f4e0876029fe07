import { and, sql, type Query } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../../db/client.ts'
import { categories, courseLevels, courseSearch } from '../../db/schema/index.ts'
import { fixedLimit, textStatement } from '../../db/statement.ts'
import { Corrector } from '../../search/correct.ts'
import { searchQuery } from '../../search/query.ts'
import {
  activeFilters,
  conditions,
  durationBounds,
  filterMask,
  filterValues,
  type FilterName,
} from './queries.ts'
import { durationFilters, priceFilters, type CourseFilterQuery } from './schema.ts'

/** More courses than these are not counted value by value: all of them would have to be read. */
const mostCounted = 20_000

/** The values on offer beside the categories, and what holds of a course that has one. */
const values: Partial<Record<FilterName, Record<string, string>>> = {
  level: Object.fromEntries(courseLevels.map(level => [level, `level = '${level}'`])),
  language: Object.fromEntries(['ar', 'en'].map(code => [code, `languages @> array['${code}']::text[]`])),
  price: Object.fromEntries(priceFilters.map(name => [name, `price ${name === 'free' ? '=' : '>'} 0`])),
  duration: Object.fromEntries(
    durationFilters.map(name => {
      const [shortest, longest] = durationBounds[name]
      return [name, `duration_seconds >= ${shortest} and duration_seconds < ${longest}`]
    }),
  ),
  rating: Object.fromEntries([4, 3].map(stars => [stars, `rating >= ${stars * 100}`])),
}

/** Several categories are values of the same group as one. */
const groupOf = (name: FilterName): FilterName => (name === 'categories' ? 'category' : name)

interface CountShape {
  filters: FilterName[]
  hasWords: boolean
}

/**
 * How many courses each value of each filter leaves, all other filters and the words as they are: the counts as JSON, and how many courses were
 * read. A filter that is set is a column of what is read, so that the counts of its own values can do without it.
 */
function countStatement(db: Database, { filters, hasWords }: CountShape): Query {
  const isSet = (name: FilterName) => sql<boolean>`(${conditions[name](courseSearch)})`.as(`by_${name}`)
  const words = sql`${courseSearch.vector} @@ to_tsquery('simple', ${sql.placeholder('matches')})`
  const found = db.$with('found').as(
    db
      .select({
        categoryId: courseSearch.categoryId,
        level: courseSearch.level,
        languages: courseSearch.languages,
        price: courseSearch.price,
        durationSeconds: courseSearch.durationSeconds,
        rating: courseSearch.rating,
        ...Object.fromEntries(filters.map(name => [`by_${name}`, isSet(name)])),
      })
      .from(courseSearch)
      .where(and(hasWords ? words : undefined))
      .limit(fixedLimit(mostCounted + 1)),
  )
  const others = (group: FilterName) =>
    ['true', ...filters.filter(name => groupOf(name) !== group).map(name => `by_${name}`)].join(' and ')
  const groups = Object.entries(values).map(([group, of]) => {
    const counts = Object.entries(of).map(
      ([value, holds]) => `'${value}', count(*) filter (where ${others(group as FilterName)} and ${holds})`,
    )
    return `'${group}', json_build_object(${counts.join(', ')})`
  })
  const byCategory = sql`(select coalesce(json_object_agg(k.slug, coalesce(n.courses, 0)), '{}') from ${categories} k
    left join (select category_id, count(*) as courses from found where ${sql.raw(others('category'))} group by category_id) n
    on n.category_id = k.id)`
  return db
    .with(found)
    .select({
      counts: sql`json_build_object('category', ${byCategory}, ${sql.raw(groups.join(', '))})`,
      read: sql`count(*)`,
    })
    .from(found)
    .toSQL()
}

/** Counts the courses behind the values of the catalogue's filters. */
export class FilterCounts {
  readonly #db: Database
  readonly #pool: pg.Pool
  readonly #corrector: Corrector
  readonly #statements = new Map<string, ReturnType<typeof textStatement>>()

  constructor(db: Database, pool: pg.Pool) {
    this.#db = db
    this.#pool = pool
    this.#corrector = new Corrector(db)
  }

  /** @returns `data` of the answer, ready to send; null where there are too many courses to count */
  async json(query: CourseFilterQuery): Promise<string> {
    const { counts, read } = await this.#count(query, query.q)
    if (read > mostCounted) return 'null'
    if (read > 0 || query.q === undefined) return counts
    // Words that find nothing: the list shows what was meant, and so do its counts.
    const meant = await this.#corrector.corrected(query.q)
    return meant === null ? counts : (await this.#count(query, meant.words)).counts
  }

  async #count(query: CourseFilterQuery, typed: string | undefined) {
    const words = typed === undefined ? null : searchQuery(typed)
    const shape = { filters: activeFilters(query), hasWords: words !== null }
    const [row] = await this.#statement(shape)({ ...filterValues(query), matches: words?.matches })
    return { counts: row?.[0] ?? 'null', read: Number(row?.[1] ?? 0) }
  }

  #statement(shape: CountShape) {
    const name = `course_counts_${filterMask(shape.filters)}${shape.hasWords ? '_words' : ''}`
    const known = this.#statements.get(name)
    if (known) return known
    // Planned for the words at hand, as the list's search is.
    const made = textStatement(this.#pool, shape.hasWords ? undefined : name, countStatement(this.#db, shape))
    this.#statements.set(name, made)
    return made
  }
}
