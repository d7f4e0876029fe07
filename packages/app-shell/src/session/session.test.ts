// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { FakeJar } from '../testing/fake-browser.ts'
import { localeAge, readCookie, writeCookie } from './cookies.ts'
import {
  changeSession,
  clearAfterUnauthorized,
  clearSession,
  isSignedIn,
  isTurnedAwayFromAuth,
  nameOf,
  readSession,
  renewSession,
  type SignedIn,
  signedOut,
  tokensOf,
  writeSession,
} from './session.ts'

const answer: SignedIn = {
  token: 'a/b=c',
  capacity: 'company',
  role: 'owner',
  user: {
    id: 7,
    kind: 'company',
    name: 'شركة نخلة; المحدودة',
    avatar: null,
    email: 'x@masar.test',
    is_google: true,
  },
}
const personal: SignedIn = {
  token: 'own',
  capacity: 'personal',
  role: null,
  user: { id: 8, kind: 'student', name: 'سارة', avatar: null, email: 's@masar.test', is_google: false },
}
const full = ['is_google', 'otp', 'token', 'user_email', 'user_info', 'user_name']

function filled(names: readonly string[] = full): FakeJar {
  const jar = new FakeJar()
  for (const name of names) writeCookie(jar, name, 'x', { age: 60, isSecure: false })
  return jar
}

describe('cookies', () => {
  test('H-07: a session lasts 30 days, for the whole site, SameSite=Lax, and Secure on https alone', () => {
    const [safe, plain] = [new FakeJar(), new FakeJar()]
    writeSession(safe, answer, true)
    writeSession(plain, answer, false)
    for (const name of ['token', 'user_email', 'user_info', 'user_name', 'is_google']) {
      expect(safe.attributesOf(name)).toEqual(['Path=/', 'Max-Age=2592000', 'SameSite=Lax', 'Secure'])
      expect(plain.attributesOf(name)).toEqual(['Path=/', 'Max-Age=2592000', 'SameSite=Lax'])
    }
  })
  test('every session’s cookies get their whole age again, and nothing else does', () => {
    const jar = new FakeJar()
    writeSession(jar, personal, true)
    writeSession(jar, { ...personal, token: 'for-company', capacity: 'company', role: 'manager' }, true)
    writeCookie(jar, 'otp', 'x', { age: 60, isSecure: true })
    const [before, cookie] = [jar.writes.length, jar.cookie]
    renewSession(jar, true)
    expect(jar.cookie).toBe(cookie)
    const renewed = jar.writes.slice(before)
    expect(renewed.map(line => line.split('=')[0]).toSorted()).toEqual([
      'company_token',
      'company_user',
      'is_google',
      'token',
      'user_email',
      'user_info',
      'user_name',
    ])
    for (const line of renewed) expect(line).toMatch(/; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/)
  })
  test('without a session nothing is renewed', () => {
    const jar = filled(['is_google', 'otp'])
    const before = jar.writes.length
    renewSession(jar, true)
    expect(jar.writes).toHaveLength(before)
  })
  test('the language lasts 365 days', () => {
    const jar = new FakeJar()
    writeCookie(jar, 'locale', 'en', { age: localeAge, isSecure: true })
    expect(jar.writes).toEqual(['locale=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
  })
  test('what another program wrote badly is as if it were not there', () => {
    expect(readCookie({ cookie: 'token=%E0%A4%A; x=1' }, 'token')).toBeNull()
    expect(readCookie({ cookie: 'mytoken=1' }, 'token')).toBeNull()
  })
})

describe('a session', () => {
  test('reads back what a sign-in wrote, names with semicolons included, and ends a pending code', () => {
    const jar = filled(['otp'])
    writeSession(jar, answer, true)
    expect(readSession(jar)).toEqual({
      token: 'a/b=c',
      otp: null,
      email: 'x@masar.test',
      name: 'شركة نخلة; المحدودة',
      info: {
        id: 7,
        kind: 'company',
        name: 'شركة نخلة; المحدودة',
        name_ar: null,
        name_en: null,
        avatar: null,
      },
      isGoogle: true,
      capacity: 'company',
      role: 'owner',
    })
  })
  test.each([
    '{',
    '"x"',
    '{"id":"7","kind":"company","name":"x"}',
    '{"id":7,"kind":"operator","name":"x"}',
    'null',
  ])('user_info %s is no session', text => {
    const jar = new FakeJar()
    writeCookie(jar, 'user_info', text, { age: 60, isSecure: false })
    expect(readSession(jar).info).toBeNull()
  })
  test('signed in is a token; the auth area turns away a token with a name', () => {
    expect(isSignedIn({ ...signedOut, token: 't' })).toBe(true)
    expect(isSignedIn({ ...signedOut, name: 'n' })).toBe(false)
    expect(isTurnedAwayFromAuth({ ...signedOut, token: 't' })).toBe(false)
    expect(isTurnedAwayFromAuth({ ...signedOut, name: 'n' })).toBe(false)
    expect(isTurnedAwayFromAuth({ ...signedOut, token: 't', name: 'n' })).toBe(true)
  })
  test('keeps in step with a change of the account; without a session nothing is written', () => {
    const [jar, empty] = [new FakeJar(), new FakeJar()]
    writeSession(jar, answer, true)
    changeSession(jar, { name: 'نخلة', avatar: '/media/a.webp', email: 'new@masar.test' }, true)
    expect(readSession(jar)).toMatchObject({
      token: 'a/b=c',
      email: 'new@masar.test',
      name: 'نخلة',
      isGoogle: true,
      info: { id: 7, kind: 'company', name: 'نخلة', avatar: '/media/a.webp' },
    })
    changeSession(empty, { name: 'x' }, true)
    expect(empty.writes).toEqual([])
  })
  test('names its holder in the script of the page, else as the account is named', () => {
    const jar = new FakeJar()
    writeSession(jar, { ...personal, user: { ...personal.user, name_en: 'Sara' } }, true)
    expect(nameOf(readSession(jar), 'en')).toBe('Sara')
    expect(nameOf(readSession(jar), 'ar')).toBe('سارة')
    changeSession(jar, { name_en: null }, true)
    expect(nameOf(readSession(jar), 'en')).toBe('سارة')
    writeSession(
      jar,
      {
        ...personal,
        token: 'for-company',
        capacity: 'company',
        user: { ...personal.user, name_en: 'Sara' },
      },
      true,
    )
    expect(nameOf(readSession(jar, 'company'), 'en')).toBe('Sara')
    expect(nameOf(signedOut, 'ar')).toBe('')
  })
  test('that acts for a company or as operator stands beside the account’s own, each in its area', () => {
    const jar = new FakeJar()
    writeSession(jar, personal, true)
    writeSession(jar, { ...personal, token: 'for-company', capacity: 'company', role: 'manager' }, true)
    writeSession(jar, { ...personal, token: 'for-site', capacity: 'operator', role: 'support' }, true)
    expect(tokensOf(jar)).toEqual(['own', 'for-company', 'for-site'])
    expect(readSession(jar)).toMatchObject({ token: 'own', capacity: 'personal', role: null })
    expect(readSession(jar, 'company')).toMatchObject({
      token: 'for-company',
      capacity: 'company',
      role: 'manager',
      name: 'سارة',
      info: { id: 8, kind: 'student' },
    })
    expect(readSession(jar, 'console')).toMatchObject({ token: 'for-site', capacity: 'operator' })
    // One that ends in its area leaves the others.
    expect(clearAfterUnauthorized(jar, 'company')).toBe(true)
    expect(tokensOf(jar)).toEqual(['own', 'for-site'])
    clearSession(jar)
    expect(jar.names).toEqual([])
  })
  test('of a person is none in the portal, that of a company’s account is its own there', () => {
    const jar = new FakeJar()
    writeSession(jar, personal, true)
    expect(readSession(jar, 'company')).toEqual(signedOut)
    writeSession(jar, answer, true)
    expect(readSession(jar, 'company')).toMatchObject({ token: 'a/b=c', capacity: 'company' })
    // The console asks signed-in people for an operator session.
    expect(readSession(jar, 'console')).toMatchObject({ token: 'a/b=c', capacity: 'company' })
  })
  test('of another person ends those that the browser had', () => {
    const jar = new FakeJar()
    writeSession(jar, { ...personal, token: 'for-company', capacity: 'company', role: 'manager' }, true)
    writeSession(jar, answer, true)
    expect(tokensOf(jar)).toEqual(['a/b=c'])
  })
  test('signing out takes everything', () => {
    const jar = filled()
    clearSession(jar)
    expect(jar.names).toEqual([])
  })
})

describe('after a 401', () => {
  test.each(['learner', 'company'] as const)('%s: while a code is awaited nothing is cleared', app => {
    const jar = filled()
    expect(clearAfterUnauthorized(jar, app)).toBe(false)
    expect(jar.names).toEqual(full)
  })
  test('the learner app clears otp too, the portal leaves it', () => {
    const [learner, company] = [
      filled(full.filter(name => name !== 'otp')),
      filled(full.filter(name => name !== 'otp')),
    ]
    expect(clearAfterUnauthorized(learner, 'learner')).toBe(true)
    expect(clearAfterUnauthorized(company, 'company')).toBe(true)
    expect([learner.names, company.names]).toEqual([['is_google'], ['is_google']])
    expect(learner.writes.some(line => line.startsWith('otp=; ') && line.includes('Max-Age=0'))).toBe(true)
    expect(company.writes.some(line => line.startsWith('otp=; '))).toBe(false)
  })
})
