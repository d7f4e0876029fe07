import { describe, expect, test } from 'vitest'
import { callKey, isKeyOf, withQuery } from './call-key.ts'
import { matchPage } from './pages.ts'
import { preloadsOf } from './server/index.ts'

test.each([
  ['/faqs', {}, '/faqs'],
  ['/courses/{id}', { path: { id: 12 } }, '/courses/12'],
  [
    '/courses/{id}/reviews',
    { path: { id: 12 }, query: { cursor: 'n+1' } },
    '/courses/12/reviews?cursor=n%2B1',
  ],
  ['/pages/{slug}', { path: { slug: 'a/b?c' } }, '/pages/a%2Fb%3Fc'],
  [
    '/courses',
    { query: { q: 'أ ب', level: undefined, date: '', page: 2 } },
    '/courses?page=2&q=%D8%A3+%D8%A8',
  ],
] as const)('%s with %j is %s', (call, values, key) => expect(callKey(call, values)).toBe(key))

test('an address keeps the order that it is given', () =>
  expect(withQuery('/Employees', { q: 'x', department: 3, sort: undefined })).toBe(
    '/Employees?q=x&department=3',
  ))

test.each([
  ['/lessons/{id}', '/lessons/12', true],
  ['/my-courses', '/my-courses?state=done', true],
  ['/lessons/{id}', '/lessons', false],
  ['/lessons/{id}', '/lessons/12/notes', false],
  ['/notifications', '/notifications/preferences', false],
])('of %s is %s: %s', (call, key, isIt) => expect(isKeyOf(call, key)).toBe(isIt))

describe('what a page is served with', () => {
  const keysOf = (pathname: string, search = '') => {
    const match = matchPage(pathname, search)
    return match && preloadsOf(match, search).map(({ key }) => key)
  }
  const contact = '/settings?key=contact'
  test.each([
    ['/', '', ['/home', contact]],
    ['/en/Course/12', '?x=1', ['/courses/12', contact]],
    ['/terms', '', ['/pages/terms', contact]],
    [
      '/courses',
      '?q=%D8%A3+b&utm_source=mail&level=&date=newest',
      ['/courses?date=newest&q=%D8%A3+b', '/courses/counts?q=%D8%A3+b', '/categories', contact],
    ],
    ['/courses', `?q=${'x'.repeat(1100)}`, ['/courses', '/courses/counts', '/categories', contact]],
    ['/Instructor', '?q=x', ['/teachers?q=x', contact]],
    ['/exam/3', '', [contact]],
    ['/courses', '?company', [contact]],
    ['/auth/login', '', []],
  ])('%s%s', (pathname, search, keys) => expect(keysOf(pathname, search)).toEqual(keys))
})
