import { randomBytes, randomUUID } from 'node:crypto'
import { bills, orders, type BillLine, type BillParty } from '../db/schema/index.ts'
import { account, unique } from './accounts.ts'
import type { TestApi } from './test-api.ts'

type BillRow = typeof bills.$inferSelect

/** A company that sells, its name with a lam-alef and an alef with hamza, as fonts that copy badly get wrong. */
export const seller: BillParty = {
  name: { ar: 'شركة مسار للتعليم الإلكتروني', en: 'Masar E-learning Company' },
  vatNumber: '310122393500003',
  registrationNumber: '1010123456',
  address: {
    building: '7421',
    street: 'طريق الملك فهد',
    district: 'حي العليا',
    city: 'الرياض',
    postalCode: '12211',
    country: 'SA',
  },
}
/** Of the test vector in billing.md. */
export const sampleQr =
  'AR3Yp9mE2KzZiNin2YfYsdmKINin2YTYudix2KjZigIPMzEwMTIyMzkzNTAwMDAzAxQyMDIyLTA0LTI1VDE1OjMwOjAwWgQHMTAwMC4wMAUGMTUwLjAw'

/** A line of `billLine(…)` seats at a price, without a discount. */
export function billLine(given: Partial<BillLine> = {}): BillLine {
  const { seats = 1, unitPrice = 11500, discount = 0 } = given
  return {
    orderLineId: 1,
    title: { ar: 'أساسيات الأمن الإلكتروني', en: 'Basics of cyber security' },
    seats,
    unitPrice,
    discount,
    total: seats * unitPrice - discount,
    ...given,
  }
}

/** Writes a bill with its order: a simplified invoice over 115.00 unless the row says otherwise. */
export async function writeBill(api: TestApi, given: Partial<Omit<BillRow, 'id'>> = {}): Promise<BillRow> {
  const { id: userId } = await account(api)
  const sums = { subtotal: 11500, total: 11500, net: 10000, vat: 1500 }
  const buyer = { name: { ar: 'لانا الأنصاري', en: 'Lana Al-Ansari' } }
  const [order] = await api.db
    .insert(orders)
    .values({
      publicId: token(),
      userId,
      state: 'paid',
      idempotencyKey: token(),
      ...sums,
      buyer,
      expiresAt: new Date(),
      paidAt: new Date(),
    })
    .returning()
  const [bill] = await api.db
    .insert(bills)
    .values({
      publicId: token(),
      kind: 'simplified',
      series: 'INV',
      year: 2026,
      number: unique(),
      orderId: order?.id ?? 0,
      seller,
      buyer,
      lines: [billLine()],
      total: 11500,
      net: 10000,
      vat: 1500,
      qr: sampleQr,
      uuid: randomUUID(),
      hash: token(),
      ...given,
    })
    .returning()
  if (!bill) throw new Error('the bill was not written')
  return bill
}

const token = () => randomBytes(16).toString('base64url')
