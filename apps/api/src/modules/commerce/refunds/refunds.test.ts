import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  bills,
  coupons,
  enrolmentGrants,
  enrolments,
  orders,
  outbox,
  sandboxPayments,
  sandboxRefunds,
  seatPools,
} from '../../../db/schema/index.ts'
import { account, company, operator, type Account } from '../../../testing/accounts.ts'
import { seller, TestBuyer, type OrderJson } from '../../../testing/buying.ts'
import { course, enrol } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { brokenMoneyRules } from '../invariants.ts'

let api: TestApi
let desk: TestBuyer
let learner: Account
let buyer: TestBuyer
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
  desk = new TestBuyer(api, (await operator(api, 'finance')).token)
})
afterAll(() => api.close())
beforeEach(async () => {
  learner = await account(api)
  buyer = new TestBuyer(api, learner.token)
})

const paid = (price = 9_900) => course(api, { price })
const isOpen = (courseId: number) =>
  api.db.$count(
    enrolmentGrants,
    and(
      eq(enrolmentGrants.userId, learner.id),
      eq(enrolmentGrants.courseId, courseId),
      isNull(enrolmentGrants.endedReason),
    ),
  )
const request = (order: OrderJson, place = 0, seats?: number, who = buyer) =>
  who.call<OrderJson>('POST', `/orders/${order.id}/refunds`, {
    lines: [{ line_id: order.lines[place]?.id, ...(seats !== undefined && { seats }) }],
    reason: 'لم تناسبني',
  })
const decide = (order: OrderJson, grant = true) =>
  desk.call('POST', `/console/refunds/${order.refunds.at(-1)?.id}/decision`, {
    grant,
    decision: 'As you wish.',
  })
const progress = (courseId: number, percent: number) =>
  api.db
    .update(enrolments)
    .set({ percent })
    .where(and(eq(enrolments.userId, learner.id), eq(enrolments.courseId, courseId)))

describe('a refund that is granted', () => {
  test('ends the access it bought, corrects the invoice, and gives the money back', async () => {
    const ids = [await paid(9_900), await paid(5_000)]
    const order = await buyer.buy(ids)
    const asked = (await request(order)).data
    expect(asked.refunds).toMatchObject([{ state: 'requested', amount: 9_900 }])
    expect(asked.lines[0]?.refundable).toEqual({ seats: 0, reason: 'requested' })
    expect((await decide(asked)).status).toBe(200)
    await api.payments.carryOutReturns()
    const after = (await buyer.call<OrderJson>('GET', `/orders/${order.id}`)).data
    expect(after).toMatchObject({
      state: 'partially_refunded',
      refunds: [{ state: 'paid', decision: 'As you wish.' }],
      credit_notes: [{ total: 9_900 }],
    })
    expect(after.credit_notes[0]?.number).toMatch(/^CRN-/)
    expect([await isOpen(ids[0] ?? 0), await isOpen(ids[1] ?? 0)]).toEqual([0, 1])
    expect((await decide((await request(order, 1)).data)).status).toBe(200)
    expect((await buyer.call<OrderJson>('GET', `/orders/${order.id}`)).data.state).toBe('refunded')
    const [sums] = await api.db
      .select({
        net: sql<number>`sum(case kind when 'credit_note' then -net else net end)::int`,
        vat: sql<number>`sum(case kind when 'credit_note' then -vat else vat end)::int`,
      })
      .from(bills)
      .where(eq(bills.orderId, Number(order.number)))
    expect(sums).toEqual({ net: 0, vat: 0 })
    expect(await brokenMoneyRules(api.db)).toEqual([])
  })

  test('leaves other ways to the course open, and the progress', async () => {
    const id = await paid()
    const order = await buyer.buy([id])
    await enrol(api, learner.id, id, { kind: 'free' })
    await progress(id, 12)
    await decide((await request(order)).data)
    expect(await isOpen(id)).toBe(1)
    const [kept] = await api.db.select().from(enrolments).where(eq(enrolments.courseId, id))
    expect(kept?.percent).toBe(12)
  })

  test('is notified to the buyer, and written into the audit log', async () => {
    await api.db.delete(outbox)
    const asked = (await request(await buyer.buy([await paid()]))).data
    await decide(asked)
    const events = (await api.db.select().from(outbox)).map(
      ({ payload }) => payload as { name: string; data: object },
    )
    expect(events.find(({ name }) => name === 'RefundDecided')?.data).toMatchObject({
      order_id: asked.id,
      granted: true,
    })
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'refund.grant'), eq(auditLog.subjectId, asked.refunds[0]?.id ?? 0)))
    expect(entry).toMatchObject({
      actorRole: 'finance',
      before: { state: 'requested' },
      after: { state: 'granted', amount: 9_900 },
    })
  })

  test('once, also of ten decisions at once', async () => {
    const asked = (await request(await buyer.buy([await paid()]))).data
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await decide(asked)).status))
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    await api.payments.carryOutReturns()
    await api.payments.carryOutReturns()
    const [payment] = await api.db
      .select({ id: sandboxPayments.id })
      .from(sandboxPayments)
      .where(eq(sandboxPayments.reference, asked.number))
    expect(await api.db.$count(sandboxRefunds, eq(sandboxRefunds.paymentId, payment?.id ?? ''))).toBe(1)
  })
})

describe('a refund that is refused', () => {
  test('leaves everything, and may be requested again', async () => {
    const id = await paid()
    const order = await buyer.buy([id])
    await decide((await request(order)).data, false)
    const after = (await buyer.call<OrderJson>('GET', `/orders/${order.id}`)).data
    expect(after).toMatchObject({ state: 'paid', refunds: [{ state: 'refused' }], credit_notes: [] })
    expect(await isOpen(id)).toBe(1)
    expect((await request(order)).status).toBe(200)
  })
})

describe('a request is refused', () => {
  test('after 14 days, from 20 %, twice, of nothing paid, of another’s order', async () => {
    const id = await paid()
    const order = await buyer.buy([id])
    await progress(id, 20)
    expect((await request(order)).code).toBe('refund_progress')
    await progress(id, 19)
    await api.db.execute(
      sql`update orders set paid_at = now() - interval '14 days 1 second' where public_id = ${order.id}`,
    )
    expect((await request(order)).code).toBe('refund_too_late')
    await api.db.update(orders).set({ paidAt: new Date() }).where(eq(orders.publicId, order.id))
    const stranger = new TestBuyer(api, (await account(api)).token)
    expect((await request(order, 0, undefined, stranger)).status).toBe(404)
    expect((await request(order)).status).toBe(200)
    expect((await request(order)).code).toBe('refund_requested')
  })

  test('of more than there is', async () => {
    const order = await buyer.buy([await paid()])
    expect((await request(order, 0, 2)).code).toBe('refund_impossible')
  })

  test('of a line that it names twice, and nothing is requested', async () => {
    const order = await buyer.buy([await paid()])
    const line = { line_id: order.lines[0]?.id }
    const answer = await buyer.call('POST', `/orders/${order.id}/refunds`, {
      lines: [line, line],
      reason: '',
    })
    expect(answer.code).toBe('refund_requested')
    expect((await buyer.call<OrderJson>('GET', `/orders/${order.id}`)).data.refunds).toEqual([])
  })
})

describe('a company', () => {
  test('refunds unused seats, a part at a time', async () => {
    const owner = await company(api)
    const seats = new TestBuyer(api, owner.token, 'company-api')
    const id = await paid(1_000)
    const order = await seats.buy([id], 3)
    await api.db.update(seatPools).set({ used: 1 }).where(eq(seatPools.companyId, owner.companyId))
    expect((await request(order, 0, 3, seats)).code).toBe('refund_impossible')
    await decide((await request(order, 0, 1, seats)).data)
    const left = (await request(order, 0, 1, seats)).data
    expect(left.refunds.map(({ amount }) => amount)).toEqual([1_000, 1_000])
    await api.db.update(seatPools).set({ used: 2 }).where(eq(seatPools.companyId, owner.companyId))
    expect((await decide(left)).code).toBe('refund_impossible')
    const [pool] = await api.db.select().from(seatPools).where(eq(seatPools.companyId, owner.companyId))
    expect(pool).toMatchObject({ bought: 2, used: 2 })
    expect(await brokenMoneyRules(api.db)).toEqual([])
  })

  test('gives back seats that cost next to nothing by the halala, and none that cost nothing', async () => {
    const seats = new TestBuyer(api, (await company(api)).token, 'company-api')
    await api.db.insert(coupons).values({ code: 'NEARLY', kind: 'amount', value: 9_997 })
    await seats.putInCart([await paid(1_000)], 10)
    await seats.call('PUT', '/carts/coupon', { code: 'NEARLY' })
    const waiting = await seats.order()
    await api.sandbox?.pay(waiting.paymentId, '4242424242424242')
    const order = await seats.check(waiting.id)
    expect((await request(order, 0, 1, seats)).code).toBe('refund_impossible')
    const asked = (await request(order, 0, 2, seats)).data
    expect(asked.refunds).toMatchObject([{ amount: 1 }])
    await decide(asked)
    const rest = (await request(order, 0, 8, seats)).data
    expect(rest.refunds.at(-1)).toMatchObject({ amount: 2 })
    await decide(rest)
    expect((await seats.call<OrderJson>('GET', `/orders/${order.id}`)).data.state).toBe('refunded')
    expect(await brokenMoneyRules(api.db)).toEqual([])
  })
})

test('operators see what waits, and those who may not decide can’t', async () => {
  const asked = (await request(await buyer.buy([await paid()]))).data
  const { data } = await desk.call<{ id: number; email: string }[]>('GET', '/console/refunds?limit=100')
  expect(data.find(({ id }) => id === asked.refunds[0]?.id)).toMatchObject({
    email: learner.email,
    order_id: asked.id,
    amount: 9_900,
  })
  const support = new TestBuyer(api, (await operator(api, 'support')).token)
  expect((await support.call('GET', '/console/refunds')).status).toBe(200)
  const refused = await support.call('POST', `/console/refunds/${asked.refunds[0]?.id}/decision`, {
    grant: true,
    decision: 'x',
  })
  expect(refused.status).toBe(403)
})
