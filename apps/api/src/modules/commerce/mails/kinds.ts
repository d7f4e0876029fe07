import type { Connection } from '../../../db/client.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'

/** What a buyer is told by e-mail, whatever their notification preferences say; by the ids of what it is about. */
export type BuyerMail =
  | { about: 'order_paid' | 'transfer_awaited'; id: number }
  /** What was requested in one act. */
  | { about: 'refund_requested'; ids: number[] }
  | { about: 'refund_decided'; id: number }
  /** Of rows in `payment_returns`. */
  | { about: 'payment_returned' | 'money_returned'; id: number }

/** Writes an e-mail to a buyer. */
export const writeBuyerMail = jobKind<BuyerMail>('write_buyer_mail')

/** Has the buyer told by e-mail, in the transaction of what happened: once if it commits, else never. */
export async function mailBuyer(tx: Connection, mail: BuyerMail): Promise<void> {
  await enqueue(tx, writeBuyerMail, mail, { uniqueKey: keyOf(mail) })
}

/** Names an e-mail: each is written once. */
export function keyOf(mail: BuyerMail): string {
  return `${mail.about}:${'ids' in mail ? mail.ids.join(',') : mail.id}`
}
