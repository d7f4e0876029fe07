import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobs, refunds } from '../../../db/schema/index.ts'
import type { OrderJson } from '../../../testing/buying.ts'
import type { AppError } from '../../../errors.ts'
import { commandLine } from '../../platform/audit/actor.ts'
import { confirmReturn } from '../desk/transfers.ts'
import { ProviderShop, type Ordered } from '../../../testing/provider-shop.ts'
import { StripePeer } from '../../../testing/stripe-peer.ts'

const codeOf = (error: unknown) => (error as AppError).code

let shop: ProviderShop<StripePeer>
let peer: StripePeer
let done: Ordered
beforeAll(async () => {
  shop = await ProviderShop.open(new StripePeer())
  peer = shop.peer
})
afterAll(() => shop.close())
beforeEach(async () => {
  peer.simulatedErrors.length = 0
  peer.refundError = null
  peer.refundStatus = 'succeeded'
  done = await shop.order()
})

const state = async () => (await done.buyer.call<OrderJson>('GET', `/orders/${done.order.id}`)).data.state
const pay = async () => {
  peer.pay(done.id)
  await done.buyer.check(done.order.id)
}
const begin = (buyer: Ordered['buyer'], orderId: string, locale: 'ar' | 'en') =>
  shop.api.payments.open(Number(orderId), locale).then(url => ({ buyer, url }))

describe('a session', () => {
  test('asks for the order’s sum, names the order, and outlives its time', () => {
    const { params } = peer.session(done.id)
    const back = expect.stringMatching(new RegExp(`/cart-details\\?order=${done.order.id}$`)) as string
    expect(Object.fromEntries(params)).toMatchObject({
      mode: 'payment',
      client_reference_id: done.order.number,
      success_url: back,
      cancel_url: back,
      locale: 'en',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'sar',
      'line_items[0][price_data][unit_amount]': '9900',
      'line_items[0][price_data][product_data][name]': `Order ${done.order.number}`,
      'payment_intent_data[metadata][order]': done.order.number,
    })
    const ends = Number(params.get('expires_at')) * 1000 - Date.parse(done.order.expires_at)
    expect(ends / 60_000).toBeCloseTo(31, 0)
  })

  test('in Arabic is in the browser’s language, since Checkout has no Arabic, and names the order in Arabic', async () => {
    const { buyer } = await shop.shopper()
    peer.simulatedErrors.push('error', 'error')
    const { data } = await buyer.pay(await buyer.quote())
    expect(data).toBeUndefined()
    const order = (await buyer.call<OrderJson[]>('GET', '/orders')).data[0]
    peer.simulatedErrors.length = 0
    await begin(buyer, order?.number ?? '', 'ar')
    const { id } = await shop.payment(order?.id ?? '')
    expect(Object.fromEntries(peer.session(id).params)).toMatchObject({
      locale: 'auto',
      'line_items[0][price_data][product_data][name]': `الطلب ${order?.number}`,
    })
  })

  test('whose answer was lost is the same one', async () => {
    const { buyer } = await shop.shopper()
    const quote = await buyer.quote()
    const before = peer.calls.length
    peer.simulatedErrors.push('lost')
    const { data } = await buyer.pay(quote)
    const calls = peer.calls.slice(before)
    expect(calls).toHaveLength(2)
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(data.redirect_url).toContain(peer.origin)
  })

  test('is one page for two tabs in two languages at once', async () => {
    const { buyer } = await shop.shopper()
    peer.simulatedErrors.push('error', 'error')
    await buyer.pay(await buyer.quote())
    peer.simulatedErrors.length = 0
    const order = (await buyer.call<OrderJson[]>('GET', '/orders')).data[0]
    const number = order?.number ?? ''
    const [ar, en] = await Promise.all([begin(buyer, number, 'ar'), begin(buyer, number, 'en')])
    expect(ar.url).toBe(en.url)
    expect(ar.url).toContain((await shop.payment(order?.id ?? '')).id)
  })
})

describe('a payment', () => {
  test('that a bank still works on is pending, and declined when it fails', async () => {
    const session = peer.session(done.id)
    peer.decline(done.id)
    const { intent } = session
    if (!intent) throw new Error('No intent.')
    session.status = 'complete'
    session.intent = { ...intent, status: 'processing', error: null, failedCharges: 0 }
    expect(await done.buyer.check(done.order.id)).toMatchObject({ state: 'pending', tries_left: 5 })
    session.intent = intent
    await shop.hear(peer.message(done.id, 'checkout.session.async_payment_failed'))
    expect((await shop.payment(done.order.id)).payment.state).toBe('declined')
    expect(await done.buyer.check(done.order.id)).toMatchObject({ state: 'pending', tries_left: 4 })
  })

  test('that the bank did not authenticate says so', async () => {
    peer.failAuthentication(done.id)
    expect(await done.buyer.check(done.order.id)).toMatchObject({
      state: 'pending',
      failure: 'authentication_failed',
      tries_left: 4,
    })
  })
})

describe('a message', () => {
  test.each([
    ['without a signature', { 'stripe-signature': '' }],
    ['with another one', { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }],
    ['with no time', { 'stripe-signature': `v1=${'0'.repeat(64)}` }],
  ])('%s is refused', async (_, headers: Record<string, string>) => {
    peer.pay(done.id)
    const message = peer.message(done.id, 'checkout.session.completed')
    expect(await shop.hear({ ...message, headers: { ...message.headers, ...headers } })).toBe(400)
    expect(await state()).toBe('pending')
  })

  test('that was signed ten minutes ago is refused, one of four minutes taken', async () => {
    peer.pay(done.id)
    const signed = (minutes: number) =>
      peer.message(done.id, 'checkout.session.completed', Date.now() - minutes * 60_000)
    expect(await shop.hear(signed(10))).toBe(400)
    expect(await state()).toBe('pending')
    expect(await shop.hear(signed(4))).toBe(200)
    expect(await state()).toBe('paid')
  })

  test('with another body than was signed is refused', async () => {
    const other = await shop.order()
    peer.pay(done.id)
    const message = peer.message(other.id, 'checkout.session.completed')
    expect(await shop.hear({ ...message, body: message.body.replace(other.id, done.id) })).toBe(400)
    expect(await shop.hear({ ...message, body: ` ${message.body}` })).toBe(400)
    expect(await state()).toBe('pending')
  })

  test('about another order does nothing to this one', async () => {
    const other = await shop.order(500)
    peer.pay(other.id)
    expect(await shop.hear(peer.message(other.id, 'checkout.session.completed'))).toBe(200)
    expect(await state()).toBe('pending')
  })

  test.each(['payment_intent.succeeded', 'charge.succeeded', 'customer.created', 'payout.paid'])(
    '%s is taken and ignored',
    async type => {
      const before = peer.calls.length
      expect(await shop.hear(peer.messageOf(type, { id: 'x_1', object: 'x' }))).toBe(200)
      expect(peer.calls).toHaveLength(before)
    },
  )
})

describe('a refund', () => {
  const returns = async () => shop.returnsOf(done.payment.id)
  const refundState = async () => {
    const [row] = await shop.api.db
      .select({ state: refunds.state })
      .from(refunds)
      .where(eq(refunds.orderId, Number(done.order.number)))
    return row?.state
  }
  beforeEach(async () => {
    await pay()
    await shop.grantRefund(done)
  })

  test('whose answers were lost is given once, also after Stripe has forgotten its key', async () => {
    // The question, the list, and the refund twice.
    peer.simulatedErrors.push(null, null, 'lost', 'lost')
    await expect(shop.api.payments.carryOutReturns()).rejects.toThrow('Stripe failed')
    expect([peer.refunds(done.id), (await returns())[0]?.state]).toEqual([[9_900], 'waiting'])
    peer.forgetKeys()
    await shop.api.payments.carryOutReturns()
    expect(peer.refunds(done.id)).toEqual([9_900])
    expect(await returns()).toMatchObject([{ state: 'done', providerId: peer.refundsOf(done.id)[0]?.id }])
  })

  test('by two processes at once is given once', async () => {
    await Promise.all([shop.api.payments.carryOutReturns(), shop.api.payments.carryOutReturns()])
    expect(peer.refunds(done.id)).toEqual([9_900])
  })

  test('that waits for the bank is given; one that fails at once is not', async () => {
    peer.refundStatus = 'pending'
    await shop.api.payments.carryOutReturns()
    expect([await refundState(), (await returns())[0]?.state]).toEqual(['paid', 'done'])
    done = await shop.order()
    await pay()
    await shop.grantRefund(done)
    peer.refundStatus = 'failed'
    await shop.api.payments.carryOutReturns()
    expect([await refundState(), await returns()]).toMatchObject([
      'granted',
      [{ state: 'failed', reason: 'expired_or_canceled_card' }],
    ])
  })

  test('that fails later is reverted, and the buyer is notified', async () => {
    await shop.api.payments.carryOutReturns()
    const [refund] = peer.refundsOf(done.id)
    if (!refund) throw new Error('No refund.')
    // What the message says counts only as far as Stripe says the same.
    expect(await shop.hear(peer.message(refund.id, 'refund.failed'))).toBe(200)
    expect(await refundState()).toBe('paid')
    Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' })
    expect(await shop.hear(peer.message(refund.id, 'refund.failed'))).toBe(200)
    expect([await refundState(), await returns()]).toMatchObject([
      'granted',
      [{ state: 'failed', reason: 'lost_or_stolen_card' }],
    ])
    expect(shop.log.join('\n')).toContain('money that was given back has come back')
  })

  test('that failed is notified to the buyer once, and settled by a transfer for good', async () => {
    await shop.api.payments.carryOutReturns()
    const [refund] = peer.refundsOf(done.id)
    if (!refund) throw new Error('No refund.')
    Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' })
    for (const type of ['refund.failed', 'refund.updated']) await shop.hear(peer.message(refund.id, type))
    const [row] = await returns()
    const mailed = async (about: string) =>
      shop.api.db.$count(jobs, eq(jobs.uniqueKey, `${about}:${row?.id}`))
    expect([await mailed('money_came_back'), await mailed('money_transferred')]).toEqual([1, 0])
    const settle = () =>
      shop.api.db.transaction(tx => confirmReturn(tx, commandLine, row?.refundId ?? 0)).catch(codeOf)
    expect(await settle()).toBeUndefined()
    expect(await settle()).toBe('conflict')
    // Another word about the refund at the card changes nothing of what was transferred.
    await shop.hear(peer.message(refund.id, 'refund.failed'))
    expect([await refundState(), (await returns())[0]?.state]).toEqual(['paid', 'done'])
    expect(await mailed('money_transferred')).toBe(1)
  })

  test('that the provider is still to be asked for is not settled by a transfer', async () => {
    const [row] = await returns()
    const settle = shop.api.db.transaction(tx => confirmReturn(tx, commandLine, row?.refundId ?? 0))
    expect(await settle.catch(codeOf)).toBe('not_found')
  })

  test('for which there is too little in the account waits', async () => {
    peer.refundError = 'balance_insufficient'
    await expect(shop.api.payments.carryOutReturns()).rejects.toThrow('balance_insufficient')
    expect(await returns()).toMatchObject([{ state: 'waiting' }])
    peer.refundError = null
    peer.forgetKeys()
    await shop.api.payments.carryOutReturns()
    expect(peer.refunds(done.id)).toEqual([9_900])
  })

  test('of another merchant at the same account is ignored', async () => {
    expect(await shop.hear(peer.message('re_unknown', 'refund.failed'))).toBe(200)
    await shop.api.payments.carryOutReturns()
    expect(await refundState()).toBe('paid')
  })
})
