// @vitest-environment node
import { type Locale, pages, withLocale } from '@masar/site-map'
import { describe, expect, test } from 'vitest'
import { type AccountKind, type Session, signedOut } from '../session/session.ts'
import { guardRedirect, pageRedirect } from './guards.ts'

const token = 'aB3-_aB3-_aB3-_aB3-_aB'
const signedIn = (kind: AccountKind): Session => ({
  token: 't',
  otp: null,
  email: 'e',
  name: 'n',
  info: { id: 1, kind, name: 'n', avatar: null },
  isGoogle: false,
  capacity: kind === 'company' ? 'company' : 'personal',
  role: kind === 'company' ? 'owner' : null,
})
const people = {
  visitor: signedOut,
  student: signedIn('student'),
  instructor: signedIn('instructor'),
  company: signedIn('company'),
  /** A person with an account of their own, in the session that acts for the company. */
  member: { ...signedIn('student'), capacity: 'company', role: 'manager' } satisfies Session,
}
type Who = keyof typeof people

const actsForCompany = (who: Who) => who === 'company' || who === 'member'

/** Said once more in other words than the code's, by the table of product.md. */
function expected(guard: string, who: Who, next: string): string | null {
  if (guard === 'open') return null
  if (guard === 'guest') return who === 'visitor' ? null : actsForCompany(who) ? '/?company' : '/'
  // The console asks for its own session itself.
  if (guard === 'auth' || guard === 'operator')
    return who === 'visitor' ? `/auth/login?next=${encodeURIComponent(next)}` : null
  return actsForCompany(who) ? null : '/not-allowed-error'
}

describe.each(['ar', 'en'] satisfies Locale[])('%s', locale => {
  test.each(
    pages.flatMap(page =>
      (Object.keys(people) as Who[]).map(who => [page.app, page.path, who, page] as const),
    ),
  )('%s %s for a %s', (app, path, who, page) => {
    const address = withLocale(
      path
        .replace('$id', page.id === 'token' ? token : '12')
        .replace('$code', token)
        .replace(/\$$/, 'courses/4'),
      locale,
    )
    expect(pageRedirect(app, address, '?x=1', people[who])).toBe(expected(page.guard, who, `${address}?x=1`))
  })
})

test('the auth area turns away only visitors with both token and name', () => {
  expect(guardRedirect('guest', { ...people.student, name: null }, '/auth/login')).toBeNull()
  expect(guardRedirect('guest', { ...people.student, token: null }, '/auth/login')).toBeNull()
})

test('a company page is shut to a token whose owner is not known', () => {
  const unknown: Session = { ...people.company, info: null, capacity: 'personal', role: null }
  expect(guardRedirect('auth-company', unknown, '/Employees')).toBe('/not-allowed-error')
})

test.each(['/auth', '/auth/nothing', '/en/auth/nothing', '/old/auth/login'])(
  '%s has no page, but is of the area of signing in',
  path => {
    expect(pageRedirect('learner', path, '', people.student)).toBe('/')
    expect(pageRedirect('company', path, '?company', people.company)).toBe('/?company')
    expect(pageRedirect('learner', path, '', { ...people.student, name: null })).toBeNull()
    expect(pageRedirect('learner', path, '', signedOut)).toBeNull()
  },
)

test.each(['/author', '/Course/auth-x'])('%s is not', path =>
  expect(pageRedirect('learner', path, '', people.student)).toBeNull(),
)

test('an unknown address has no guard: it is a 404 for everybody', () =>
  expect(pageRedirect('learner', '/nope', '', signedOut)).toBeNull())
