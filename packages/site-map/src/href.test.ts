import { describe, expect, test } from 'vitest'
import { hrefFor, isSameApp, safeReturnPath, sameInOtherLocale } from './href.ts'

describe('a link', () => {
  test.each([
    ['/', 'ar', false, '/'],
    ['/', 'en', false, '/en'],
    ['/?q=1', 'en', false, '/en?q=1'],
    ['/courses?date=newest#list', 'en', false, '/en/courses?date=newest#list'],
    ['/', 'ar', true, '/?company'],
    ['/', 'en', true, '/en?company'],
    ['/courses?q=x#top', 'en', true, '/en/courses?company&q=x#top'],
    ['/profile?company=1', 'ar', true, '/profile?company=1'],
    ['/Employees/5', 'en', true, '/en/Employees/5?company'],
    ['/faq', 'ar', true, '/faq'],
    ['/Course/12', 'en', true, '/en/Course/12'],
    ['/auth/user-choose', 'ar', true, '/auth/user-choose'],
    ['/auth/login', 'ar', true, '/auth/login?company'],
    ['/auth/forget-password', 'en', true, '/en/auth/forget-password?company'],
  ] as const)('to %s from %s (portal: %s) goes to %s', (to, locale, company, href) =>
    expect(hrefFor(to, { locale, company })).toBe(href),
  )
})

test.each([
  ['/', '/courses', true],
  ['/', '/?company', false],
  ['/?company', '/Employees', true],
  ['/en/courses', '/learn', true],
  ['/Employees', '/faq', false],
  ['/auth/company-account', '/auth/login', false],
  ['/courses#?company', '/', true],
])('%s and %s in one app: %s', (a, b, same) => {
  expect(isSameApp(a, b)).toBe(same)
  expect(isSameApp(new URL(a, 'https://masar.test'), b)).toBe(same)
})

test.each([
  ['/', '/en'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/courses?q=%D8%A3&x=1#a?b', '/en/courses?q=%D8%A3&x=1#a?b'],
  ['/en/Employees?company', '/Employees?company'],
  ['/english', '/en/english'],
])('%s in the other language is %s', (url, other) => {
  expect(sameInOtherLocale(url)).toBe(other)
  expect(sameInOtherLocale(new URL(url, 'https://masar.test'))).toBe(other)
})

describe('a return path', () => {
  test.each(['/', '/en/courses?q=a%20b#x', '/learn?company', '/Course/12', '/courses?next=//evil.example'])(
    '%s is safe',
    path => expect(safeReturnPath(path)).toBe(path),
  )
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'courses',
    '',
    ' /courses',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\u0000',
    '/a\u0085',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/courses\\',
    '/a\u2028b',
    `/${'a'.repeat(2048)}`,
    null,
    undefined,
    12,
    ['/courses'],
    {},
  ])('%j is refused', value => expect(safeReturnPath(value)).toBeNull())
})
