import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { firstScriptOf } from './first-script.ts'

interface Policy {
  createScriptURL(url: string): string
  createHTML(markup: string): string
}

/** Runs the script as a page with Trusted Types does. */
function run() {
  const policies = new Map<string, Policy>()
  const page = {
    trustedTypes: {
      createPolicy: (name: string, rules: Policy) => {
        policies.set(name, rules)
        return rules
      },
    },
    localStorage: { getItem: () => null },
    performance: { getEntriesByType: () => [] },
    document: { documentElement: { dataset: {}, lang: 'ar' }, styleSheets: [] },
    setTimeout: vi.fn<() => void>(),
    self: {},
  }
  page.self = page
  runInNewContext(firstScriptOf({}).text, page)
  return { policies, page: page as { masarTypes?: Policy } }
}

test('the page’s policies are made by the first script and admit the service worker, and emptying an element', () => {
  const { policies, page } = run()
  expect([...policies.keys()]).toEqual(['default', 'masar'])
  expect(policies.get('default')?.createHTML('')).toBe('')
  for (const markup of ['<b>', ' ', '<img src=x onerror=alert(1)>'])
    expect(() => policies.get('default')?.createHTML(markup)).toThrow(/not taken/)
  expect(policies.get('default')?.createScriptURL).toBeUndefined()
  expect(page.masarTypes?.createScriptURL('/firebase-messaging-sw.js')).toBe('/firebase-messaging-sw.js')
  for (const address of ['/other.js', 'https://evil.example/firebase-messaging-sw.js', ''])
    expect(() => page.masarTypes?.createScriptURL(address)).toThrow(/is not the service worker/)
  expect(Object.getOwnPropertyDescriptor(page, 'masarTypes')).toMatchObject({
    writable: false,
    configurable: false,
  })
})
