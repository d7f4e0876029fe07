import { eq, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bills, settings } from '../../../db/schema/index.ts'
import { account, company, operator } from '../../../testing/accounts.ts'
import { seller, TestBuyer, type CheckoutJson, type OrderJson } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { brokenMoneyRules } from '../invariants.ts'
import type { Cart } from '../schema.ts'
import { billXml } from './document/xml.ts'
import { documentOf } from './document/document.ts'
import type { Bill } from './schema.ts'

let api: TestApi
let buyer: TestBuyer
let firm: TestBuyer
let desk: TestBuyer
beforeAll(async () => {
  api = await createTestApi()
  desk = new TestBuyer(api, (await operator(api, 'finance')).token)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(settings).where(eq(settings.key, 'seller'))
  await seller(api)
  buyer = new TestBuyer(api, (await account(api)).token)
  firm = new TestBuyer(api, (await company(api)).token, 'company-api')
})

const unregister = () =>
  api.db
    .update(settings)
    .set({ value: sql`jsonb_set(${settings.value}, '{vat_number}', '""')` })
    .where(eq(settings.key, 'seller'))
const closeAccount = () =>
  api.db
    .update(settings)
    .set({ value: sql`${settings.value} - 'bank'` })
    .where(eq(settings.key, 'seller'))
const paid = () => course(api, { price: 11_500 })
const billOf = async (id = '') => (await buyer.call<Static<typeof Bill>>('GET', `/bills/${id}`)).data
const rowOf = async (id = '') => (await api.db.select().from(bills).where(eq(bills.publicId, id)))[0]

test('a seller without VAT number charges none: cart, quote, order, invoice and credit note say the same', async () => {
  await unregister()
  await buyer.putInCart([await paid()])
  const none = { total: 11_500, net: 11_500, vat: 0, rounding: 0, vat_rate: 0 }
  expect((await buyer.call<Cart>('GET', '/carts')).data).toMatchObject(none)
  const quote = await buyer.quote()
  expect(quote).toMatchObject(none)
  const { data } = await buyer.pay(quote)
  await api.sandbox?.pay(data.redirect_url?.split('/').at(-1) ?? '', '4242424242424242')
  const order = await buyer.check(data.order.id)
  expect(order).toMatchObject({ ...none, state: 'paid' })
  const bill = await billOf(order.bill?.id)
  expect(bill).toMatchObject({ ...none, is_taxed: false, qr: null, kind: 'simplified' })
  expect(bill.seller.vat_number).toBeNull()
  const row = await rowOf(order.bill?.id)
  if (!row) throw new Error('no bill')
  expect(billXml(documentOf(row, null))).toContain('<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>')

  const asked = await buyer.call<OrderJson>('POST', `/orders/${order.id}/refunds`, {
    lines: [{ line_id: order.lines[0]?.id }],
    reason: '',
  })
  // Who is registered by then corrects what was issued before as it was issued.
  await api.db.delete(settings).where(eq(settings.key, 'seller'))
  await seller(api)
  await desk.call('POST', `/console/refunds/${asked.data.refunds[0]?.id}/decision`, {
    grant: true,
    decision: 'x',
  })
  const { data: after } = await buyer.call<OrderJson>('GET', `/orders/${order.id}`)
  expect(await billOf(after.credit_notes[0]?.id)).toMatchObject({ ...none, is_taxed: false, qr: null })
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('a seller with a VAT number issues a tax invoice', async () => {
  const order = await buyer.buy([await paid()])
  expect(await billOf(order.bill?.id)).toMatchObject({ is_taxed: true, vat: 1_500, vat_rate: 1_500 })
})

test('a transfer is asked for with the account, as it was when the pro-forma was issued', async () => {
  await firm.putInCart([await paid()], 2)
  const { data } = await firm.pay(await firm.quote(), { method: 'bank_transfer' })
  const transfer = {
    iban: 'SA0380000000608010167519',
    bank: 'بنك الاختبار',
    beneficiary: 'شركة مسار للتدريب',
    reference: data.order.transfer_reference,
    until: data.order.expires_at,
  }
  expect(data.order.transfer).toEqual(transfer)
  await closeAccount()
  expect(await billOf(data.order.pro_forma?.id)).toMatchObject({ is_pro_forma: true, transfer })
  await desk.call('POST', '/console/transfers', { reference: data.order.transfer_reference })
  const { data: now } = await firm.call<OrderJson>('GET', `/orders/${data.order.id}`)
  expect((await billOf(now.bill?.id)).transfer).toBeNull()
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('without a bank account no one is asked to transfer anything', async () => {
  await closeAccount()
  await firm.putInCart([await paid()], 2)
  const quote: CheckoutJson = await firm.quote()
  expect(quote.methods).toEqual(['card'])
  const refused = await firm.pay(quote, { method: 'bank_transfer' })
  expect([refused.status, refused.code]).toEqual([409, 'method_unavailable'])
})
