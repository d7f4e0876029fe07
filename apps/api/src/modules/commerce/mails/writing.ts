import { hrefFor } from '@masar/site-map'
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import {
  bills,
  companies,
  companyMembers,
  orderLines,
  orders,
  paymentReturns,
  payments,
  refunds,
  users,
} from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { BuyingEmail, BuyingLine } from '../../platform/mail/buying-wordings.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { buyingRoles } from '../../companies/policy.ts'
import { billNumber } from '../bills/number.ts'
import { keyOf, type AboutReturn, type BuyerMail } from './kinds.ts'

type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect
type Refund = typeof refunds.$inferSelect

/** Whom an e-mail is for, and how its links are made. */
interface Reader {
  to: string
  locale: Locale
  href: (path: string) => string
}

/** Does the work of `writeBuyerMail`: the e-mail is queued in the transaction that ends the job. */
export function buyerMailWork(queue: MailQueue) {
  return (mail: BuyerMail, job: JobContext): Promise<void> =>
    job.commit(tx => queueBuyerMail(tx, queue, mail))
}

/** Queues a buyer’s e-mail from what is stored; nothing for an account that is gone, or where it is no longer so. */
export async function queueBuyerMail(tx: Transaction, queue: MailQueue, mail: BuyerMail): Promise<void> {
  const found = await composed(tx, mail)
  if (found === null) return
  const { reader, email } = found
  await queue.write(tx, keyOf(mail), { to: reader.to, locale: reader.locale, ...email })
}

function composed(tx: Transaction, mail: BuyerMail) {
  switch (mail.about) {
    case 'order_paid':
      return paidOrder(tx, mail.id)
    case 'transfer_awaited':
      return awaitedTransfer(tx, mail.id)
    case 'refund_requested':
      return requestedRefund(tx, mail.ids)
    case 'refund_decided':
      return decidedRefund(tx, mail.id)
    default:
      return returnedMoney(tx, mail.id, mail.about)
  }
}

interface Composed {
  reader: Reader
  email: BuyingEmail
}

async function paidOrder(tx: Transaction, id: number): Promise<Composed | null> {
  const { order, reader } = await orderAndReader(tx, id)
  const [bill] = await tx
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.orderId, id),
        eq(bills.isProForma, false),
        inArray(bills.kind, ['simplified', 'standard']),
      ),
    )
  if (!order || !bill || !reader) return null
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id))
  return {
    reader,
    email: {
      template: 'order_paid',
      ...aboutOf(order, bill.total, reader.href(`/Bill/${bill.publicId}`)),
      number: billNumber(bill),
      lines: lines.map(line => lineOf(line, line, reader)),
    },
  }
}

async function awaitedTransfer(tx: Transaction, id: number): Promise<Composed | null> {
  const { order, reader } = await orderAndReader(tx, id)
  const [bill] = await tx
    .select()
    .from(bills)
    .where(and(eq(bills.orderId, id), eq(bills.isProForma, true)))
  if (!reader || order?.state !== 'pending' || !bill?.transfer) return null
  const { reference, iban, bank, beneficiary, until } = bill.transfer
  return {
    reader,
    email: {
      template: 'transfer_awaited',
      ...aboutOf(order, bill.total, reader.href(`/Bill/${bill.publicId}`)),
      reference,
      iban,
      bank,
      beneficiary,
      until,
    },
  }
}

async function requestedRefund(tx: Transaction, ids: number[]): Promise<Composed | null> {
  const rows = await tx
    .select({ refund: refunds, line: orderLines })
    .from(refunds)
    .innerJoin(orderLines, eq(orderLines.id, refunds.orderLineId))
    .where(inArray(refunds.id, ids))
    .orderBy(asc(refunds.id))
  const [first] = rows
  if (!first) return null
  const { order, reader } = await orderAndReader(tx, first.refund.orderId, first.refund.requestedBy)
  if (!order || !reader) return null
  const total = rows.reduce((sum, { refund }) => sum + refund.amount, 0)
  return {
    reader,
    email: {
      template: 'refund_requested',
      ...aboutOf(order, total, reader.href('/shop-history')),
      lines: rows.map(({ refund, line }) =>
        lineOf(line, { seats: refund.seats, total: refund.amount }, reader),
      ),
    },
  }
}

async function decidedRefund(tx: Transaction, id: number): Promise<Composed | null> {
  const [row] = await tx
    .select({ refund: refunds, line: orderLines, note: bills })
    .from(refunds)
    .innerJoin(orderLines, eq(orderLines.id, refunds.orderLineId))
    .leftJoin(bills, eq(bills.refundId, refunds.id))
    .where(eq(refunds.id, id))
  if (!row) return null
  const { refund, line, note } = row
  const { order, reader } = await orderAndReader(tx, refund.orderId, refund.requestedBy)
  if (!order || !reader) return null
  const shared = { title: pick(line.title, reader.locale), reason: refund.decision ?? '' }
  if (note === null)
    return {
      reader,
      email: {
        template: 'refund_refused',
        ...aboutOf(order, refund.amount, reader.href('/shop-history')),
        ...shared,
      },
    }
  return {
    reader,
    email: {
      template: 'refund_granted',
      ...aboutOf(order, note.total, reader.href(`/Bill/${note.publicId}`)),
      number: billNumber(note),
      ...shared,
    },
  }
}

async function returnedMoney(tx: Transaction, id: number, template: AboutReturn): Promise<Composed | null> {
  const [row] = await tx
    .select({ amount: paymentReturns.amount, orderId: payments.orderId, requestedBy: refunds.requestedBy })
    .from(paymentReturns)
    .innerJoin(payments, eq(payments.id, paymentReturns.paymentId))
    .leftJoin(refunds, eq(refunds.id, paymentReturns.refundId))
    .where(eq(paymentReturns.id, id))
  if (!row) return null
  const { order, reader } = await orderAndReader(tx, row.orderId, row.requestedBy)
  if (!order || !reader) return null
  return { reader, email: { template, ...aboutOf(order, row.amount, reader.href('/shop-history')) } }
}

/** @param askedBy who requested the refund that it is about; the buyer otherwise */
async function orderAndReader(
  tx: Transaction,
  id: number,
  askedBy: Refund['requestedBy'] = null,
): Promise<{ order: Order | null; reader: Reader | null }> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id))
  if (!order) return { order: null, reader: null }
  const person = await readerOf(tx, order, askedBy ?? order.userId)
  if (!person?.email) return { order, reader: null }
  const { email: to, locale } = person
  const from = { locale, company: order.companyId !== null }
  return { order, reader: { to, locale, href: path => hrefFor(path, from) } }
}

/** Who acted; once they no longer buy for the company, someone who does, its own account first. */
async function readerOf(
  tx: Transaction,
  { companyId }: Order,
  userId: number,
): Promise<{ email: string | null; locale: Locale } | undefined> {
  const found = tx.select({ email: users.email, locale: users.locale }).from(users)
  if (companyId === null) return (await found.where(eq(users.id, userId)))[0]
  const isOwn = sql`coalesce(${companies.userId} = ${users.id}, false)`
  const [member] = await found
    .innerJoin(companies, eq(companies.id, companyId))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, users.id)),
    )
    .where(and(or(isOwn, inArray(companyMembers.role, [...buyingRoles])), isNotNull(users.email)))
    .orderBy(desc(eq(users.id, userId)), desc(isOwn), asc(companyMembers.createdAt))
    .limit(1)
  return member
}

function aboutOf({ id }: Order, total: number, path: string) {
  return { order: String(id), total, path }
}

function lineOf(
  { courseId, title }: Line,
  { seats, total }: { seats: number; total: number },
  { locale, href }: Reader,
): BuyingLine {
  return { title: pick(title, locale), path: href(`/Course/${courseId}`), seats, total }
}
