import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../db/schema/index.ts'
import { account, password } from '../testing/accounts.ts'
import { lastCode } from '../testing/emails.ts'
import { newPassword } from '../testing/registration.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

interface AccountEvent {
  event: string
  status: number
  user: number | null
  subject: string | null
  source: string
  step: string | null
  next_step: string | null
}

let api: TestApi
let lines: string[] = []
beforeAll(async () => {
  api = await createTestApi({ onLog: line => lines.push(line) })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  lines = []
})

const eventLines = () => lines.filter(line => line.includes('"account event"'))
/** The account events, once so many are written: a line follows its answer. */
async function events(count: number): Promise<AccountEvent[]> {
  await expect.poll(() => eventLines().length, { timeout: 20_000 }).toBe(count)
  return eventLines().map(line => JSON.parse(line) as AccountEvent)
}
const call = (path: string, payload: object, remoteAddress = '203.0.113.7') =>
  api.app.inject({
    method: 'POST',
    url: `/client-api/v1/auth/${path}`,
    headers: { 'api-key': 'masar-web' },
    remoteAddress,
    payload,
  })

test('wrong passwords and the right one after them are distinguished by account and by address', async () => {
  const [victim, other] = [await account(api), await account(api)]
  await call('login', { email: victim.email, password: 'Wrong@2026' })
  await call('login', { email: other.email, password: 'Wrong@2026' })
  await call('login', { email: 'nobody@example.com', password: 'Wrong@2026' }, '2001:db8:1:2::1')
  await call('login', { email: victim.email.toUpperCase(), password }, '2001:db8:1:2::9')
  const told = await events(4)
  const [first, second, third, right] = told
  expect(told.map(({ event, status, user }) => [event, status, user])).toEqual([
    ['login', 401, null],
    ['login', 401, null],
    ['login', 401, null],
    ['login', 200, victim.id],
  ])
  // One account, whatever the case; one /64; nothing else is the same.
  expect(right?.subject).toBe(first?.subject)
  expect(second?.source).toBe(first?.source)
  expect(right?.source).toBe(third?.source)
  expect(new Set(told.map(({ subject }) => subject)).size).toBe(3)
  expect(new Set(told.map(({ source }) => source)).size).toBe(2)
})

test('a reset can be followed from the address to the account', async () => {
  const person = await account(api)
  const begun = await call('forget-password', { email: person.email })
  const { otp } = begun.json<{ data: { otp: string } }>().data
  await call('reset-code', { otp, code: '000000' })
  const proved = await call('reset-code', { otp, code: await lastCode(api, person.email) })
  const { reset_token: token } = proved.json<{ data: { reset_token: string } }>().data
  expect((await call('enter-password', { reset_token: token, password: newPassword })).statusCode).toBe(200)
  await call('login', { email: person.email, password: newPassword })
  const [asked, wrong, right, done, signedIn] = await events(5)
  expect(wrong?.step).toBe(asked?.next_step)
  expect(right?.step).toBe(asked?.next_step)
  expect(done?.step).toBe(right?.next_step)
  expect([asked, right, done].map(line => line?.step ?? line?.next_step)).not.toContain(null)
  expect(done?.user).toBe(person.id)
  expect(signedIn?.subject).toBe(asked?.subject)
  expect(signedIn?.user).toBe(person.id)
})

test('a call of a session names its account, and no line names a person', async () => {
  const person = await account(api)
  const change = { current_password: password, password: newPassword }
  expect((await api.as(person.token)('POST', '/client-api/v1/auth/password', change)).statusCode).toBe(200)
  await call('login', { email: person.email, password: 'Wrong@2026' })
  await api.as(person.token)('POST', '/client-api/v1/auth/logout', {})
  expect((await events(3)).map(({ user }) => user)).toEqual([person.id, null, null])
  const told = eventLines().join('\n')
  for (const secret of [person.email, person.name, person.token, password, '203.0.113.7', '127.0.0.1'])
    expect(told).not.toContain(secret)
})
