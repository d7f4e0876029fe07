import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails, orders } from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { writeBuyerMails } from '../../testing/buyer-mails.ts'
import { seller, TestBuyer } from '../../testing/buying.ts'
import { course } from '../../testing/catalogue.ts'
import { crashingPool, type CrashPoint } from '../../testing/crashing-pool.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { brokenMoneyRules } from './invariants.ts'

let api: TestApi
let crashing: ReturnType<typeof crashingPool>
let courseIds: number[]
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
  crashing = crashingPool(api.database.pool)
  courseIds = [await course(api, { price: 9_900 }), await course(api, { price: 14_900 })]
})
afterAll(() => api.close())

/** After each statement: before the next one is the same for the database, but for what was committed and not acknowledged. */
function pointsOf(statements: number): CrashPoint[] {
  return Array.from({ length: statements }, (_, n) => ({ statement: n + 1, side: 'after' as const }))
}

async function newBuyer(): Promise<TestBuyer> {
  const buyer = new TestBuyer(api, (await account(api)).token)
  await buyer.putInCart(courseIds)
  return buyer
}

test('a crash at any statement of the payment leaves all of it or nothing, and asking again ends it', async () => {
  const pay = async () => {
    const buyer = await newBuyer()
    const order = await buyer.order()
    await api.sandbox?.pay(order.paymentId, '4242424242424242')
    return { buyer, order }
  }
  const first = await pay()
  const { statements } = await crashing.during(null, () => first.buyer.check(first.order.id))
  expect(statements).toBeGreaterThan(10)
  // Under load it is their number that costs (`pnpm bench buying`).
  expect(statements).toBeLessThanOrEqual(14)
  for (const point of pointsOf(statements)) {
    const { buyer, order } = await pay()
    await crashing.during(point, () => buyer.check(order.id))
    expect([point, await brokenMoneyRules(api.db)]).toEqual([point, []])
    expect([point, (await buyer.check(order.id)).state]).toEqual([point, 'paid'])
  }
  expect(await brokenMoneyRules(api.db)).toEqual([])
  await writeBuyerMails(api, 2)
  const told = await api.db.select({ key: mails.key }).from(mails).where(like(mails.key, 'order_paid:%'))
  expect(told).toHaveLength(await api.db.$count(orders, eq(orders.state, 'paid')))
})

test('a crash at any statement of "pay" leads to one order, however it is pressed again', async () => {
  const first = await newBuyer()
  const quote = await first.quote()
  const { statements } = await crashing.during(null, () => first.pay(quote))
  expect(statements).toBeLessThanOrEqual(11)
  for (const point of pointsOf(statements)) {
    const buyer = await newBuyer()
    const own = await buyer.quote()
    const key = randomUUID()
    await crashing.during(point, () => buyer.pay(own, {}, key))
    const { data } = await buyer.pay(own, {}, key)
    expect([point, data.order.state, data.redirect_url !== null]).toEqual([point, 'pending', true])
    const { data: all } = await buyer.call<unknown[]>('GET', '/orders')
    expect([point, all.length]).toEqual([point, 1])
  }
  expect(await brokenMoneyRules(api.db)).toEqual([])
})
