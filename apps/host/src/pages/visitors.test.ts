import { matchPage } from '@masar/site-map'
import { expect, test } from 'vitest'
import { isVisitor, sharedAddressOf } from './visitors.ts'

test.each([
  [{}, true],
  [{ cookie: 'locale=en; token=' }, true],
  [{ cookie: 'xtoken=abc; otp=1' }, true],
  [{ cookie: 'locale=ar; token=abc' }, false],
  [{ cookie: 'token=abc' }, false],
  [{ authorization: 'Bearer abc' }, false],
])('a request with %j is a visitor’s: %s', (headers, isIt) => expect(isVisitor(headers)).toBe(isIt))

const keyOf = (url: string) => {
  const { pathname, search } = new URL(url, 'https://masar.test')
  return sharedAddressOf(matchPage(pathname, search), pathname, search)?.key ?? null
}

test.each([
  ['/?utm_source=a&fbclid=1', '/'],
  ['/courses?x=1&q=a&date=newest', '/courses?q=a&date=newest'],
  ['/courses?q=a&q=b', '/courses?q=a'],
  [`/courses?q=${'a'.repeat(2_000)}`, '/courses'],
  ['/Course/12?tab=about', '/Course/12'],
  ['/auth/login?next=%2Flearn', '/auth/login'],
  ['/nowhere', '/somewhere-else?x=1'],
])('%s is the document of %s', (one, other) => expect(keyOf(one)).toBe(keyOf(other)))

test.each([
  ['/', '/en'],
  ['/courses', '/courses?q=a'],
  ['/Course/12', '/Course/13'],
  ['/nowhere', '/en/nowhere'],
  ['/auth/login', '/auth/login?company'],
])('%s is another document than %s', (one, other) => {
  expect(keyOf(one)).not.toBeNull()
  expect(keyOf(one)).not.toBe(keyOf(other))
})

test.each(['/learn', '/Employees', '/?company', '/Bill/aB3-_aB3-_aB3-_aB3-_aB', '/console'])(
  '%s is private',
  url => expect(keyOf(url)).toBeNull(),
)
