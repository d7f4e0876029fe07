import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, operator } from '../../../testing/accounts.ts'
import { seller, TestBuyer, type OrderJson } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
import { MoyasarPeer } from '../../../testing/moyasar-peer.ts'
import { StripePeer } from '../../../testing/stripe-peer.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

const [stripe, moyasar] = [new StripePeer(), new MoyasarPeer()]
/** One database, as a site that tries payments out first, then takes Stripe, then Moyasar and keeps Stripe's keys, then none. */
let apis: { sandbox: TestApi; stripe: TestApi; moyasar: TestApi; off: TestApi }
beforeAll(async () => {
  await Promise.all([stripe.open(), moyasar.open()])
  const sandbox = await createTestApi()
  await seller(sandbox)
  const database = { ...sandbox.database, close: async () => undefined }
  const both = { stripe: stripe.settings().stripe, moyasar: moyasar.settings().moyasar }
  apis = {
    sandbox,
    stripe: await createTestApi({ database, payBy: stripe.settings() }),
    moyasar: await createTestApi({ database, payBy: { active: 'moyasar', ...both } }),
    off: await createTestApi({ database, payBy: { active: 'off', ...both } }),
  }
})
afterAll(async () => {
  for (const api of [apis.off, apis.moyasar, apis.stripe, apis.sandbox]) await api.close()
  await Promise.all([stripe.close(), moyasar.close()])
})

/** The same person at each of them. */
async function person() {
  const { token } = await account(apis.sandbox)
  const at = (name: keyof typeof apis) => new TestBuyer(apis[name], token)
  const courseId = await course(apis.sandbox, { price: 9_900 })
  return { at, courseId }
}

const refund = async (buyer: TestBuyer, order: OrderJson) => {
  const { data } = await buyer.call<OrderJson>('POST', `/orders/${order.id}/refunds`, {
    lines: [{ line_id: order.lines[0]?.id }],
    reason: '',
  })
  const desk = new TestBuyer(apis.sandbox, (await operator(apis.sandbox, 'finance')).token)
  await desk.call('POST', `/console/refunds/${data.refunds.at(-1)?.id}/decision`, {
    grant: true,
    decision: 'x',
  })
}

test('without a provider a quote names no card, and none is taken', async () => {
  const { at, courseId } = await person()
  await at('off').putInCart([courseId])
  const quote = await at('off').quote()
  expect(quote.methods).toEqual([])
  expect((await at('off').pay(quote, { method: 'card' })).code).toBe('method_unavailable')
  expect((await at('sandbox').quote()).methods).toEqual(['card'])
})

test('an order that waits at the sandbox is paid really once the sandbox is off', async () => {
  const { at, courseId } = await person()
  await at('sandbox').putInCart([courseId])
  const order = await at('sandbox').order()
  expect(await at('stripe').check(order.id)).toMatchObject({ state: 'pending', payment_url: null })
  const { data } = await at('stripe').call<{ redirect_url: string }>('POST', `/orders/${order.id}/payments`)
  expect(data.redirect_url).toContain(stripe.origin)
})

test('the sandbox gives nothing back once it is off, since it took nothing, and takes no message', async () => {
  const { at, courseId } = await person()
  const order = await at('sandbox').buy([courseId])
  await refund(at('sandbox'), order)
  await apis.stripe.payments.carryOutReturns()
  const after = (await at('sandbox').call<OrderJson>('GET', `/orders/${order.id}`)).data
  expect(after.refunds).toMatchObject([{ state: 'granted' }])
  const { statusCode } = await apis.stripe.app.inject({
    method: 'POST',
    url: '/client-api/v1/webhooks/sandbox',
    body: '{}',
  })
  expect(statusCode).toBe(400)
})

test('a payment at Stripe ends, and is given back, while Moyasar takes the new ones', async () => {
  const { at, courseId } = await person()
  await at('stripe').putInCart([courseId])
  const { id, paymentId } = await at('stripe').order()
  stripe.pay(paymentId)
  const order = await at('moyasar').check(id)
  expect(order.state).toBe('paid')
  await refund(at('moyasar'), order)
  await apis.moyasar.payments.carryOutReturns()
  expect(stripe.refunds(paymentId)).toEqual([9_900])
  const another = await course(apis.moyasar, { price: 5_000 })
  await at('moyasar').putInCart([another])
  expect((await at('moyasar').order()).payment_url).toContain(moyasar.origin)
})

test('with payments off nothing new is sold by card, and what was begun still ends', async () => {
  const { at, courseId } = await person()
  await at('stripe').putInCart([courseId])
  const { id, paymentId } = await at('stripe').order()
  stripe.pay(paymentId)
  expect((await at('off').check(id)).state).toBe('paid')
  await at('off').putInCart([await course(apis.off, { price: 5_000 })])
  expect((await at('off').pay(await at('off').quote(), { method: 'card' })).code).toBe('method_unavailable')
})

test('money that waits for a provider without keys is named in the log, and stops nothing', async () => {
  const lines: string[] = []
  const { at, courseId } = await person()
  await at('stripe').putInCart([courseId])
  const { id, paymentId } = await at('stripe').order()
  stripe.pay(paymentId)
  await refund(at('stripe'), await at('stripe').check(id))
  const database = { ...apis.sandbox.database, close: async () => undefined }
  const keyless = await createTestApi({ database, onLog: line => lines.push(line) })
  await keyless.payments.carryOutReturns()
  await keyless.close()
  expect(lines.join('\n')).toContain('money waits to be given back by a provider that is not set up')
  expect(stripe.refunds(paymentId)).toEqual([])
  await apis.stripe.payments.carryOutReturns()
  expect(stripe.refunds(paymentId)).toEqual([9_900])
})
