import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { orders, refunds } from '../../../db/schema/index.ts'
import { AppError, type ErrorCode } from '../../../errors.ts'
import { cleanParagraphs } from '../../accounts/fields/name.ts'
import { isBuyers, type BuyerKey } from '../buyer.ts'
import { mailBuyer } from '../mails/kinds.ts'
import { factsOfLine } from '../orders/presenter.ts'
import { findOwnOrder } from '../orders/reading.ts'
import { refundable, refundAmount, type RefundReason, type RefundTerms } from './rules.ts'

/** Which seats of which line; a person's line has one. */
export interface WantedRefund {
  lineId: number
  seats?: number | undefined
}

const codes: Record<RefundReason, ErrorCode> = {
  not_paid: 'refund_impossible',
  nothing_paid: 'refund_impossible',
  none_left: 'refund_impossible',
  too_late: 'refund_too_late',
  progress: 'refund_progress',
  requested: 'refund_requested',
}

/**
 * Writes down what a buyer asks back; an operator decides.
 * @returns the ids of the refunds
 * @throws AppError `not_found`, `refund_too_late`, `refund_progress`, `refund_requested`, `refund_impossible`
 */
export async function requestRefunds(
  tx: Transaction,
  buyer: BuyerKey,
  publicId: string,
  { wanted, reason, terms }: { wanted: readonly WantedRefund[]; reason: string; terms: RefundTerms },
): Promise<number[]> {
  const isTheirs = and(eq(orders.publicId, publicId), isBuyers(buyer, 'orders'))
  await tx.select({ id: orders.id }).from(orders).where(isTheirs).for('update')
  // A statement of its own: what it reads is newer than the lock.
  const facts = await findOwnOrder(tx, buyer, publicId)
  if (!facts) throw new AppError('not_found')
  const ids: number[] = []
  const asked = new Set<number>()
  for (const { lineId, seats } of wanted) {
    const row = facts.lines.find(({ line }) => line.id === lineId)
    if (!row) throw new AppError('not_found')
    if (asked.has(lineId)) throw new AppError('refund_requested')
    asked.add(lineId)
    const may = refundable(factsOfLine(facts.order, row), terms, new Date())
    if (may.reason !== null) throw new AppError(codes[may.reason], { data: { ...terms } })
    const count = seats ?? may.seats
    if (count > may.seats) throw new AppError('refund_impossible')
    const before = facts.refunds.filter(
      ({ orderLineId, state }) => orderLineId === lineId && (state === 'granted' || state === 'paid'),
    )
    const amount = refundAmount(
      row.line,
      { seats: row.givenSeats, amount: before.reduce((sum, refund) => sum + refund.amount, 0) },
      count,
    )
    // Of a line that costs next to nothing, a part may be worth nothing.
    if (amount === 0) throw new AppError('refund_impossible')
    const written = await tx
      .insert(refunds)
      .values({
        orderId: facts.order.id,
        orderLineId: lineId,
        seats: count,
        reason: cleanParagraphs(reason),
        requestedBy: buyer.userId,
        amount,
      })
      .returning({ id: refunds.id })
    ids.push(...written.map(({ id }) => id))
  }
  await mailBuyer(tx, { about: 'refund_requested', ids })
  return ids
}
