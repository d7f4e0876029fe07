import type { Checkout, CompanyAddress, Order } from '@masar/api-sdk'

export const orderId = 'AAAAAAAAAAAAAAAAAAAAAA'
export const billId = 'BBBBBBBBBBBBBBBBBBBBBB'

const sums = {
  currency: 'SAR',
  subtotal: 21_450,
  discount: 0,
  total: 21_450,
  net: 18_652,
  vat: 2_798,
  rounding: 0,
  vat_rate: 1500,
}

/** A quote as the service gives it, with what a test wants otherwise. */
export const quoteOf = (given: Partial<Checkout> = {}): Checkout => ({
  id: 'QQQQQQQQQQQQQQQQQQQQQQ',
  expires_at: new Date(Date.now() + 15 * 60_000).toISOString(),
  lines: [
    {
      course_id: 5,
      title: 'تحليل البيانات',
      seats: 1,
      unit_price: 21_450,
      previous_price: null,
      discount: 0,
      total: 21_450,
    },
  ],
  left_out: [],
  coupon: null,
  ...sums,
  methods: ['card'],
  buyer: { name: 'سارة' },
  ...given,
})

/** An order as the service gives it. */
export const orderOf = (given: Partial<Order> = {}): Order => ({
  id: orderId,
  number: '12',
  state: 'pending',
  method: 'card',
  created_at: '2026-11-20T10:00:00Z',
  expires_at: new Date(Date.now() + 20 * 60_000).toISOString(),
  paid_at: null,
  ended_at: null,
  lines: [
    {
      id: 31,
      course_id: 5,
      title: 'تحليل البيانات',
      seats: 1,
      unit_price: 21_450,
      discount: 0,
      total: 21_450,
      refundable: { seats: 0, reason: 'not_paid' },
    },
  ],
  ...sums,
  coupon_code: null,
  buyer: { name: 'سارة' },
  failure: null,
  tries_left: 5,
  payment_url: null,
  transfer_reference: null,
  transfer: null,
  refund_terms: { days: 14, percent: 20 },
  bill: null,
  pro_forma: null,
  credit_notes: [],
  refunds: [],
  ...given,
})

export const paid = (given: Partial<Order> = {}): Order =>
  orderOf({
    state: 'paid',
    paid_at: '2026-11-20T10:05:00Z',
    tries_left: 0,
    bill: { id: billId, number: 'INV-2026-000001', total: 21_450, issued_at: '2026-11-20T10:05:00Z' },
    ...given,
  })

export const answer = (data: unknown) => Response.json({ data })

/** An address that a company keeps. */
export const addressOf = (id: number, given: Partial<CompanyAddress> = {}): CompanyAddress => ({
  id,
  label: `فرع ${id}`,
  address: { street: 'العليا', city: 'الرياض', country: 'SA' },
  vat_number: null,
  is_default: id === 1,
  ...given,
})
