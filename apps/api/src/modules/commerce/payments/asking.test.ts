import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments } from '../../../db/schema/index.ts'
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts'
import { closedSandbox } from '../../../gateways/payments/sandbox/closed.ts'
import { account } from '../../../testing/accounts.ts'
import { seller, TestBuyer } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { Payments } from './payments.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
})
afterAll(() => api.close())

test('payments that nothing was heard of are asked about four at a time', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const buyer = new TestBuyer(api, (await account(api)).token)
    await buyer.putInCart([await course(api, { price: 9_900 })])
    await buyer.order()
  }
  await api.db
    .update(payments)
    .set({ createdAt: new Date(Date.now() - 60_000) })
    .where(eq(payments.state, 'created'))
  const asked: string[] = []
  let [running, most] = [0, 0]
  const four = Promise.withResolvers<void>()
  // The first ones are answered once four of them wait; one at a time would wait for ever.
  const provider: PaymentProvider = {
    ...closedSandbox,
    fetch: async id => {
      asked.push(id)
      running += 1
      most = Math.max(most, running)
      if (running === 4) four.resolve()
      await four.promise
      running -= 1
      return { state: 'pending', amount: 9_900, currency: 'SAR', declines: 0, reason: null }
    },
  }
  const providers = { active: provider, byName: new Map([[provider.name, provider]]) }
  await new Payments(api.db, providers, 'https://masar.example', api.app.log).askPending()
  expect([asked.length, new Set(asked).size, most]).toEqual([6, 6, 4])
})
