import { headquarters } from '../modules/commerce/examples.ts'
import type { Facts } from './shown-schema.ts'

const { label: _label, is_default: _isDefault, ...address } = headquarters

const price = 14_900
const order = 'b3JkZXItb2Ytbm91cmEtMQ'
const bill = 'YmlsbC1vZi1ub3VyYS0wMQ'

/** The sums of a cart, an order or a bill: VAT of 15 % is in its prices. */
function sums(subtotal: number, discount = 0) {
  const total = subtotal - discount
  const net = Math.round(total / 1.15)
  return { currency: 'SAR', subtotal, discount, total, net, vat: total - net, rounding: 0, vat_rate: 1_500 }
}

const sold = { seats: 1, unit_price: price, discount: 0, total: price }
const line = (seats: number, discount = 0) => ({
  seats,
  unit_price: price,
  discount,
  total: price * seats - discount,
  previous_price: null,
})

const coupon = {
  code: 'RAMADAN20',
  kind: 'percent',
  value: 2_000,
  discount: 2_980,
  reason: null,
  minimum: 10_000,
  missing: 0,
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: '2026-12-31T20:59:59Z',
}

/** A cart with one course, for so many seats. */
export const cartOf = (seats: number, discount = 0) => ({
  ...sums(price * seats, discount),
  item_count: 1,
  lines: [line(seats, discount)],
  coupon: discount > 0 ? coupon : null,
})

const leadership = { id: 12, title: 'قيادة الفرق الصغيرة', price: 9_900, compare_at_price: null }
/** A cart into which two courses were put before its buyer signed in. */
export const mergedCart = {
  ...sums(price + 9_900 * 3),
  item_count: 2,
  lines: [line(1), { ...line(3), course: leadership, unit_price: 9_900, total: 29_700 }],
}

const person = { name: { ar: 'نورة الحربي', en: 'Noura Alharbi' } }
const refund = {
  id: 21,
  line_id: 31,
  seats: 1,
  amount: price,
  state: 'requested',
  reason: 'اشتريت الدورة مرتين.',
  decision: null,
  created_at: '2026-11-22T08:00:00Z',
}
const expired = '2026-11-21T08:30:00Z'

/** Carts, orders, bills and refunds. */
export const commerce: Readonly<Record<string, Facts | readonly Facts[]>> = {
  BothLanguages: { ar: 'تحليل البيانات بالجداول', en: 'Analysing data in spreadsheets' },
  CartCoupon: coupon,
  CompanySeats: { bought: 50, free: 12 },
  CartLine: { ...line(1), pending_order: null, added_at: '2026-11-21T07:55:00Z', company_seats: null },
  Cart: { ...cartOf(1), left_out: [] },
  QuoteLine: { ...line(1), course_id: 7, title: 'تحليل البيانات بالجداول' },
  BuyerDetails: { name: 'نورة الحربي' },
  BillingAddress: address,
  BillAddress: { ...address, line: null },
  Checkout: {
    ...sums(price),
    id: 'Y2hlY2tvdXQtb2Ytbm91cg',
    expires_at: expired,
    left_out: [],
    coupon: null,
    methods: ['card', 'bank_transfer'],
  },
  BankTransfer: {
    iban: 'SA0380000000608010167519',
    bank: 'بنك الرياض',
    beneficiary: 'شركة مسار للتعليم',
    reference: 'MSR-2026-000184',
    until: '2026-11-28T08:00:00Z',
  },
  BillParty: {
    name: { ar: 'شركة مسار للتعليم', en: 'Masar Learning' },
    vat_number: '310000000000003',
    registration_number: '1010202020',
    purchase_order: null,
  },
  BillLine: { ...sold, unit: 'seat' },
  BillLink: { id: bill, number: 'INV-2026-000184', total: price, issued_at: '2026-11-21T08:01:00Z' },
  CorrectedBill: { id: bill, number: 'INV-2026-000184' },
  Bill: {
    ...sums(price),
    id: bill,
    kind: 'simplified',
    is_pro_forma: false,
    is_taxed: true,
    transfer: null,
    number: 'INV-2026-000184',
    issued_at: '2026-11-21T08:01:00Z',
    buyer: { ...person, vat_number: null, registration_number: null, address: null },
    qr: '/client-api/v1/bills/YmlsbC1vZi1ub3VyYS0wMQ/qr',
    corrects: null,
    credit_notes: [],
  },
  RefundTerms: { days: 14, percent: 20 },
  RefundableLine: { seats: 1, reason: null },
  OrderLine: { ...sold, id: 31, course_id: 7, title: 'تحليل البيانات بالجداول' },
  Refund: refund,
  Order: {
    ...sums(price),
    id: order,
    number: 'MSR-2026-000184',
    state: 'paid',
    method: 'card',
    created_at: '2026-11-21T08:00:00Z',
    expires_at: expired,
    paid_at: '2026-11-21T08:01:00Z',
    ended_at: null,
    coupon_code: null,
    failure: null,
    tries_left: 2,
    payment_url: null,
    transfer_reference: null,
    transfer: null,
    pro_forma: null,
    credit_notes: [],
    refunds: [],
  },
  /** Whose payment is under way. */
  PaymentStart: {
    order: {
      state: 'pending',
      paid_at: null,
      bill: null,
      tries_left: 3,
      payment_url: 'https://pay.example.com/p/184',
      lines: [{ refundable: { seats: 0, reason: 'not_paid' } }],
    },
    redirect_url: 'https://pay.example.com/p/184',
  },
  RefundToDecide: {
    ...refund,
    title: 'تحليل البيانات بالجداول',
    order_total: price,
    method: 'card',
    paid_at: '2026-11-21T08:01:00Z',
    line_seats: 1,
  },
  MoneyToSendBack: {
    id: 5,
    refund_id: 21,
    amount: price,
    reason: 'اشتريت الدورة مرتين.',
    created_at: '2026-11-23T09:00:00Z',
  },
}

/** The parts of an order whose only line is to be paid back, and of one that was never paid. */
export const refundedOrder = {
  lines: [{ refundable: { seats: 0, reason: 'requested' } }],
  refunds: [refund],
  credit_notes: [],
}
export const cancelledOrder = {
  state: 'cancelled',
  paid_at: null,
  ended_at: '2026-11-21T08:10:00Z',
  bill: null,
  lines: [{ refundable: { seats: 0, reason: 'not_paid' } }],
}
