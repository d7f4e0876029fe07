import type { Database } from '../../db/client.ts'
import type { Locale } from '../../locale.ts'
import { Corrector } from '../../search/correct.ts'
import { isBroadQuery, prefixQuery } from '../../search/query.ts'
import { decodeCursor, pageOf } from '../cursor.ts'
import { presentCard } from './presenter.ts'
import {
  activeFilters, filterValues, listStatement, searchStatement, type CardRow, type ListSort,
} from './queries.ts'
import type { CourseQuery } from './schema.ts'

/** Lists of courses: by an order, by filters, by words. */
export class CourseLists {
  readonly #db: Database
  readonly #statements = new Map<string, unknown>()
  readonly #corrector: Corrector

  constructor(db: Database) {
    this.#db = db
    this.#corrector = new Corrector(db)
  }

  /** One page of the courses a query asks for, in the reader's language. */
  async page(query: CourseQuery, locale: Locale) {
    const tsquery = query.q === undefined ? null : prefixQuery(query.q)
    if (query.q !== undefined && tsquery !== null) return this.#search(query, tsquery, locale)
    const sort = sortOf(query)
    const cursor = decodeCursor(query.cursor, sort, sort === 'newest' ? 'moment' : 'number')
    const names = activeFilters(query)
    const limit = query.limit ?? 24
    const statement = this.#prepared(`${sort} ${names.join()} ${cursor !== null}`, () => listStatement(this.#db, sort, names, cursor !== null))
    const rows = await statement.execute({ ...filterValues(query), limit: limit + 1, value: cursor?.value, id: cursor?.id })
    const total = cursor?.total ?? rows[0]?.total ?? 0
    return pageOf(rows, limit, { total, isBounded: names.length > 0 }, row => presentCard(row, locale), row => ({ sort, value: sortValue(row, sort), id: row.id, total }))
  }

  /** A search that finds nothing is tried once more with its typing errors put right. */
  async #search(query: CourseQuery, tsquery: string, locale: Locale) {
    const found = await this.#hits(query, tsquery, locale)
    if (found.data.length > 0 || query.cursor !== undefined) return found
    const meant = await this.#corrector.corrected(query.q ?? '')
    const corrected = meant === null ? null : prefixQuery(meant)
    return corrected === null ? found : this.#hits(query, corrected, locale, meant)
  }

  async #hits(query: CourseQuery, tsquery: string, locale: Locale, meant: string | null = null) {
    const sort = query.sort ?? 'relevance'
    const cursor = decodeCursor(query.cursor, `search ${sort}`, 'number')
    const offset = cursor?.id ?? 0
    const limit = query.limit ?? 24
    const names = activeFilters(query)
    const isBroad = isBroadQuery(tsquery)
    const statement = this.#prepared(`search ${sort} ${names.join()} ${isBroad}`, () => searchStatement(this.#db, sort, names, isBroad))
    const rows = await statement.execute({ ...filterValues(query), tsquery, limit: limit + 1, offset })
    const total = rows[0]?.total ?? cursor?.total ?? 0
    const page = pageOf(rows, limit, { total, isBounded: false }, row => presentCard(row, locale), () => ({ sort: `search ${sort}`, value: 0, id: offset + limit, total }))
    // Corrected hits are one page: its cursor would be of words that nobody typed.
    return meant === null ? page : { ...page, meta: { ...page.meta, next_cursor: null, total: page.data.length } }
  }

  #prepared<T>(key: string, make: () => T): T {
    if (!this.#statements.has(key)) this.#statements.set(key, make())
    return this.#statements.get(key) as T
  }
}

/** The specification's `selling` and `date` are orders too. */
function sortOf(query: CourseQuery): ListSort {
  if (query.selling !== undefined) return 'best_selling'
  if (query.date !== undefined) return 'newest'
  return query.sort === undefined || query.sort === 'relevance' ? 'newest' : query.sort
}

function sortValue(row: CardRow, sort: ListSort): string | number {
  switch (sort) {
    case 'newest': return row.publishedAt?.toISOString() ?? ''
    case 'best_selling': return row.sold
    case 'top_rated': return row.rating
    case 'price_low': case 'price_high': return row.price
  }
}
