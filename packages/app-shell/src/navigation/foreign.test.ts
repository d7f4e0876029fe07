// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { ForeignNavigationError, navigateTo } from './foreign.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  'https://evil.example/',
  '//evil.example',
  'http://masar.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://masar.test/x',
])('%s is refused', href => {
  const { place } = fakeBrowser('/')
  expect(() => navigateTo(href)).toThrow(ForeignNavigationError)
  expect(place.assign).not.toHaveBeenCalled()
})
test('another origin is left for where that is allowed; a script never', () => {
  const { place } = fakeBrowser('/')
  navigateTo('https://pay.example/x', { allowForeign: true })
  expect(String(place.assign.mock.calls[0]?.[0])).toBe('https://pay.example/x')
  expect(() => navigateTo('javascript:alert(1)', { allowForeign: true })).toThrow(ForeignNavigationError)
})
test('our own addresses are loaded, as a new entry or in place of the present one', () => {
  const { place } = fakeBrowser('/en/')
  navigateTo('/auth/login?company')
  navigateTo('/not-allowed-error', { replace: true })
  expect(String(place.assign.mock.calls[0]?.[0])).toBe('https://masar.test/auth/login?company')
  expect(String(place.replace.mock.calls[0]?.[0])).toBe('https://masar.test/not-allowed-error')
})
