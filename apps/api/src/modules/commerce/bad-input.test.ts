import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bills, courses, orders, payments } from '../../db/schema/index.ts'
import { signedHeaders } from '../../gateways/payments/sandbox/webhook.ts'
import { account, company, unique } from '../../testing/accounts.ts'
import { seller, TestBuyer, type OrderJson } from '../../testing/buying.ts'
import { course, enrol } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { brokenMoneyRules } from './invariants.ts'
import type { Cart } from './schema.ts'

/**
 * What buyers send by mistake, by haste or on purpose, where no other file of this folder has it:
 *
 * | input | test |
 * |---|---|
 * | seats 0, −1, 10⁶, a fraction, Arabic digits | adding: `cart/cart.test.ts`; changing, merging, a refund: here |
 * | an unknown, owned, own, free course, a draft | `cart/cart.test.ts`; a retired one: here |
 * | retired or bought between quote and payment | `checkout/checkout.test.ts`; owned otherwise: here |
 * | a price that changed between cart and payment | `checkout/checkout.test.ts` (a quote, `total_changed`) |
 * | a coupon used up between quote and payment | `checkout/checkout.test.ts`; by many at once: `buying.test.ts` |
 * | another person's order | reading: `checkout/checkout.test.ts`; a refund: `refunds/refunds.test.ts`; every other act: here |
 * | another person's quote | `checkout/checkout.test.ts` |
 * | another's bill | `bills/bills.test.ts`: anyone with its 128-bit id may read it, and guessing is limited |
 * | a message with a wrong signature, of an old time | `buying.test.ts` |
 * | a message with another order's sum | here; the provider itself saying another sum: `buying.test.ts` |
 * | two tabs | one quote: `buying.test.ts` (50 presses); two quotes: here |
 * | the back button after payment | here |
 */
let api: TestApi
let buyer: TestBuyer
let learnerId: number
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  const learner = await account(api)
  learnerId = learner.id
  buyer = new TestBuyer(api, learner.token)
})

const paid = (price = 9_900) => course(api, { price })
const approved = '4242424242424242'
const ordersOf = (userId = learnerId) => api.db.select().from(orders).where(eq(orders.userId, userId))

const badSeats: [unknown, number][] = [
  [0, 422],
  [-1, 422],
  [1_000_000, 422],
  [1.5, 400],
  ['٣', 400],
  ['3', 400],
  [null, 400],
]

describe('seats', () => {
  test.each(badSeats)(
    '%o are refused in a change, a merge and a refund, and change nothing',
    async (seats, status) => {
      const firm = new TestBuyer(api, (await company(api)).token, 'company-api')
      const id = await paid()
      const order = await firm.buy([id], 4)
      await firm.putInCart([id], 4)
      const answers = [
        await firm.call('PATCH', `/carts/items/${id}`, { seats }),
        await firm.call('POST', '/carts/merge', { lines: [{ course_id: id, seats }] }),
        await firm.call('POST', `/orders/${order.id}/refunds`, {
          lines: [{ line_id: order.lines[0]?.id, seats }],
          reason: '',
        }),
      ]
      expect(answers.map(answer => answer.status)).toEqual([status, status, status])
      expect((await firm.call<Cart>('GET', '/carts')).data.lines).toMatchObject([{ seats: 4 }])
      expect((await firm.call<OrderJson>('GET', `/orders/${order.id}`)).data.refunds).toEqual([])
    },
  )
})

test('a retired course can’t be put into the cart', async () => {
  const id = await paid()
  await api.db.update(courses).set({ state: 'archived' }).where(eq(courses.id, id))
  expect((await buyer.call('POST', '/carts/items', { course_id: id })).code).toBe('not_found')
  expect((await buyer.call<Cart>('GET', '/carts')).data.item_count).toBe(0)
})

test('a course that came otherwise between quote and payment is not sold', async () => {
  const id = await paid()
  await buyer.putInCart([id])
  const quote = await buyer.quote()
  await enrol(api, learnerId, id)
  expect((await buyer.pay(quote)).code).toBe('quote_expired')
  expect(await ordersOf()).toEqual([])
})

test('another person’s order can’t be paid, asked about, cancelled or given back', async () => {
  await buyer.putInCart([await paid()])
  const order = await buyer.order()
  const stranger = new TestBuyer(api, (await account(api)).token)
  const firm = new TestBuyer(api, (await company(api)).token, 'company-api')
  for (const other of [stranger, firm]) {
    for (const act of ['payments', 'check', 'cancel'])
      expect([act, (await other.call('POST', `/orders/${order.id}/${act}`)).status]).toEqual([act, 404])
    const back = { lines: [{ line_id: order.lines[0]?.id }], reason: '' }
    expect((await other.call('POST', `/orders/${order.id}/refunds`, back)).status).toBe(404)
  }
  expect((await ordersOf())[0]?.state).toBe('pending')
})

test('a line of another order can’t be given back with one’s own', async () => {
  const mine = await buyer.buy([await paid()])
  const stranger = new TestBuyer(api, (await account(api)).token)
  const theirs = await stranger.buy([await paid(50_000)])
  const answer = await buyer.call('POST', `/orders/${mine.id}/refunds`, {
    lines: [{ line_id: theirs.lines[0]?.id }],
    reason: '',
  })
  expect(answer.status).toBe(404)
  expect((await stranger.call<OrderJson>('GET', `/orders/${theirs.id}`)).data.refunds).toEqual([])
})

test('a signed message that names another order’s sum settles nothing by itself', async () => {
  await buyer.putInCart([await paid(50_000)])
  const dear = await buyer.order()
  const stranger = new TestBuyer(api, (await account(api)).token)
  await stranger.putInCart([await paid(100)])
  const cheap = await stranger.order()
  await api.sandbox?.pay(cheap.paymentId, approved)
  const body = JSON.stringify({
    id: `se_${unique()}`,
    payment: dear.paymentId,
    state: 'succeeded',
    amount: cheap.total,
    order: cheap.id,
  })
  const heard = await api.app.inject({
    method: 'POST',
    url: '/client-api/v1/webhooks/sandbox',
    body,
    headers: signedHeaders(api.secrets, body),
  })
  expect(heard.statusCode).toBe(200)
  expect((await buyer.check(dear.id)).state).toBe('pending')
  expect((await stranger.check(cheap.id)).state).toBe('paid')
})

test('a message without a body is refused', async () => {
  const heard = await api.app.inject({ method: 'POST', url: '/client-api/v1/webhooks/sandbox' })
  expect([heard.statusCode, heard.json<{ code: string }>().code]).toEqual([400, 'webhook_refused'])
})

test('two tabs with a quote each, paid for at once, make one order', async () => {
  await buyer.putInCart([await paid()])
  const quotes = [await buyer.quote(), await buyer.quote()]
  const answers = await Promise.all(quotes.map(quote => buyer.pay(quote)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.code).toBe('order_pending')
  const [order, ...more] = await ordersOf()
  expect(more).toEqual([])
  expect(await api.db.$count(payments, eq(payments.orderId, order?.id ?? 0))).toBe(1)
})

test('a buyer who returns with the back button after payment pays nothing again', async () => {
  const id = await paid()
  await buyer.putInCart([id])
  const quote = await buyer.quote()
  const first = await buyer.pay(quote)
  const paymentId = first.data.redirect_url?.split('/').at(-1) ?? ''
  await api.sandbox?.pay(paymentId, approved)
  const order = await buyer.check(first.data.order.id)
  // The checkout once more, the provider's page once more, the order's page once more, and the cart.
  const again = await buyer.pay(quote)
  expect(again.data).toMatchObject({ redirect_url: null, order: { id: order.id, state: 'paid' } })
  await api.sandbox?.pay(paymentId, approved)
  await buyer.check(order.id)
  expect((await buyer.call('POST', `/orders/${order.id}/payments`)).code).toBe('order_not_pending')
  expect((await buyer.call('POST', `/orders/${order.id}/cancel`)).code).toBe('order_not_pending')
  expect((await buyer.call('POST', '/checkouts')).code).toBe('cart_empty')
  expect((await buyer.call('POST', '/carts/items', { course_id: id })).code).toBe('course_owned')
  const [row] = await ordersOf()
  const settled = and(eq(payments.orderId, row?.id ?? 0), eq(payments.state, 'succeeded'))
  expect(await api.db.$count(payments, settled)).toBe(1)
  expect(await api.db.$count(bills, eq(bills.orderId, row?.id ?? 0))).toBe(1)
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('wrong messages of one address are bounded, and right ones of it still arrive', async () => {
  const remoteAddress = '203.0.113.77'
  const send = (body: string, headers: Record<string, string>) =>
    api.app.inject({ method: 'POST', url: '/client-api/v1/webhooks/sandbox', body, headers, remoteAddress })
  const body = JSON.stringify({
    id: `se_${unique()}`,
    payment: 'none',
    state: 'failed',
    amount: 1,
    order: 'none',
  })
  const right = signedHeaders(api.secrets, body)
  for (let sent = 0; sent < 60; sent += 1) expect((await send(`${body} `, right)).statusCode).toBe(400)
  const refused = await send(`${body} `, right)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await send(body, right)).statusCode).toBe(200)
})
