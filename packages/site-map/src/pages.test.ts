import { describe, expect, test } from 'vitest'
import { addressOf, appOf, portalAddressOf } from './apps.ts'
import type { Guard } from './page.ts'
import { bearsId, matchPage, matchPageOf } from './pages.ts'
import { fillPattern, hasForm } from './patterns.ts'
import { pages } from './tables.ts'

const token = 'aB3-_aB3-_aB3-_aB3-_aB'
type Row = [url: string, learner: Guard | 404, company: Guard | 404]

/** Every path of the source specification: who guards it as it stands, and when the query carries `company`. */
const rows: Row[] = [
  ['/', 'open', 'auth-company'],
  ['/courses', 'open', 'auth-company'],
  ['/Course/12', 'open', 404],
  ['/Instructor', 'open', 404],
  ['/Instructor/7', 'open', 404],
  ['/about_us', 'open', 404],
  ['/contact-us', 'open', 404],
  ['/faq', 'open', 404],
  ['/privacy-policy', 'open', 404],
  ['/terms', 'open', 404],
  [`/Bill/${token}`, 'open', 404],
  [`/certificate/${token}`, 'open', 404],
  ['/certificates', 'open', 404],
  [`/evidence/${token}`, 'open', 404],
  [`/inspect/${token}`, 'open', 404],
  ['/auth/user-choose', 'guest', 404],
  ['/auth/student-account', 'guest', 404],
  ['/auth/instructor-account', 'guest', 404],
  ['/auth/otp', 'guest', 'guest'],
  ['/auth/second-factor', 'guest', 'guest'],
  ['/auth/otp-instructor', 'guest', 404],
  ['/auth/login', 'guest', 'guest'],
  ['/auth/forget-password', 'guest', 'guest'],
  ['/auth/enter-password', 'guest', 'guest'],
  ['/auth/message', 'guest', 'guest'],
  ['/auth/google-error', 'open', 'open'],
  ['/auth/google-error-used', 'open', 'open'],
  ['/invitation', 'open', 404],
  ['/not-allowed-error', 'open', 'open'],
  ['/cart', 'auth', 'auth-company'],
  ['/cart-details', 'auth', 'auth-company'],
  ['/shop-history', 'auth', 'auth-company'],
  ['/learn', 'auth', 'auth-company'],
  ['/lesson/3', 'open', 404],
  ['/exam-details/3', 'auth', 404],
  ['/exam/3', 'auth', 404],
  ['/exam-details/result/3', 'auth', 404],
  ['/favorites', 'auth', 404],
  ['/notifcations', 'auth', 'auth-company'],
  ['/profile', 'auth', 'auth-company'],
  ['/profile/email', 'auth', 'auth-company'],
  ['/profile/password', 'auth', 'auth-company'],
  ['/profile/two-factors', 'auth', 'auth-company'],
  ['/profile/notifications', 'auth', 'auth-company'],
  ['/teach', 'auth', 404],
  ['/teach/grading', 'auth', 404],
  ['/teach/exams/4/statistics', 'auth', 404],
  ['/teach/courses/4/edit', 'auth', 404],
  ['/test', 'open', 404],
  ['/test2', 'open', 404],
  ['/reports', 404, 'auth-company'],
]
/** Paths that are the company app's own, `company` in the query or not. */
const own: [string, Guard][] = [
  ['/Employees', 'auth-company'],
  ['/Employees/5', 'auth-company'],
  ['/auth/company-account', 'guest'],
]

const inBoth = (path: string) => [path, path === '/' ? '/en' : `/en${path}`]
const found = (path: string, search: string) => {
  const match = matchPage(path, search)
  return match ? match.page.guard : 404
}

describe.each(rows)('%s', (path, learner, company) => {
  test.each(inBoth(path))('%s is the learner app’s', url => {
    expect(appOf({ pathname: url, search: '?q=1' })).toBe('learner')
    expect(found(url, '')).toBe(learner)
  })
  test.each(
    inBoth(path).flatMap(url =>
      ['?company', '?company=', '?company=12', '?q=1&company'].map(query => [url, query] as const),
    ),
  )('%s%s is the company app’s', (url, query) => {
    expect(appOf({ pathname: url, search: query })).toBe('company')
    expect(found(url, query)).toBe(company)
  })
})

describe.each(own)('%s', (path, guard) => {
  test.each(inBoth(path).flatMap(url => ['', '?q=1', '?company'].map(query => [url, query] as const)))(
    '%s%s is the company app’s',
    (url, query) => {
      expect(appOf({ pathname: url, search: query })).toBe('company')
      expect(found(url, query)).toBe(guard)
    },
  )
})

describe.each(pages)('$app $path', page => {
  test('has an id rule exactly where its path has a place for one', () =>
    expect(page.id !== null).toBe(/\$\w/.test(page.path)))
  test('is open if search engines may list it', () =>
    expect(page.indexed && page.guard !== 'open').toBe(false))
  test('is in its table once, and nothing that begins like it hides it', () => {
    const id = page.id === 'number' ? 12 : token
    const path = fillPattern(page.path, { id, questionId: 7, attemptId: 8, code: token, _splat: 'a/b' })
    expect(matchPageOf(page.app, path)?.page).toBe(page)
    const { pathname, search } = new URL(addressOf(page, path), 'https://masar.test')
    expect(matchPage(pathname, search)?.page).toBe(page)
  })
})

test.each([
  '/Courses',
  '/EN/courses',
  '/en/en',
  '/en/en/courses',
  '/courses/1',
  '/course/12',
  '/Course',
  '/Course/',
  '/Course/0',
  '/Course/007',
  '/Course/-1',
  '/Course/1.5',
  '/Course/1e3',
  '/Course/١٢',
  '/Course/12a',
  '/Course/1234567890',
  '/Course/12/13',
  '/Course/%31',
  '/Instructor/x',
  '/lesson/x',
  '/exam/x',
  '/exam-details/result',
  '/exam-details/result/x',
  '/Employees/x',
  '/Employees/1/2',
  `/Bill/${token}x`,
  '/Bill/12',
  `/Bill/${token.slice(1)}`,
  '/Bill/aB3-_aB3-_aB3-_aB3-_a*',
  '/certificate/12',
  '/notifications',
  '/english',
  '//',
  '//courses',
  '/favourites',
  '/index.html',
  '/.env',
  '/auth',
  '/profile/other',
  '/__proto__',
  '/constructor',
])('%s is a 404 in either app', path => {
  expect(matchPage(path)).toBeNull()
  expect(matchPage(path, '?company')).toBeNull()
})

test.each([
  ['/Course/1.5', true],
  ['/en/lesson/a.b', true],
  [`/Bill/x.y`, true],
  ['/Employees/3.7', true],
  ['/Course/', false],
  ['/Course', false],
  ['/Course/1/cover.png', false],
  ['/favicon.svg', false],
  ['/teach/app.js', false],
  ['/courses/1.5', false],
])('%s is the address of a thing: %s', (path, isIt) => expect(bearsId(path)).toBe(isIt))
test.each([
  ['/a/b', '/a/$id', true],
  ['/a/b/', '/a/$id', true],
  ['/a', '/a/$id', false],
  ['/a/b/c', '/a/$id', false],
  ['/a/b/c', '/a/$', true],
  ['/a/b', '/a/$', true],
  ['/a', '/a/$', false],
  ['/a/', '/a/$', false],
  ['/x/b', '/a/$', false],
])('%s has the form of %s: %s', (path, pattern, hasIt) => expect(hasForm(path, pattern)).toBe(hasIt))
test('a trailing slash is the same page', () => expect(matchPage('/en/courses/')?.page.path).toBe('/courses'))
test('params come from the path', () => {
  expect(matchPage('/en/Course/12')?.params).toEqual({ id: '12' })
  expect(matchPage(`/certificate/${token}`)?.params).toEqual({ code: token })
  expect(matchPage('/teach/courses/4')?.params).toEqual({ _splat: 'courses/4' })
})
test('/company as a path or a longer word in the query decides nothing', () => {
  expect(appOf({ pathname: '/company', search: '?companyid=1&x=company' })).toBe('learner')
  expect(appOf({ pathname: '/Employees2', search: '' })).toBe('learner')
})

test.each([
  ['/budgets', '', '/budgets?company'],
  ['/en/budgets', '?budget=3', '/en/budgets?company&budget=3'],
  ['/reports', '', '/reports?company'],
  ['/settings/sign-on', '', '/settings/sign-on?company'],
  ['/budgets', '?company', null],
  ['/courses', '', null],
  ['/Employees', '', null],
  ['/nowhere', '', null],
])('%s%s is the portal’s at %s', (pathname, search, address) =>
  expect(portalAddressOf({ pathname, search })).toBe(address),
)
