import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moyasarRefunds } from '../../../db/schema/index.ts'
import type { OrderJson } from '../../../testing/buying.ts'
import { MoyasarPeer, webhookToken } from '../../../testing/moyasar-peer.ts'
import { ProviderShop, type Ordered } from '../../../testing/provider-shop.ts'

let shop: ProviderShop<MoyasarPeer>
let peer: MoyasarPeer
let done: Ordered
beforeAll(async () => {
  shop = await ProviderShop.open(new MoyasarPeer())
  peer = shop.peer
})
afterAll(() => shop.close())
beforeEach(async () => {
  peer.simulatedErrors.length = 0
  peer.refundError = null
  done = await shop.order()
})

const state = async () => (await done.buyer.call<OrderJson>('GET', `/orders/${done.order.id}`)).data.state

describe('an invoice', () => {
  test('asks for the order’s sum in halalas, names the order, and ends with it', () => {
    expect(peer.invoice(done.id)).toMatchObject({
      amount: 9_900,
      currency: 'SAR',
      description: `Order ${done.order.number}`,
      callback_url: null,
      success_url: expect.stringContaining(`order=${done.order.id}`) as string,
      back_url: expect.stringContaining(`order=${done.order.id}`) as string,
      expired_at: done.order.expires_at,
      metadata: { order: done.order.number },
    })
    expect(new URL(done.order.url).searchParams.get('lang')).toBe('en')
  })

  test('whose answer was lost is found by our key', async () => {
    const { buyer } = await shop.shopper()
    const quote = await buyer.quote()
    const before = peer.invoices().length
    peer.simulatedErrors.push(null, 'lost')
    expect((await buyer.pay(quote)).status).toBe(503)
    expect((await buyer.pay(quote)).data.redirect_url).toContain(peer.origin)
    expect(peer.invoices()).toHaveLength(before + 1)
  })
})

describe('a message', () => {
  /** As docs.moyasar.com shows one, with an invoice's payment in it. */
  const recorded = (type: string, more: object = {}) => ({
    id: crypto.randomUUID(),
    type,
    created_at: '2026-11-23T09:00:00.000Z',
    secret_token: webhookToken,
    account_name: 'Masar',
    live: false,
    data: {
      id: '760878ec-d1d3-5f72-9056-191683f55872',
      status: 'paid',
      amount: 9_900,
      fee: 0,
      currency: 'SAR',
      refunded: 0,
      invoice_id: done.id,
      source: { type: 'creditcard', company: 'mada', message: 'APPROVED', response_code: '00' },
    },
    ...more,
  })
  const send = (message: unknown) =>
    shop.hear({
      body: typeof message === 'string' ? message : JSON.stringify(message),
      headers: { 'content-type': 'application/json' },
    })

  test.each([
    ['another token', { secret_token: 'a7f0c3d19be84526a1c6' }],
    ['a shorter one', { secret_token: '' }],
    ['a list of them', { secret_token: [webhookToken] }],
    ['none', { secret_token: undefined }],
    ['no id', { id: undefined }],
  ])('with %s is refused', async (_, more) => {
    peer.pay(done.id)
    expect(await send(recorded('payment_paid', more))).toBe(400)
    expect(await state()).toBe('pending')
  })

  test.each(['', 'null', '[]', '{', '"payment_paid"'])('that is %j is refused', async body => {
    expect(await send(body)).toBe(400)
  })

  test('counts only as far as Moyasar says the same', async () => {
    expect(await send(recorded('payment_paid'))).toBe(200)
    expect(await state()).toBe('pending')
    peer.pay(done.id)
    expect(await send(recorded('payment_paid'))).toBe(200)
    expect(await state()).toBe('paid')
  })

  test.each(['payment_failed', 'payment_faild'])('%s has the decline seen at once', async type => {
    peer.decline(done.id)
    expect(await send(recorded(type))).toBe(200)
    const { data } = await done.buyer.call<OrderJson>('GET', `/orders/${done.order.id}`)
    expect(data).toMatchObject({ state: 'pending', failure: 'card_declined', tries_left: 4 })
  })

  test.each([
    ['of another kind', 'balance_transferred', {}],
    ['of a payment without an invoice', 'payment_paid', { data: { id: 'x', invoice_id: null } }],
  ])('%s is taken and ignored', async (_, type, more) => {
    const before = peer.calls.length
    expect(await send(recorded(type, more))).toBe(200)
    expect(peer.calls).toHaveLength(before)
  })
})

describe('a refund', () => {
  const carryOut = () => shop.api.payments.carryOutReturns()
  const waiting = () => expect(carryOut()).rejects.toThrow()
  /** Two minutes pass, for which a refund is kept from being asked for again. */
  const later = () =>
    shop.api.db.update(moyasarRefunds).set({ claimedUntil: sql`now() - interval '1 second'` })
  const posts = () => peer.calls.filter(({ path }) => path.endsWith('/refund')).length
  /** Two questions, then the refund itself. */
  const atRefund = (simulated: 'lost' | 'error' | 'silence') =>
    peer.simulatedErrors.push(null, null, simulated)
  beforeEach(async () => {
    done = await shop.order(9_900, 9_900)
    peer.pay(done.id)
    await done.buyer.check(done.order.id)
    await shop.grantRefund(done)
  })

  test('whose answer was lost is given once', async () => {
    atRefund('lost')
    await waiting()
    expect(peer.refunds(done.id)).toEqual([9_900])
    const before = posts()
    // Meanwhile nothing polls.
    await waiting()
    await later()
    await carryOut()
    expect([peer.refunds(done.id), posts()]).toEqual([[9_900], before])
    expect(await shop.returnsOf(done.payment.id)).toMatchObject([{ state: 'done' }])
  })

  test.each(['error', 'silence'] as const)('that failed with %s is asked for again', async simulated => {
    atRefund(simulated)
    await waiting()
    await later()
    await carryOut()
    expect(peer.refunds(done.id)).toEqual([9_900])
  })

  test('whose answer was lost is distinguished from the same sum of the next line', async () => {
    atRefund('lost')
    await waiting()
    await shop.grantRefund(done, 1)
    await waiting()
    await later()
    await carryOut()
    expect(peer.refunds(done.id)).toEqual([9_900, 9_900])
    expect(await shop.returnsOf(done.payment.id)).toMatchObject([{ state: 'done' }, { state: 'done' }])
  })

  test('is not taken for what was given back by hand before', async () => {
    peer.refundByHand(done.id, 9_900)
    await carryOut()
    expect(peer.refunds(done.id)).toEqual([9_900, 9_900])
  })

  test('of more than is left is refused for good', async () => {
    peer.refundByHand(done.id, 10_000)
    await carryOut()
    expect(await shop.returnsOf(done.payment.id)).toMatchObject([
      { state: 'failed', reason: 'more_than_paid' },
    ])
    expect(peer.refunds(done.id)).toEqual([10_000])
  })

  test('by two processes at once is given once', async () => {
    await Promise.allSettled([carryOut(), carryOut(), carryOut()])
    await later()
    await carryOut()
    expect(peer.refunds(done.id)).toEqual([9_900])
  })

  test('before which the question failed need not wait', async () => {
    peer.simulatedErrors.push(null, 'error', 'error')
    await waiting()
    await carryOut()
    expect(peer.refunds(done.id)).toEqual([9_900])
  })
})
