import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('the bank’s page has an address of its own, and is over once it was answered', async () => {
  const made = await api.sandbox?.create({
    key: 'one',
    reference: '13',
    amount: 19_901,
    currency: 'SAR',
    returnUrl: 'http://localhost/cart-details?order=x',
    locale: 'en',
    expiresAt: new Date(Date.now() + 1_800_000),
  })
  const url = `/sandbox/payments/${made?.id}`
  const send = (body: string) => api.app.inject({ method: 'POST', url, headers: form, body })
  const asked = await send('step=pay&card=4000000000003220')
  expect(asked.statusCode).toBe(303)
  const bank = String(asked.headers.location)
  const read = async (path: string) => (await api.app.inject({ url: path })).body
  expect(await read(bank)).toContain('Your bank asks you to confirm')
  // Read again, nothing was sent: the payment is as open as before.
  expect(await read(bank)).toContain('Your bank asks you to confirm')
  expect(await read(url)).toContain('Test cards')
  expect(await read(`${url}?card=4242424242424242`)).toContain('Test cards')
  const paid = await send('step=confirm&card=4000000000003220')
  expect(paid.headers.location).toBe('http://localhost/cart-details?order=x')
  expect(await read(bank)).toContain('This payment is over.')
})
