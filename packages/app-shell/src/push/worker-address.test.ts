import { afterEach, expect, test, vi } from 'vitest'
import { registerPushWorker } from './worker-address.ts'

afterEach(() => vi.unstubAllGlobals())

test('the push worker’s address is what the page’s own policy says', async () => {
  const register = vi.fn<(address: string, options: object) => Promise<object>>(async () => ({
    update: async () => undefined,
  }))
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  vi.stubGlobal('masarTypes', { createScriptURL: (url: string) => `trusted:${url}` })
  await registerPushWorker()
  vi.stubGlobal('masarTypes', undefined)
  await registerPushWorker()
  expect(register.mock.calls.map(([address]) => address)).toEqual([
    'trusted:/firebase-messaging-sw.js',
    '/firebase-messaging-sw.js',
  ])
})
