import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import {
  bills,
  orderLines,
  orders,
  paymentReturns,
  payments,
  refunds,
  seatLedger,
  seatPools,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { endGrant } from '../../learning/grants.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { refundDecided } from '../../platform/notifications/notices.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'
import { issueBill } from '../bills/issue.ts'
import { unitOf } from '../bills/of-order.ts'
import { newPublicId } from '../checkout/quotes.ts'
import { poolOfLine } from '../licences/pool-of-line.ts'
import { mailBuyer } from '../mails/kinds.ts'
import { carryOutReturns } from '../payments/kinds.ts'
import { creditSplit } from './rules.ts'

type Refund = typeof refunds.$inferSelect
type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

/**
 * Grants a refund, whole or not at all: access or seats end, a credit note corrects the invoice, the money is on its way back.
 * Progress, notes and certificates stay.
 * @throws AppError `not_found`; `conflict` where it was decided before; `refund_impossible` where its seats are no longer free
 */
export async function grantRefund(
  tx: Transaction,
  actor: Actor,
  refundId: number,
  decision: string,
): Promise<void> {
  const { refund, order, line } = await lockRefund(tx, refundId)
  await decide(tx, refund, 'granted', decision)
  if (order.companyId === null) await endGrant(tx, { orderLineId: line.id }, 'refunded')
  else await takeSeats(tx, order.companyId, line, refund.seats)
  const before = await refundedOf(tx, order.id, refund.id)
  const left = order.total - before - refund.amount
  await tx
    .update(orders)
    .set({ state: left === 0 ? 'refunded' : 'partially_refunded' })
    .where(eq(orders.id, order.id))
  await returnMoney(tx, order, refund)
  await notify(tx, refundDecided({ ...noticeOf(order, line, refund), isGranted: true }))
  await mailBuyer(tx, { about: 'refund_decided', id: refund.id })
  await issueCreditNote(tx, order, line, refund, order.total - before)
  await record(tx, actor, 'refund.grant', refund, decision)
}

/** Refuses a refund. @throws AppError `not_found`, `conflict` */
export async function refuseRefund(
  tx: Transaction,
  actor: Actor,
  refundId: number,
  decision: string,
): Promise<void> {
  const { refund, order, line } = await lockRefund(tx, refundId)
  await decide(tx, refund, 'refused', decision)
  await notify(tx, refundDecided({ ...noticeOf(order, line, refund), isGranted: false }))
  await mailBuyer(tx, { about: 'refund_decided', id: refund.id })
  await record(tx, actor, 'refund.refuse', refund, decision)
}

function noticeOf({ userId, publicId }: Order, { title }: Line, { id }: Refund) {
  return { userId, publicId, title: title ?? {}, refundId: id }
}

async function record(
  tx: Transaction,
  actor: Actor,
  action: 'refund.grant' | 'refund.refuse',
  refund: Refund,
  decision: string,
): Promise<void> {
  await audit(tx, actor, {
    action,
    subject: { type: 'refund', id: refund.id },
    before: { state: refund.state },
    after: {
      state: action === 'refund.grant' ? 'granted' : 'refused',
      amount: refund.amount,
      seats: refund.seats,
      decision,
    },
  })
}

/** The order first, as every act on it does. */
async function lockRefund(tx: Transaction, refundId: number) {
  const [named] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  if (!named) throw new AppError('not_found')
  const [order] = await tx.select().from(orders).where(eq(orders.id, named.orderId)).for('update')
  const [line] = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.id, named.orderLineId ?? 0))
  if (!order || !line) throw new AppError('not_found')
  return { refund: named, order, line }
}

async function decide(
  tx: Transaction,
  { id }: Refund,
  state: 'granted' | 'refused',
  decision: string,
): Promise<void> {
  const decided = await tx
    .update(refunds)
    .set({ state, decision, decidedAt: sql`clock_timestamp()` })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')))
    .returning({ id: refunds.id })
  if (decided.length === 0) throw new AppError('conflict')
}

/** Only unused seats go back: the pool's check constraint rejects more, whatever raced. */
async function takeSeats(tx: Transaction, companyId: number, line: Line, seats: number): Promise<void> {
  const [pool] = await tx
    .update(seatPools)
    .set({ bought: sql`${seatPools.bought} - ${seats}` })
    .where(
      and(
        eq(seatPools.companyId, companyId),
        poolOfLine(sql`${line.courseId}::bigint`, sql`${line.id}::bigint`),
        sql`${seatPools.bought} - ${seatPools.used} >= ${seats}`,
      ),
    )
    .returning({ id: seatPools.id })
  if (!pool) throw new AppError('refund_impossible')
  await tx
    .insert(seatLedger)
    .values({ companyId, poolId: pool.id, movement: 'refunded', seats: -seats, orderLineId: line.id })
}

/** What of an order went back before. */
async function refundedOf(tx: Transaction, orderId: number, except: number): Promise<number> {
  const { rows } = await tx.execute<{ sum: string }>(sql`
    select coalesce(sum(amount), 0) as sum from refunds
    where order_id = ${orderId} and state in ('granted', 'paid') and id <> ${except}`)
  return Number(rows[0]?.sum ?? 0)
}

async function returnMoney(tx: Transaction, order: Order, refund: Refund): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), inArray(payments.state, ['succeeded'])))
  if (!payment) throw new Error('A paid order without its payment.')
  await tx
    .insert(paymentReturns)
    .values({ paymentId: payment.id, refundId: refund.id, amount: refund.amount })
  await enqueue(tx, carryOutReturns, {}, { uniqueKey: 'carry-out' })
}

/** @param before what of the order was billed and not yet credited */
async function issueCreditNote(
  tx: Transaction,
  order: Order,
  line: Line,
  refund: Refund,
  before: number,
): Promise<void> {
  const [invoice] = await tx
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.orderId, order.id),
        inArray(bills.kind, ['simplified', 'standard']),
        eq(bills.isProForma, false),
      ),
    )
  if (!invoice) throw new Error('A paid order without its invoice.')
  const sum = line.unitPrice * refund.seats
  await issueBill(tx, {
    publicId: newPublicId(),
    kind: 'credit_note',
    orderId: order.id,
    corrects: { billId: invoice.id, refundId: refund.id },
    seller: invoice.seller,
    buyer: invoice.buyer,
    lines: [
      {
        orderLineId: line.id,
        title: line.title ?? {},
        seats: refund.seats,
        ...unitOf(line.courseId),
        unitPrice: line.unitPrice,
        discount: sum - refund.amount,
        total: refund.amount,
      },
    ],
    total: refund.amount,
    ...creditSplit(before, refund.amount, invoice.vatRate),
    vatRate: invoice.vatRate,
  })
}
