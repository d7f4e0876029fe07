import { expect, test } from 'vitest'
import {
  categoriesOf,
  isWhole,
  narrowingCount,
  sortOf,
  sortsFor,
  withCategories,
  withoutNarrowing,
  withSort,
  withWords,
} from './filter-changes.ts'
import { filtersOf } from './filters.ts'

const none = filtersOf({})
const named = (filters: object) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))

test('a link with filters is read as it was shared', () => {
  const search = {
    q: 'بايثون',
    category: 'data-ai',
    level: 'beginner',
    language: 'ar',
    price: 'free',
    duration: 'short',
    rating: '4',
    instructor: '7',
    sort: 'top_rated',
  }
  expect(named(filtersOf(search))).toEqual(search)
})

test.each([
  ['level', 'expert'],
  ['language', 'fr'],
  ['category', '../x'],
  ['category', ',,'],
  ['rating', '6'],
  ['rating', '4.5'],
  ['instructor', '0'],
  ['instructor', 'x'],
  ['sort', 'random'],
  ['price', ''],
  ['q', '   '],
  ['utm_source', 'mail'],
])('%s=%s narrows nothing and fails nothing', (name, value) =>
  expect(filtersOf({ [name]: value })).toEqual(none),
)

test('several categories are read in any order, each once, without what is none', () => {
  const filters = filtersOf({ category: 'finance,data-ai,../x,,finance', level: 'beginner' })
  expect(filters.category).toBe('data-ai,finance')
  expect(categoriesOf(filters)).toEqual(['data-ai', 'finance'])
  expect(narrowingCount(filters)).toBe(3)
  expect(withCategories(filters, ['writing', 'arts']).category).toBe('arts,writing')
  expect(named(withCategories(filters, []))).toEqual({ level: 'beginner' })
  const many = Array.from({ length: 30 }, (_, n) => `c-${n}`).join(',')
  expect(categoriesOf(filtersOf({ category: many }))).toHaveLength(20)
})

test('a rating in Arabic-Indic digits is a rating', () => expect(filtersOf({ rating: '٤' }).rating).toBe('4'))
test('words longer than the service takes are cut', () =>
  expect(filtersOf({ q: 'a'.repeat(300) }).q).toHaveLength(100))

test('the order is relevance for words, newest without, and the older spellings are understood', () => {
  expect(sortOf(none)).toBe('newest')
  expect(sortOf(filtersOf({ q: 'x' }))).toBe('relevance')
  expect(sortOf(filtersOf({ selling: 'best_selling' }))).toBe('best_selling')
  expect(sortOf(filtersOf({ date: 'newest', q: 'x' }))).toBe('newest')
  expect(sortOf(filtersOf({ sort: 'relevance' }))).toBe('newest')
  expect(sortsFor(none)).not.toContain('relevance')
})

test('choosing an order takes the older spellings out of the address', () => {
  expect(named(withSort(filtersOf({ selling: 'best_selling' }), 'price_low'))).toEqual({ sort: 'price_low' })
  expect(named(withSort(filtersOf({ q: 'x', sort: 'newest' }), 'relevance'))).toEqual({ q: 'x' })
})

test('emptying the words leaves no order by relevance behind', () => {
  expect(named(withWords(filtersOf({ q: 'x', sort: 'relevance', level: 'beginner' }), ' '))).toEqual({
    level: 'beginner',
  })
  expect(withWords(none, ' نحو ').q).toBe('نحو')
})

test('clearing all keeps words and order', () => {
  const filters = filtersOf({ q: 'x', sort: 'newest', level: 'beginner', instructor: '3' })
  expect(narrowingCount(filters)).toBe(2)
  expect(named(withoutNarrowing(filters))).toEqual({ q: 'x', sort: 'newest' })
})

test('neither words nor filters: the whole catalogue, in any order', () => {
  expect(isWhole(filtersOf({ sort: 'newest' }))).toBe(true)
  expect(isWhole(filtersOf({ q: 'x' }))).toBe(false)
  expect(isWhole(filtersOf({ level: 'beginner' }))).toBe(false)
})
