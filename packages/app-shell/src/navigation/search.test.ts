// @vitest-environment node
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

test.each([
  ['?company', { company: '' }],
  ['?company=12', { company: '12' }],
  ['?company=%7B%22a%22%3A1%7D', { company: '{"a":1}' }],
  ['?q=a+b%20c', { q: 'a b c' }],
  ['?q=%E0%A4%A', { q: '\uFFFD%A' }],
  ['', {}],
  ['?x=true&x=2', { x: '2' }],
  ['?q=%D8%A3%D8%AD%D9%85%D8%AF', { q: 'أحمد' }],
])('%s is read as plain text', (search, values) => expect(parseSearch(search)).toEqual(values))

test.each([
  [{ company: '' }, '?company'],
  [{ company: '', q: 'a b' }, '?company&q=a+b'],
  [{ q: undefined, x: null }, ''],
  [{ page: 2, on: true }, '?page=2&on=true'],
  [{ 'a&b': 'c=d#' }, '?a%26b=c%3Dd%23'],
  [{ category: 'arts,data-ai', x: '%2C' }, '?category=arts,data-ai&x=%252C'],
  [{}, ''],
])('%j is written as %s', (values, search) => expect(stringifySearch(values)).toBe(search))

test.each(['?company', '?company=12&q=a+b', '?q=%D8%A3', '?x=a,b', ''])('%s comes back as it was', search =>
  expect(stringifySearch(parseSearch(search))).toBe(search),
)
