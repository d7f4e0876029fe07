import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentReturns } from '../../../db/schema/index.ts'
import { account, company, operator, type Account } from '../../../testing/accounts.ts'
import { seller, TestBuyer, type OrderJson } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
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
const request = (order: OrderJson, seats?: number, who = buyer) =>
  who.call<OrderJson>('POST', `/orders/${order.id}/refunds`, {
    lines: [{ line_id: order.lines[0]?.id, ...(seats !== undefined && { seats }) }],
    reason: 'لم تناسبني',
  })
const grant = (order: OrderJson) =>
  desk.call('POST', `/console/refunds/${order.refunds.at(-1)?.id}/decision`, {
    grant: true,
    decision: 'As you wish.',
  })
/** What an operator has to transfer back of an order. */
const toSendBack = async (order: string) => {
  const { data } = await desk.call<{ id: number; order_id: string }[]>('GET', '/console/returns?limit=100')
  return data.filter(({ order_id }) => order_id === order)
}

test('a company transfers, and is transferred back', async () => {
  const owner = await company(api)
  const seats = new TestBuyer(api, owner.token, 'company-api')
  await seats.putInCart([await paid(5_000)], 2)
  const { data } = await seats.pay(await seats.quote(), { method: 'bank_transfer' })
  const confirm = () =>
    desk.call('POST', '/console/transfers', { reference: data.order.transfer_reference?.toLowerCase() })
  expect((await confirm()).status).toBe(200)
  expect((await confirm()).code).toBe('order_not_pending')
  const order = (await seats.call<OrderJson>('GET', `/orders/${data.order.id}`)).data
  expect(order).toMatchObject({ state: 'paid', bill: { total: 10_000 } })
  const asked = (await request(order, 2, seats)).data
  await grant(asked)
  await api.payments.carryOutReturns()
  const [waiting] = await toSendBack(order.id)
  expect(waiting).toMatchObject({ refund_id: asked.refunds[0]?.id, amount: 10_000, reason: null })
  const done = () => desk.call('POST', `/console/returns/${waiting?.id}/transferred`)
  expect([(await done()).status, (await done()).code]).toEqual([200, 'conflict'])
  expect((await seats.call<OrderJson>('GET', `/orders/${order.id}`)).data.refunds[0]?.state).toBe('paid')
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('a refund that the card’s bank does not take is kept as failed, and seen', async () => {
  await buyer.putInCart([await paid()])
  const order = await buyer.order()
  await api.sandbox?.pay(order.paymentId, '4000000000005126')
  await buyer.check(order.id)
  await grant((await request((await buyer.call<OrderJson>('GET', `/orders/${order.id}`)).data)).data)
  await api.payments.carryOutReturns()
  const { rows } = await api.db.execute(
    sql`select t.state, t.reason from payment_returns t join payments p on p.id = t.payment_id where p.order_id = ${Number(order.number)}`,
  )
  expect(rows).toEqual([{ state: 'failed', reason: 'refund_refused_by_bank' }])
  const [failed] = await toSendBack(order.id)
  expect(failed).toMatchObject({ amount: 9_900, reason: 'refund_refused_by_bank', email: learner.email })
  expect((await desk.call('POST', `/console/returns/${failed?.id}/transferred`)).status).toBe(200)
  expect(await toSendBack(order.id)).toEqual([])
})

test('a payment that came too late, and that its card does not take back, is sent by an operator', async () => {
  await buyer.putInCart([await paid()])
  const order = await buyer.order()
  await buyer.call('POST', `/orders/${order.id}/cancel`)
  await api.sandbox?.pay(order.paymentId, '4000000000005126')
  await buyer.check(order.id)
  const [waiting] = await api.db
    .select()
    .from(paymentReturns)
    .where(eq(paymentReturns.amount, 9_900))
    .orderBy(desc(paymentReturns.id))
  expect(waiting).toMatchObject({ refundId: null, state: 'waiting' })
  const done = () => desk.call('POST', `/console/returns/${waiting?.id}/transferred`)
  expect((await done()).code, 'the card is asked first').toBe('not_found')
  await api.payments.carryOutReturns()
  expect(await toSendBack(order.id)).toMatchObject([{ id: waiting?.id, refund_id: null }])
  expect([(await done()).status, (await done()).code]).toEqual([200, 'conflict'])
  expect(await toSendBack(order.id)).toEqual([])
  expect(await brokenMoneyRules(api.db)).toEqual([])
})
