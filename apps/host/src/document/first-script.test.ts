import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { firstScriptOf } from './first-script.ts'

interface Policy {
  createScriptURL(url: string): string
}

/** Runs the script as a page with Trusted Types does. */
function run(): { policies: string[]; page: { masarTypes?: Policy } } {
  const policies: string[] = []
  const page = {
    trustedTypes: {
      createPolicy: (name: string, rules: Policy) => {
        policies.push(name)
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

test('the page’s one policy is made by the first script and admits the service worker alone', () => {
  const { policies, page } = run()
  expect(policies).toEqual(['masar'])
  expect(page.masarTypes?.createScriptURL('/firebase-messaging-sw.js')).toBe('/firebase-messaging-sw.js')
  for (const address of ['/other.js', 'https://evil.example/firebase-messaging-sw.js', ''])
    expect(() => page.masarTypes?.createScriptURL(address)).toThrow(/is not the service worker/)
  expect(Object.getOwnPropertyDescriptor(page, 'masarTypes')).toMatchObject({
    writable: false,
    configurable: false,
  })
})
