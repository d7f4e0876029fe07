import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  bills,
  coupons,
  enrolmentGrants,
  orders,
  outbox,
  paymentReturns,
  payments,
  sandboxRefunds,
} from '../../db/schema/index.ts'
import { signedHeaders } from '../../gateways/payments/sandbox/webhook.ts'
import { account, unique, type Account } from '../../testing/accounts.ts'
import { atSandbox, seller, TestBuyer } from '../../testing/buying.ts'
import { course } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import type { Cart } from './schema.ts'

let api: TestApi
let learner: Account
let buyer: TestBuyer
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  learner = await account(api)
  buyer = new TestBuyer(api, learner.token)
})

const paid = (price = 9_900) => course(api, { price })
const approve = (paymentId: string) => api.sandbox?.pay(paymentId, '4242424242424242')
const accessTo = async (courseId: number, userId = learner.id) =>
  api.db.$count(
    enrolmentGrants,
    and(
      eq(enrolmentGrants.userId, userId),
      eq(enrolmentGrants.courseId, courseId),
      sql`ended_reason is null`,
    ),
  )
const orderRow = async (publicId: string) => {
  const [row] = await api.db.select().from(orders).where(eq(orders.publicId, publicId))
  return row
}

/** A message as the sandbox sends it. */
async function webhook(payment: string, event = `se_${unique()}`, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ id: event, type: 'payment.updated', payment })
  const answer = await api.app.inject({
    method: 'POST',
    url: '/client-api/v1/webhooks/sandbox',
    body,
    headers: { ...signedHeaders(api.secrets, body), ...headers },
  })
  return answer.statusCode
}

describe('an order that is paid', () => {
  test('opens its courses, has its bill, and empties the cart, all at once', async () => {
    const ids = [await paid(9_900), await paid(5_000)]
    await buyer.putInCart(ids)
    const order = await buyer.order()
    expect(order).toMatchObject({ state: 'pending', total: 14_900, bill: null, method: 'card' })
    expect(await accessTo(ids[0] ?? 0)).toBe(0)
    await approve(order.paymentId)
    const now = await buyer.check(order.id)
    expect(now).toMatchObject({ state: 'paid', payment_url: null, bill: { total: 14_900 } })
    expect(now.bill?.number).toMatch(/^INV-\d{4}-\d{6}$/)
    expect([await accessTo(ids[0] ?? 0), await accessTo(ids[1] ?? 0)]).toEqual([1, 1])
    expect((await buyer.call<Cart>('GET', '/carts')).data.item_count).toBe(0)
    const [bill] = await api.db
      .select()
      .from(bills)
      .where(eq(bills.publicId, now.bill?.id ?? ''))
    expect(bill).toMatchObject({ kind: 'simplified', buyer: { name: { en: 'Sara Ali' } }, vatRate: 1_500 })
    expect(bill?.lines.map(({ total }) => total)).toEqual([9_900, 5_000])
    expect(Buffer.from(bill?.qr ?? '', 'base64').toString('utf8')).toContain('شركة مسار للتدريب')
  })

  test('is published to the buyer’s screens', async () => {
    await api.db.delete(outbox)
    const order = await buyer.buy([await paid()])
    const events = (await api.db.select().from(outbox)).map(
      ({ payload }) => payload as { name: string; data: object },
    )
    expect(events.find(({ name }) => name === 'OrderPaid')?.data).toEqual({
      order_id: order.id,
      bill_id: order.bill?.id,
    })
    expect(events.filter(({ name }) => name === 'CartChanged').at(-1)?.data).toEqual({ item_count: 0 })
  })

  test('by the browser’s return, a message and a second message counts once', async () => {
    const id = await paid()
    await buyer.putInCart([id])
    const order = await buyer.order()
    await approve(order.paymentId)
    expect(await webhook(order.paymentId, 'se_once')).toBe(200)
    expect(await webhook(order.paymentId, 'se_once')).toBe(200)
    expect(await webhook(order.paymentId)).toBe(200)
    await buyer.check(order.id)
    const row = await orderRow(order.id)
    expect(row?.state).toBe('paid')
    expect([await accessTo(id), await api.db.$count(bills, eq(bills.orderId, row?.id ?? 0))]).toEqual([1, 1])
  })

  test('without any webhook, is found by the polling job', async () => {
    await buyer.putInCart([await paid()])
    const order = await buyer.order()
    await api.sandbox?.pay(order.paymentId, '4000000000000259')
    await api.db.update(payments).set({ createdAt: new Date(Date.now() - 60_000) })
    await api.payments.askPending()
    expect((await orderRow(order.id))?.state).toBe('paid')
  })

  test('of 0 needs no payment', async () => {
    const code = `FREE${unique()}`
    await api.db.insert(coupons).values({ code, kind: 'percent', value: 10_000 })
    const id = await paid()
    await buyer.putInCart([id])
    await buyer.call('PUT', '/carts/coupon', { code })
    const quote = await buyer.quote()
    expect(quote).toMatchObject({ total: 0, methods: ['none'] })
    const { data } = await buyer.pay(quote)
    expect(data).toMatchObject({ redirect_url: null, order: { state: 'paid', total: 0, bill: { total: 0 } } })
    expect(await accessTo(id)).toBe(1)
  })
})

describe('a card that is declined', () => {
  test('leaves the order for another try, which is another payment', async () => {
    await buyer.putInCart([await paid()])
    const order = await buyer.order()
    await api.sandbox?.pay(order.paymentId, '4000000000009995')
    expect(await buyer.check(order.id)).toMatchObject({
      state: 'pending',
      failure: 'insufficient_funds',
      tries_left: 4,
      payment_url: null,
    })
    const { data } = await buyer.call<{ redirect_url: string }>('POST', `/orders/${order.id}/payments`)
    expect(data.redirect_url).not.toContain(order.paymentId)
    await approve(data.redirect_url.split('/').at(-1) ?? '')
    expect((await buyer.check(order.id)).state).toBe('paid')
  })

  test('for the fifth time ends the order, and its coupon may be used again', async () => {
    const code = `ONE${unique()}`
    await api.db.insert(coupons).values({ code, kind: 'percent', value: 1_000, maxUses: 1 })
    await buyer.putInCart([await paid()])
    await buyer.call('PUT', '/carts/coupon', { code })
    const order = await buyer.order()
    let paymentId = order.paymentId
    for (let turn = 1; turn <= 5; turn += 1) {
      await api.sandbox?.pay(paymentId, '4000000000000002')
      await buyer.check(order.id)
      const { data } = await buyer.call<{ redirect_url: string }>('POST', `/orders/${order.id}/payments`)
      paymentId = data?.redirect_url.split('/').at(-1) ?? ''
    }
    expect(await buyer.check(order.id)).toMatchObject({ state: 'failed', failure: 'card_declined' })
    const [coupon] = await api.db.select().from(coupons).where(eq(coupons.code, code))
    expect(coupon?.uses).toBe(0)
    expect((await buyer.call<Cart>('GET', '/carts')).data.item_count).toBe(1)
  })
})

describe('money that nothing waits for goes back whole', () => {
  test('after the order was cancelled', async () => {
    const id = await paid()
    await buyer.putInCart([id])
    const order = await buyer.order()
    expect((await buyer.call('POST', `/orders/${order.id}/cancel`)).status).toBe(200)
    await approve(order.paymentId)
    expect(await webhook(order.paymentId)).toBe(200)
    await api.payments.carryOutReturns()
    expect((await orderRow(order.id))?.state).toBe('cancelled')
    expect(await accessTo(id)).toBe(0)
    const [refund] = await api.db
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.paymentId, order.paymentId))
    expect(refund?.amount).toBe(9_900)
    await api.payments.carryOutReturns()
    expect(await api.db.$count(sandboxRefunds, eq(sandboxRefunds.paymentId, order.paymentId))).toBe(1)
  })

  test('a second payment of a paid order, and one of another sum', async () => {
    await buyer.putInCart([await paid()])
    const order = await buyer.order()
    await api.sandbox?.pay(order.paymentId, '4000000000000002')
    await buyer.check(order.id)
    const { data } = await buyer.call<{ redirect_url: string }>('POST', `/orders/${order.id}/payments`)
    await approve(data.redirect_url.split('/').at(-1) ?? '')
    await buyer.check(order.id)
    // The declined one turns out to be paid after all.
    await atSandbox(api, order.paymentId, { state: 'succeeded' })
    await webhook(order.paymentId)
    const row = await orderRow(order.id)
    expect(row?.state).toBe('paid')
    const states = await api.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, row?.id ?? 0))
    expect(states.map(({ state }) => state).toSorted()).toEqual(['returned', 'succeeded'])

    await buyer.putInCart([await paid()])
    const other = await buyer.order()
    await atSandbox(api, other.paymentId, { state: 'succeeded', amount: 1 })
    await buyer.check(other.id)
    expect((await orderRow(other.id))?.state).toBe('pending')
    const [back] = await api.db
      .select({ amount: paymentReturns.amount })
      .from(paymentReturns)
      .innerJoin(payments, eq(payments.id, paymentReturns.paymentId))
      .where(eq(payments.providerId, other.paymentId))
    expect(back?.amount).toBe(1)
  })

  test('after the time of the order has passed', async () => {
    await buyer.putInCart([await paid()])
    const order = await buyer.order()
    await api.db
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.publicId, order.id))
    await api.payments.askPending()
    await approve(order.paymentId)
    await webhook(order.paymentId)
    expect((await orderRow(order.id))?.state).toBe('expired')
  })
})

describe('a message', () => {
  test.each([
    ['with another signature', { 'sandbox-signature': 't=1,v1=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['without one', { 'sandbox-signature': '' }],
  ])('%s is refused', async (_, headers) => {
    expect(await webhook('sp_x', 'se_x', headers)).toBe(400)
  })

  test('of an old time is refused, and one of another provider unknown', async () => {
    const body = JSON.stringify({ id: 'e', payment: 'p' })
    const send = (url: string, at: number) =>
      api.app.inject({ method: 'POST', url, body, headers: signedHeaders(api.secrets, body, at) })
    expect((await send('/client-api/v1/webhooks/sandbox', Date.now() - 301_000)).statusCode).toBe(400)
    expect((await send('/client-api/v1/webhooks/other', Date.now())).statusCode).toBe(404)
  })

  test('about a payment that isn’t ours changes nothing', async () => {
    expect(await webhook('sp_unknown')).toBe(200)
  })

  test('counts only as far as the provider says so when asked', async () => {
    await buyer.putInCart([await paid()])
    const order = await buyer.order()
    await webhook(order.paymentId)
    expect((await orderRow(order.id))?.state).toBe('pending')
  })
})

test('50 presses of "pay" with keys of their own are one order and one payment', async () => {
  await buyer.putInCart([await paid()])
  const quote = await buyer.quote()
  const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.pay(quote)))
  expect(new Set(answers.map(({ data }) => `${data.order.id} ${data.redirect_url}`)).size).toBe(1)
  const row = await orderRow(answers[0]?.data.order.id ?? '')
  expect(await api.db.$count(payments, eq(payments.orderId, row?.id ?? 0))).toBe(1)
})

test('a coupon for 5 among 20 buyers at once is used 5 times', async () => {
  const code = `FIVE${unique()}`
  await api.db.insert(coupons).values({ code, kind: 'amount', value: 1_000, maxUses: 5 })
  const id = await paid()
  const quotes = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const one = new TestBuyer(api, (await account(api)).token)
      await one.putInCart([id])
      await one.call('PUT', '/carts/coupon', { code })
      return { one, quote: await one.quote() }
    }),
  )
  const codes = await Promise.all(quotes.map(async ({ one, quote }) => (await one.pay(quote)).code))
  expect(codes.filter(one => one === 'coupon_used_up')).toHaveLength(15)
  const [coupon] = await api.db.select().from(coupons).where(eq(coupons.code, code))
  expect(coupon?.uses).toBe(5)
})

test('numbers of bills have no gap, and times rise with them', async () => {
  const id = await paid()
  await Promise.all(
    Array.from({ length: 10 }, async () => new TestBuyer(api, (await account(api)).token).buy([id])),
  )
  const rows = await api.db.select().from(bills).where(eq(bills.series, 'INV')).orderBy(bills.number)
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1))
  const times = rows.map(({ issuedAt }) => issuedAt.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})
