import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { readyCard } from '../../db/answers/ready.ts'
import type { Database } from '../../db/client.ts'
import { textStatement, type TextRow } from '../../db/statement.ts'
import type { Locale } from '../../locale.ts'
import { Corrector } from '../../search/correct.ts'
import { searchQuery, type SearchQuery } from '../../search/query.ts'
import { decodeCursor, pageOf } from '../cursor.ts'
import {
  activeFilters,
  filterMask,
  filterValues,
  listStatement,
  searchStatement,
  type ListShape,
  type ListSort,
  type SearchShape,
} from './queries.ts'
import type { CourseQuery } from './schema.ts'

type Statement = ReturnType<typeof textStatement>

const usualLimit = 24

/** Lists of courses: by an order, by filters, by words. A page's `data` are cards, ready to send. */
export class CourseLists {
  readonly #db: Database
  readonly #pool: pg.Pool
  readonly #statements = new Map<string, Statement>()
  readonly #corrector: Corrector
  readonly #namedOf: Record<Locale, Statement>

  constructor(db: Database, pool: pg.Pool) {
    this.#db = db
    this.#pool = pool
    this.#corrector = new Corrector(db)
    const named = (locale: Locale) =>
      textStatement(pool, `courses_named_${locale}`, {
        sql: `select ${readyCard('c', locale)} from courses c
          where c.id = any($1::bigint[]) and c.state = 'published' order by array_position($1::bigint[], c.id)`,
        params: [sql.placeholder('ids')],
      })
    this.#namedOf = { ar: named('ar'), en: named('en') }
  }

  /** One page of the courses a query asks for, in the reader's language. */
  async page(query: CourseQuery, locale: Locale) {
    if (query.ids !== undefined) return this.#named(query.ids.split(',').map(Number), locale)
    const words = query.q === undefined ? null : searchQuery(query.q)
    if (query.q !== undefined && words !== null) return this.#search(query, query.q, words, locale)
    const sort = sortOf(query)
    const cursor = decodeCursor(query.cursor, sort, sort === 'newest' ? 'moment' : 'number')
    const filters = activeFilters(query)
    const limit = query.limit ?? usualLimit
    const rows = await this.#list({ sort, filters, isFurther: cursor !== null, locale, limit })({
      ...filterValues(query),
      value: cursor?.value,
      id: cursor?.id,
    })
    const total = cursor?.total ?? Number(rows[0]?.[3] ?? 0)
    const page = pageOf(rows, limit, { total, isBounded: filters.length > 0 }, cardOf, ([, id, value]) => ({
      sort,
      value: cursorValue(sort, value),
      id: Number(id),
      total,
    }))
    return { ...page, meta: { ...page.meta, corrected_to: null } }
  }

  async #named(ids: number[], locale: Locale) {
    const rows = await this.#namedOf[locale]({ ids })
    const meta = { next_cursor: null, total: rows.length, total_is_capped: false, corrected_to: null }
    return { data: rows.map(cardOf), meta }
  }

  /** A search that finds nothing is tried once more with what was meant, and says so where that is spelt otherwise. */
  async #search(query: CourseQuery, typed: string, words: SearchQuery, locale: Locale) {
    const found = await this.#hits(query, words, locale)
    const asTyped = { ...found, meta: { ...found.meta, corrected_to: null } }
    if (found.data.length > 0 || query.cursor !== undefined) return asTyped
    const correction = await this.#corrector.corrected(typed)
    const meant = correction === null ? null : searchQuery(correction.words)
    if (correction === null || meant === null) return asTyped
    const { data, meta } = await this.#hits(query, meant, locale)
    const corrected_to = data.length === 0 ? null : correction.shown
    // Corrected hits are one page: its cursor would be for words that the person did not type.
    return { data, meta: { ...meta, next_cursor: null, total: data.length, corrected_to } }
  }

  async #hits(query: CourseQuery, words: SearchQuery, locale: Locale) {
    const sort = query.sort ?? 'relevance'
    const cursor = decodeCursor(query.cursor, `search ${sort}`, 'number')
    const offset = cursor?.id ?? 0
    const limit = query.limit ?? usualLimit
    const { isBroad, ...tsqueries } = words
    const find = this.#hitsOf({ sort, filters: activeFilters(query), isBroad, locale, limit })
    const rows = await find({ ...filterValues(query), ...tsqueries, offset })
    const total = Number(rows[0]?.[1] ?? cursor?.total ?? 0)
    return pageOf(rows, limit, { total, isBounded: false }, cardOf, () => ({
      sort: `search ${sort}`,
      value: 0,
      id: offset + limit,
      total,
    }))
  }

  #list(shape: ListShape): Statement {
    const name = `courses_${shape.sort}_${filterMask(shape.filters)}_${shape.isFurther ? 'further' : 'first'}_${shape.locale}`
    return this.#built(name, shape.limit, prepared =>
      textStatement(this.#pool, prepared, listStatement(this.#db, shape)),
    )
  }

  #hitsOf(shape: SearchShape): Statement {
    const name = `search_${shape.sort}_${filterMask(shape.filters)}_${shape.isBroad ? 'broad' : 'ranked'}_${shape.locale}`
    // Planned for the words at hand: of a common one the best sellers are walked through, of a rare one the index is asked.
    return this.#built(name, shape.limit, () =>
      textStatement(this.#pool, undefined, searchStatement(this.#db, shape)),
    )
  }

  /** Kept for pages of the usual length; other lengths would make fifty times as many statements. */
  #built(name: string, limit: number, make: (name: string | undefined) => Statement): Statement {
    if (limit !== usualLimit) return make(undefined)
    const known = this.#statements.get(name) ?? make(name)
    this.#statements.set(name, known)
    return known
  }
}

const cardOf = ([card]: TextRow): string => card ?? ''

/** The specification's `selling` and `date` are orders too. */
function sortOf(query: CourseQuery): ListSort {
  if (query.selling !== undefined) return 'best_selling'
  if (query.date !== undefined) return 'newest'
  return query.sort === undefined || query.sort === 'relevance' ? 'newest' : query.sort
}

function cursorValue(sort: ListSort, value: string | null | undefined): string | number {
  return sort === 'newest' ? new Date(Number(value)).toISOString() : Number(value)
}
