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

/** As long as the service takes. */
export const longestQuery = 100
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
export function categoryValue(slugs: readonly string[]): string | undefined {
  const known = [...new Set(slugs.filter(slug => /^[a-z0-9-]{1,60}$/.test(slug)))].sort()
  return known.slice(0, mostCategories).join(',') || undefined
}
