import {
  categoryValue,
  type CourseFilters,
  type FilterName,
  longestQuery,
  type Sort,
  sorts,
} from './filters.ts'

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

/** The slugs of the categories that the list is narrowed to. */
export function categoriesOf({ category }: Pick<CourseFilters, 'category'>): string[] {
  return category?.split(',') ?? []
}

/** The list of the courses of these categories; of all where none is named. */
export function withCategories(filters: CourseFilters, slugs: readonly string[]): CourseFilters {
  return { ...filters, category: categoryValue(slugs) }
}

/** The order of the list: the specification's `selling` and `date` are orders too. */
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
