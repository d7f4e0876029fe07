import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../testing/test-host.ts'
import { testService } from '../testing/test-service.ts'

let off: TestHost
let on: TestHost
beforeAll(async () => {
  off = await startTestHost(testService)
  on = await startTestHost(testService, { push: { web: { apiKey: 'k', projectId: 'masar' } } })
})
afterAll(async () => {
  await off.end()
  await on.end()
})
const get = (host: TestHost, url: string) => host.app.inject({ method: 'GET', url })

test('while Firebase is not set up there is no worker, and pages may not talk to Google', async () => {
  expect((await get(off, '/firebase-messaging-sw.js')).statusCode).toBe(404)
  expect((await get(off, '/')).headers['content-security-policy']).not.toContain('googleapis')
})

test('the worker stands at the root, is asked for each time, and may talk to Firebase alone', async () => {
  const answer = await get(on, '/firebase-messaging-sw.js')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; img-src 'self'; connect-src 'self' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com",
  })
  expect(answer.body).toBe(
    'self.masarPush={"apiKey":"k","projectId":"masar"};\nself.addEventListener("push", () => {})',
  )
})

test('pages may ask Firebase for an id, and no other stranger', async () => {
  const policy = String((await get(on, '/')).headers['content-security-policy'])
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(
    "'self' wss://masar.test https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com",
  )
})
