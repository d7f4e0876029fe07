// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser, signInAs } from '../testing/fake-browser.ts'
import { guardPage } from './root-guard.ts'

afterEach(() => vi.unstubAllGlobals())

const ask = (app: 'learner' | 'company', pathname: string, searchStr = '', preload = false) =>
  guardPage({
    context: { app, locale: 'en', queryClient: new QueryClient() },
    location: { pathname, searchStr },
    preload,
  })
const thrown = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

test('who may not open a portal page leaves for the other app, and no loader goes on meanwhile', async () => {
  const { place } = fakeBrowser('/en/Employees')
  const answer = ask('company', '/Employees')
  expect(String(place.replace.mock.calls[0]?.[0])).toBe('https://masar.test/en/not-allowed-error')
  await expect(
    Promise.race([answer, new Promise(resolve => setTimeout(resolve, 50, 'still waiting'))]),
  ).resolves.toBe('still waiting')
})

test('a preloaded link redirects no one', () => {
  const { place } = fakeBrowser('/en/')
  expect(isNotFound(thrown(() => ask('company', '/Employees', '', true)))).toBe(true)
  expect(place.replace).not.toHaveBeenCalled()
})

test('within the app it is the router that goes, in place of the present entry', () => {
  const { jar } = fakeBrowser('/en/auth/login?company')
  expect(isRedirect(thrown(() => ask('learner', '/learn')))).toBe(true)
  signInAs(jar, 'company')
  expect(thrown(() => ask('company', '/auth/login', '?company'))).toMatchObject({
    options: { to: '/', search: { company: '' }, replace: true },
  })
})

test('below /auth a signed-in person goes home, and for a visitor what is not there is a 404', () => {
  const { jar } = fakeBrowser('/auth/nothing')
  expect(isNotFound(thrown(() => ask('learner', '/auth/nothing')))).toBe(true)
  signInAs(jar, 'student')
  expect(thrown(() => ask('learner', '/auth/nothing'))).toMatchObject({ options: { to: '/', replace: true } })
})

test.each([
  ['learner', '/nope'],
  ['learner', '/Course/007'],
  ['company', '/Employees/x'],
  ['company', '/faq'],
] as const)('%s %s is a 404', (app, pathname) => {
  fakeBrowser(pathname)
  expect(isNotFound(thrown(() => ask(app, pathname)))).toBe(true)
})
