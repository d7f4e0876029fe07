import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bills, enrolmentGrants, paymentEvents } from '../../../db/schema/index.ts'
import type { OrderJson } from '../../../testing/buying.ts'
import { MoyasarPeer } from '../../../testing/moyasar-peer.ts'
import type { SimulatedError, ProviderPeer } from '../../../testing/provider-peer.ts'
import { ProviderShop, type Ordered } from '../../../testing/provider-shop.ts'
import { StripePeer } from '../../../testing/stripe-peer.ts'
import { brokenMoneyRules } from '../invariants.ts'

/** What both have in common; what each calls it differs. */
const providers = [
  {
    make: (): ProviderPeer => new StripePeer(),
    paid: 'checkout.session.completed',
    expired: 'checkout.session.expired',
  },
  { make: (): ProviderPeer => new MoyasarPeer(), paid: 'payment_paid', expired: 'payment_expired' },
].map(one => ({ ...one, name: one.make().name }))

describe.each(providers)('$name', ({ make, paid, expired }) => {
  let shop: ProviderShop<ProviderPeer>
  let peer: ProviderPeer
  let done: Ordered
  beforeAll(async () => {
    shop = await ProviderShop.open(make())
    peer = shop.peer
  })
  afterAll(async () => {
    expect(await brokenMoneyRules(shop.api.db)).toEqual([])
    await shop.close()
  })
  beforeEach(async () => {
    peer.simulatedErrors.length = 0
    peer.refundError = null
    done = await shop.order()
  })

  const state = async () => (await done.buyer.call<OrderJson>('GET', `/orders/${done.order.id}`)).data.state
  const accesses = () =>
    shop.api.db.$count(
      enrolmentGrants,
      and(eq(enrolmentGrants.userId, done.learner.id), isNull(enrolmentGrants.endedReason)),
    )
  const buy = async (...prices: number[]) => {
    done = await shop.order(...prices)
    peer.pay(done.id)
    return done.buyer.check(done.order.id)
  }

  describe('a payment', () => {
    test('leads to the provider’s page, and its message to the paid order, its bill and its courses', async () => {
      expect(done.order.url).toContain(peer.origin)
      expect(await accesses()).toBe(0)
      peer.pay(done.id)
      expect(await shop.hear(peer.message(done.id, paid))).toBe(200)
      const order = (await done.buyer.call<OrderJson>('GET', `/orders/${done.order.id}`)).data
      expect(order).toMatchObject({ state: 'paid', bill: { total: 9_900 }, payment_url: null })
      expect(await accesses()).toBe(1)
    })

    test('counts once, however often its message comes, and together with the browser’s return', async () => {
      peer.pay(done.id)
      const message = peer.message(done.id, paid)
      const statuses = await Promise.all([
        shop.hear(message),
        shop.hear(message),
        shop.hear(peer.message(done.id, paid)),
        done.buyer.check(done.order.id).then(() => 200),
      ])
      expect(statuses).toEqual([200, 200, 200, 200])
      expect(await shop.hear(message)).toBe(200)
      expect([await state(), await accesses()]).toEqual(['paid', 1])
      expect(await shop.api.db.$count(bills, eq(bills.orderId, Number(done.order.number)))).toBe(1)
      const { id } = JSON.parse(message.body) as { id: string }
      expect(await shop.api.db.$count(paymentEvents, eq(paymentEvents.eventId, id))).toBe(1)
    })

    test('whose message never comes is found by the job', async () => {
      peer.pay(done.id)
      await shop.ask()
      expect(await state()).toBe('paid')
    })

    test('is one page, for any member and however often they press', async () => {
      const again = () =>
        done.buyer.call<{ redirect_url: string }>('POST', `/orders/${done.order.id}/payments`)
      const answers = await Promise.all([again(), again(), again()])
      expect(new Set(answers.map(({ data }) => data.redirect_url))).toEqual(new Set([done.order.url]))
    })

    test('of another sum goes back whole', async () => {
      peer.pay(done.id, 500)
      expect(await shop.hear(peer.message(done.id, paid))).toBe(200)
      await shop.api.payments.carryOutReturns()
      expect([await state(), await accesses()]).toEqual(['pending', 0])
      expect(peer.refunds(done.id)).toEqual([500])
    })

    test('that was given back by hand before anybody asked buys nothing', async () => {
      peer.pay(done.id)
      peer.refundByHand(done.id, 9_900)
      await done.buyer.check(done.order.id)
      expect([await state(), await accesses()]).toEqual(['pending', 0])
      expect(await shop.returnsOf(done.payment.id)).toEqual([])
    })
  })

  describe('a declined card', () => {
    test('leaves the page open, says why, and the next card pays there', async () => {
      peer.decline(done.id, true)
      expect(await done.buyer.check(done.order.id)).toMatchObject({
        state: 'pending',
        failure: 'insufficient_funds',
        tries_left: 4,
        payment_url: done.order.url,
      })
      // Asked again it is the same card.
      expect(await done.buyer.check(done.order.id)).toMatchObject({ tries_left: 4 })
      peer.pay(done.id)
      expect(await done.buyer.check(done.order.id)).toMatchObject({ state: 'paid' })
    })

    test('is no longer the last word once the buyer is sent to the page again, until the next one', async () => {
      peer.decline(done.id, true)
      await done.buyer.check(done.order.id)
      const again = () =>
        done.buyer.call<{ order: OrderJson; redirect_url: string }>(
          'POST',
          `/orders/${done.order.id}/payments`,
        )
      expect((await again()).data).toMatchObject({ order: { failure: null }, redirect_url: done.order.url })
      // The page is left without a card; the provider keeps it open.
      const left = { state: 'pending', failure: null, tries_left: 4, payment_url: done.order.url }
      expect(await done.buyer.check(done.order.id)).toMatchObject(left)
      peer.decline(done.id)
      expect(await done.buyer.check(done.order.id)).toMatchObject({ failure: 'card_declined', tries_left: 3 })
    })

    test('for the fifth time ends the order, and no one can pay on the page any more', async () => {
      for (let turn = 0; turn < 5; turn += 1) peer.decline(done.id)
      expect(await done.buyer.check(done.order.id)).toMatchObject({
        state: 'failed',
        failure: 'card_declined',
      })
      expect(peer.isOpen(done.id)).toBe(false)
      expect((await shop.payment(done.order.id)).payment).toMatchObject({ state: 'declined', declines: 5 })
    })

    test('that was the last word of a page that has expired counts once, and a new page is made', async () => {
      peer.decline(done.id)
      await done.buyer.check(done.order.id)
      peer.expire(done.id)
      expect(await shop.hear(peer.message(done.id, expired))).toBe(200)
      const { data } = await done.buyer.call<{ order: OrderJson; redirect_url: string }>(
        'POST',
        `/orders/${done.order.id}/payments`,
      )
      expect(data.order).toMatchObject({ state: 'pending', tries_left: 4 })
      expect(data.redirect_url).not.toBe(done.order.url)
      const second = await shop.payment(done.order.id)
      peer.pay(second.id)
      expect(await done.buyer.check(done.order.id)).toMatchObject({ state: 'paid' })
    })
  })

  describe('an order that ends', () => {
    test('with its time closes the page', async () => {
      await shop.expireOrder(done.order.id)
      await shop.ask()
      await shop.ask()
      expect([await state(), peer.isOpen(done.id)]).toEqual(['expired', false])
    })

    test('by the buyer’s will closes it at once', async () => {
      await done.buyer.call('POST', `/orders/${done.order.id}/cancel`)
      expect([await state(), peer.isOpen(done.id)]).toEqual(['cancelled', false])
      expect((await shop.payment(done.order.id)).payment.state).toBe('cancelled')
    })

    test('and is paid all the same gets its money back, once', async () => {
      await shop.expireOrder(done.order.id)
      peer.simulatedErrors.push('error', 'error')
      await shop.api.payments.askPending()
      peer.pay(done.id)
      expect(await shop.hear(peer.message(done.id, paid))).toBe(200)
      await shop.api.payments.carryOutReturns()
      await shop.api.payments.carryOutReturns()
      expect([await state(), await accesses()]).toEqual(['expired', 0])
      expect(peer.refunds(done.id)).toEqual([9_900])
    })
  })

  describe('a refund', () => {
    test('gives back a part, then the rest', async () => {
      await buy(9_900, 5_000)
      await shop.grantRefund(done)
      await shop.api.payments.carryOutReturns()
      expect(peer.refunds(done.id)).toEqual([9_900])
      await shop.grantRefund(done, 1)
      await shop.api.payments.carryOutReturns()
      expect(peer.refunds(done.id)).toEqual([9_900, 5_000])
      const { data } = await done.buyer.call<OrderJson>('GET', `/orders/${done.order.id}`)
      expect(data).toMatchObject({ state: 'refunded', refunds: [{ state: 'paid' }, { state: 'paid' }] })
    })

    test('after a declined card is of the one that paid', async () => {
      peer.decline(done.id)
      peer.pay(done.id)
      await done.buyer.check(done.order.id)
      await shop.grantRefund(done)
      await shop.api.payments.carryOutReturns()
      expect(peer.refunds(done.id)).toEqual([9_900])
    })

    test('that is refused for good is kept as failed', async () => {
      await buy()
      await shop.grantRefund(done)
      peer.refundError = 'charge_disputed'
      await shop.api.payments.carryOutReturns()
      peer.refundError = null
      await shop.api.payments.carryOutReturns()
      expect(peer.refunds(done.id)).toEqual([])
      expect(await shop.returnsOf(done.payment.id)).toMatchObject([{ state: 'failed' }])
    })

    test('that the provider can’t answer waits, and the returns of other payments don’t', async () => {
      await buy()
      const first = done
      await shop.grantRefund(first)
      await buy()
      await shop.grantRefund(done)
      // The first one's question fails, and once more when it is repeated.
      peer.simulatedErrors.push('error', 'error')
      await expect(shop.api.payments.carryOutReturns()).rejects.toThrow()
      expect([peer.refunds(first.id), peer.refunds(done.id)]).toEqual([[], [9_900]])
      await shop.api.payments.carryOutReturns()
      expect(peer.refunds(first.id)).toEqual([9_900])
    })
  })

  describe('a provider that fails', () => {
    test.each<SimulatedError>(['error', 'garbage', 'empty', 'silence'])(
      'with %s leaves the payment as it was, and is asked again',
      async simulated => {
        peer.pay(done.id)
        peer.simulatedErrors.push(simulated, simulated)
        expect((await done.buyer.check(done.order.id)).state).toBe('pending')
        peer.simulatedErrors.length = 0
        await shop.ask()
        expect(await state()).toBe('paid')
      },
    )

    test('while a payment is begun makes none, and the next press does', async () => {
      const { buyer } = await shop.shopper()
      const quote = await buyer.quote()
      peer.simulatedErrors.push('error', 'error', 'error')
      const refused = await buyer.pay(quote)
      expect([refused.status, refused.code]).toEqual([503, 'payment_unavailable'])
      peer.simulatedErrors.length = 0
      expect((await buyer.pay(quote)).data.redirect_url).toContain(peer.origin)
    })

    test('is asked again by itself when a message came and it did not answer', async () => {
      peer.pay(done.id)
      const message = peer.message(done.id, paid)
      peer.simulatedErrors.push('error', 'error')
      expect(await shop.hear(message)).toBe(500)
      expect(await state()).toBe('pending')
      expect(await shop.hear(message)).toBe(200)
      expect(await state()).toBe('paid')
    })
  })

  test('a message about a payment that isn’t ours changes nothing', async () => {
    const known = peer.message(done.id, paid)
    const other = { ...known, body: known.body.replaceAll(done.id, `${done.id}x`) }
    // Moyasar's proof is within the body; Stripe's covers it, so that it is another body than was signed.
    expect(await shop.hear(other)).toBe(peer.name === 'stripe' ? 400 : 200)
    expect(await state()).toBe('pending')
  })

  test('neither the log nor an answer ever holds a key', () => {
    const { stripe, moyasar } = peer.settings()
    const secrets = [stripe?.secretKey, stripe?.webhookSecret, moyasar?.secretKey, moyasar?.webhookToken]
    const lines = shop.log.join('\n')
    expect(lines).toContain('asking about a payment failed')
    for (const secret of secrets) if (secret !== undefined) expect(lines).not.toContain(secret)
    if (moyasar) expect(lines).not.toContain(Buffer.from(`${moyasar.secretKey}:`).toString('base64'))
  })
})
