import type { Static } from 'typebox'
import { pick, type Locale } from '../../../locale.ts'
import { billNumber } from '../bills/number.ts'
import { presentBuyer } from '../checkout/buyer-details.ts'
import { mostDeclines } from '../payments/applying.ts'
import { refundable, type RefundTerms } from '../refunds/rules.ts'
import type { Order } from '../schema.ts'
import type { BillRow, LineRow, OrderFacts, OrderRow } from './reading.ts'

/** An order as its buyer sees it. @param paymentUrl where it is paid */
export function presentOrder(
  { order, lines, bills, refunds, couponCode, openPayments }: OrderFacts,
  locale: Locale,
  terms: RefundTerms,
  paymentUrl = openPayments[0]?.redirectUrl ?? null,
): Static<typeof Order> {
  const now = new Date()
  const link = (isWanted: (bill: BillRow) => boolean) => bills.filter(isWanted).map(presentBillLink)
  const isPending = order.state === 'pending'
  return {
    id: order.publicId,
    number: String(order.id),
    state: order.state,
    method: order.method,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    ended_at: order.endedAt?.toISOString() ?? null,
    lines: lines.map(row => presentLine(row, locale, refundable(factsOfLine(order, row), terms, now))),
    currency: order.currency,
    subtotal: order.subtotal,
    discount: order.discount,
    total: order.total,
    net: order.net,
    vat: order.vat,
    rounding: order.rounding,
    vat_rate: order.vatRate,
    coupon_code: couponCode,
    buyer: presentBuyer(order.buyer),
    failure: order.failure,
    tries_left: isPending ? mostDeclines - order.declines : 0,
    payment_url: isPending ? paymentUrl : null,
    transfer_reference: order.transferReference,
    transfer: bills.find(bill => bill.transfer !== null)?.transfer ?? null,
    bill: link(bill => bill.kind !== 'credit_note' && !bill.isProForma)[0] ?? null,
    pro_forma: link(bill => bill.isProForma)[0] ?? null,
    refund_terms: terms,
    credit_notes: link(bill => bill.kind === 'credit_note'),
    refunds: refunds.map(presentRefund),
  }
}

function presentLine(row: LineRow, locale: Locale, mayReturn: ReturnType<typeof refundable>) {
  const { id, courseId, title, seats, unitPrice, discount, total } = row.line
  return {
    id,
    course_id: courseId,
    title: pick(title, locale),
    seats,
    unit_price: unitPrice,
    discount,
    total,
    refundable: mayReturn,
  }
}

/** What decides whether a line may be given back. */
export function factsOfLine(order: OrderRow, { line, percent, givenSeats, hasRequest, freeSeats }: LineRow) {
  return {
    isPaid: order.state === 'paid' || order.state === 'partially_refunded',
    paidAt: order.paidAt,
    total: line.total,
    seats: line.seats,
    givenSeats,
    hasRequest,
    percent,
    freeSeats: order.companyId === null ? null : (freeSeats ?? 0),
  }
}

function presentBillLink(bill: BillRow) {
  return {
    id: bill.publicId,
    number: billNumber(bill),
    total: bill.total,
    issued_at: bill.issuedAt.toISOString(),
  }
}

/** A refund as its buyer sees it. */
export function presentRefund(row: OrderFacts['refunds'][number]) {
  return {
    id: row.id,
    line_id: row.orderLineId,
    seats: row.seats,
    amount: row.amount,
    state: row.state,
    reason: row.reason,
    decision: row.decision,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  }
}
