import { describe, expect, test } from 'vitest'
import { localeRewrite } from './locale-rewrite.ts'
import { direction, localeOfPath, stripLocale, withLocale } from './locales.ts'
import { documentTitle, publicPageOf, sentenceIn, siteName } from './server/index.ts'
import { pages } from './tables.ts'

test.each([
  ['/', 'ar', '/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/courses', 'en', '/courses'],
  ['/english', 'ar', '/english'],
  ['/courses/en', 'ar', '/courses/en'],
  ['/EN', 'ar', '/EN'],
  ['/en/en', 'en', '/en'],
] as const)('%s is %s and %s without its prefix', (path, locale, bare) => {
  expect(localeOfPath(path)).toBe(locale)
  expect(stripLocale(path)).toBe(bare)
})

test.each(pages.map(page => page.path))('%s comes back from either locale', path => {
  for (const locale of ['ar', 'en'] as const) expect(stripLocale(withLocale(path, locale))).toBe(path)
})

test('Arabic runs from right to left, English from left to right', () => {
  expect([direction('ar'), direction('en')]).toEqual(['rtl', 'ltr'])
})

describe('the router’s rewrite', () => {
  test.each([
    ['ar', '/courses?q=1#x', '/courses?q=1#x'],
    ['en', '/en/courses?q=1#x', '/courses?q=1#x'],
    ['en', '/en', '/'],
    ['en', '/en/Employees?company', '/Employees?company'],
  ] as const)('%s: %s outside is %s inside, and back', (locale, outside, inside) => {
    const rewrite = localeRewrite(locale)
    const url = new URL(outside, 'https://masar.test')
    const before = url.href
    const within = rewrite.input({ url })
    expect(within.pathname + within.search + within.hash).toBe(inside)
    expect(url.href).toBe(before)
    const out = rewrite.output({ url: within })
    expect(out.href).toBe(before)
    expect(within.pathname + within.search + within.hash).toBe(inside)
  })
})

describe('titles', () => {
  test.each(pages)('$app $path speaks both languages', page => {
    const description = publicPageOf(page)?.description
    const labels = page.navigation.flatMap(({ label }) => label ?? [])
    for (const sentence of [page.title, ...labels, ...(description ? [description] : [])]) {
      expect(sentenceIn(sentence, 'en')).toBe(sentence.message)
      expect(sentenceIn(sentence, 'ar')).toMatch(/[\u0621-\u064A]/)
    }
  })
  test('every page that search engines list says what it is', () =>
    expect(pages.filter(page => page.indexed !== (publicPageOf(page) !== undefined))).toEqual([]))
  test('the platform’s name follows the page’s', () => {
    expect(documentTitle('الدورات', 'ar')).toBe('الدورات · مسار')
    expect(siteName('en')).toBe('Masar')
  })
})
