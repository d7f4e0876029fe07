import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import {
  orderLines,
  orders,
  paymentReturns,
  payments,
  refunds,
  users,
  type BillParty,
} from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { countCap } from '../../cursor.ts'
import { bankTransfer } from './transfers.ts'

export type RefundState = (typeof refunds.$inferSelect)['state']

/** A refund as an operator decides on it. */
export interface DeskRefund {
  refund: typeof refunds.$inferSelect
  orderId: number
  orderPublicId: string
  orderTotal: number
  method: (typeof orders.$inferSelect)['method']
  paidAt: Date | null
  title: BilingualText | null
  lineSeats: number
  buyer: BillParty
  /** Null once the account is gone. */
  email: string | null
}

/** Refunds in a state, those that wait longest first; decided ones newest first. @param after the last id of the page before */
export function listRefunds(
  db: Connection,
  { state, after, limit }: { state: RefundState; after?: number; limit: number },
): Promise<DeskRefund[]> {
  const isWaiting = state === 'requested'
  const beyond = isWaiting ? gt : lt
  const query = db
    .select({
      refund: refunds,
      orderId: orders.id,
      orderPublicId: orders.publicId,
      orderTotal: orders.total,
      method: orders.method,
      paidAt: orders.paidAt,
      title: orderLines.title,
      lineSeats: orderLines.seats,
      buyer: orders.buyer,
      email: users.email,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(orderLines, eq(orderLines.id, refunds.orderLineId))
    .innerJoin(users, eq(users.id, orders.userId))
  return query
    .where(and(eq(refunds.state, state), after === undefined ? undefined : beyond(refunds.id, after)))
    .orderBy(isWaiting ? asc(refunds.id) : desc(refunds.id))
    .limit(limit)
}

export function countRefunds(db: Database, state: RefundState): Promise<number> {
  return db.$count(refunds, eq(refunds.state, state))
}

/** Money that an operator has to send back: of an order paid by transfer, or where the card took none. */
const isToTransfer = or(
  eq(paymentReturns.state, 'failed'),
  and(eq(paymentReturns.state, 'waiting'), eq(payments.provider, bankTransfer)),
)

/** Money on its way back, as the operator sees it who has to send it. */
export interface DeskReturn {
  money: typeof paymentReturns.$inferSelect
  orderId: number
  orderPublicId: string
  buyer: BillParty
  /** Null once the account is gone. */
  email: string | null
}

/** What an operator has to send back, those that wait longest first. @param after the last id of the page before */
export function listReturns(
  db: Connection,
  { after, limit }: { after?: number; limit: number },
): Promise<DeskReturn[]> {
  return db
    .select({
      money: paymentReturns,
      orderId: orders.id,
      orderPublicId: orders.publicId,
      buyer: orders.buyer,
      email: users.email,
    })
    .from(paymentReturns)
    .innerJoin(payments, eq(payments.id, paymentReturns.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isToTransfer, after === undefined ? undefined : gt(paymentReturns.id, after)))
    .orderBy(asc(paymentReturns.id))
    .limit(limit)
}

export async function countReturns(db: Database): Promise<number> {
  const rows = await db
    .select({ id: paymentReturns.id })
    .from(paymentReturns)
    .innerJoin(payments, eq(payments.id, paymentReturns.paymentId))
    .where(isToTransfer)
    .limit(countCap)
  return rows.length
}
