import { foldDigits } from '@masar/text'

export const levels = ['beginner', 'intermediate', 'advanced'] as const
export const languages = ['ar', 'en'] as const
export const prices = ['free', 'paid'] as const
export const durations = ['short', 'medium', 'long'] as const
export const ratings = ['4', '3'] as const
export const sorts = ['relevance', 'newest', 'best_selling', 'top_rated', 'price_low', 'price_high'] as const

export type Sort = (typeof sorts)[number]

/** What the catalogue shows, as its URL says it; what is undefined does not narrow. */
export interface CourseFilters {
  q: string | undefined
  /** Slugs with commas between them: courses of any of these. */
  category: string | undefined
  level: (typeof levels)[number] | undefined
  language: (typeof languages)[number] | undefined
  price: (typeof prices)[number] | undefined
  duration: (typeof durations)[number] | undefined
  rating: string | undefined
  instructor: string | undefined
  sort: Sort | undefined
  selling: 'best_selling' | undefined
  date: 'newest' | undefined
}

export type FilterName = keyof CourseFilters

/** Filters that narrow the list; words and order are shown elsewhere. */
export const narrowing = [
  'category',
  'level',
  'language',
  'price',
  'duration',
  'rating',
  'instructor',
] as const satisfies readonly FilterName[]

export type NarrowingName = (typeof narrowing)[number]

const longestQuery = 100
/** As many as the service takes. */
const mostCategories = 20

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find(each => each === value)
const matching = (rule: RegExp, value: unknown): string | undefined =>
  typeof value === 'string' && rule.test(value) ? value : undefined

/** Reads a query, forgivingly: what is unknown or misspelt narrows nothing, so no link shows an error. */
export function filtersOf(search: Record<string, unknown>): CourseFilters {
  const q = typeof search['q'] === 'string' ? search['q'].slice(0, longestQuery) : ''
  return {
    q: q.trim() === '' ? undefined : q,
    category: categoryValue(String(search['category'] ?? '').split(',')),
    level: oneOf(levels, search['level']),
    language: oneOf(languages, search['language']),
    price: oneOf(prices, search['price']),
    duration: oneOf(durations, search['duration']),
    rating: matching(/^[1-5]$/, foldDigits(String(search['rating'] ?? ''))),
    instructor: matching(/^[1-9]\d{0,8}$/, search['instructor']),
    sort: oneOf(sorts, search['sort']),
    selling: oneOf(['best_selling'] as const, search['selling']),
    date: oneOf(['newest'] as const, search['date']),
  }
}

/** Each once and in one order, so that one list has one address. */
function categoryValue(slugs: readonly string[]): string | undefined {
  const known = [...new Set(slugs.filter(slug => /^[a-z0-9-]{1,60}$/.test(slug)))].sort()
  return known.slice(0, mostCategories).join(',') || undefined
}

/** The slugs of the categories that the list is narrowed to. */
export function categoriesOf({ category }: Pick<CourseFilters, 'category'>): string[] {
  return category?.split(',') ?? []
}

/** The list of the courses of these categories; of all where none is named. */
export function withCategories(filters: CourseFilters, slugs: readonly string[]): CourseFilters {
  return { ...filters, category: categoryValue(slugs) }
}

/** The order that the list stands in: the specification's `selling` and `date` are orders too. */
export function sortOf({ sort, selling, date, q }: CourseFilters): Sort {
  if (sort === 'relevance' && q === undefined) return 'newest'
  return sort ?? (selling && 'best_selling') ?? date ?? (q === undefined ? 'newest' : 'relevance')
}

/** The orders on offer: relevance means something only where words are searched. */
export function sortsFor({ q }: CourseFilters): readonly Sort[] {
  return q === undefined ? sorts.slice(1) : sorts
}

/** The same list in another order; the specification's older spellings of an order give way. */
export function withSort(filters: CourseFilters, sort: Sort): CourseFilters {
  const isUsual = sort === (filters.q === undefined ? 'newest' : 'relevance')
  return { ...filters, sort: isUsual ? undefined : sort, selling: undefined, date: undefined }
}

/** The same list for other words. */
export function withWords(filters: CourseFilters, typed: string): CourseFilters {
  const q = typed.trim().slice(0, longestQuery)
  const next = { ...filters, q: q === '' ? undefined : q }
  return next.q === undefined && next.sort === 'relevance' ? { ...next, sort: undefined } : next
}

/** The list without any narrowing, in the same words and order. */
export function withoutNarrowing(filters: CourseFilters): CourseFilters {
  return { ...filters, ...Object.fromEntries(narrowing.map(name => [name, undefined])) }
}

/** Whether neither words nor filters leave a course out. */
export function isWhole(filters: CourseFilters): boolean {
  return filters.q === undefined && narrowingCount(filters) === 0
}

/** How many values of filters narrow the list: each category counts. */
export function narrowingCount(filters: CourseFilters): number {
  const others = narrowing.filter(name => name !== 'category' && filters[name] !== undefined)
  return others.length + categoriesOf(filters).length
}
