import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../../testing/accounts.ts'
import { seller, TestBuyer } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
})
afterAll(() => api.close())

test('a declined card is no longer the last word once the next payment is begun and given up', async () => {
  const buyer = new TestBuyer(api, (await account(api)).token)
  await buyer.putInCart([await course(api, { price: 9_900 })])
  const order = await buyer.order()
  await api.sandbox?.pay(order.paymentId, '4000000000009995')
  expect(await buyer.check(order.id)).toMatchObject({ failure: 'insufficient_funds' })
  const { data } = await buyer.call<{ redirect_url: string }>('POST', `/orders/${order.id}/payments`)
  await api.sandbox?.end(data.redirect_url.split('/').at(-1) ?? '', 'cancelled')
  expect(await buyer.check(order.id)).toMatchObject({ state: 'pending', failure: null, tries_left: 4 })
})
