import type { Connection } from '../../../db/client.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { enqueue, newJob, type NewJob } from '../../platform/queue/job-queue.ts'

/**
 * Money that came too late goes back; it has gone back; its bank has sent it to us again; then we transferred it otherwise.
 */
export type AboutReturn = 'payment_returned' | 'money_returned' | 'money_came_back' | 'money_transferred'

/** The emails to a buyer, whatever their notification preferences; by the ids of what it is about. */
export type BuyerMail =
  | { about: 'order_paid' | 'transfer_awaited'; id: number }
  /** What was requested in one act. */
  | { about: 'refund_requested'; ids: number[] }
  | { about: 'refund_decided'; id: number }
  /** Of rows in `payment_returns`. */
  | { about: AboutReturn; id: number }

/** Writes an e-mail to a buyer. */
export const writeBuyerMail = jobKind<BuyerMail>('write_buyer_mail')

/** Queues an email to the buyer, in the transaction of what happened: once if it commits, else never. */
export async function mailBuyer(tx: Connection, mail: BuyerMail): Promise<void> {
  await enqueue(tx, writeBuyerMail, mail, { uniqueKey: keyOf(mail) })
}

/** The same for an act that gathers its effects. */
export function buyerMail(mail: BuyerMail): NewJob {
  return newJob(writeBuyerMail, mail, { uniqueKey: keyOf(mail) })
}

/** Names an e-mail: each is written once. */
export function keyOf(mail: BuyerMail): string {
  return `${mail.about}:${'ids' in mail ? mail.ids.join(',') : mail.id}`
}
