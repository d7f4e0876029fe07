import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { sandboxPayments, sandboxRefunds } from '../../../db/schema/index.ts'
import { enqueue } from '../../../modules/platform/queue/job-queue.ts'
import type { Secrets } from '../../../secrets.ts'
import {
  PaymentRefused,
  type MessageHeaders,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentStatus,
} from '../payment-provider.ts'
import { sandboxCards } from './cards.ts'
import { approveLater, postWebhook, sendWebhook, verifyWebhook } from './webhook.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

/** How long the card that answers late takes. */
const lateSeconds = 20

/** What came of a card: the payment as it stands, or that the bank wants to see the buyer first. */
export type CardAnswer = 'done' | 'three_d_secure' | 'silent'

/** A payment service in the manner of real ones: a page of its own, books of its own, signed messages over HTTP. No money moves. */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox'
  readonly #db: Database
  readonly #secrets: Secrets
  readonly #publicUrl: string

  constructor(db: Database, secrets: Secrets, publicUrl: string) {
    this.#db = db
    this.#secrets = secrets
    this.#publicUrl = publicUrl
  }

  async create(request: PaymentRequest): Promise<{ id: string; redirectUrl: string }> {
    const { key, reference, amount, currency, returnUrl, locale } = request
    const [made] = await this.#db
      .insert(sandboxPayments)
      .values({ id: `sp_${newId()}`, key, reference, amount, currency, returnUrl, locale })
      .onConflictDoUpdate({ target: sandboxPayments.key, set: { key } })
      .returning({ id: sandboxPayments.id })
    if (!made) throw new Error('The sandbox made no payment.')
    return { id: made.id, redirectUrl: `${this.#publicUrl}/sandbox/payments/${made.id}` }
  }

  async fetch(id: string): Promise<PaymentStatus> {
    const payment = await this.find(id)
    if (!payment) throw new Error('The sandbox knows no such payment.')
    const { state, amount, currency, reason } = payment
    return { state, amount, currency, reason, declines: state === 'declined' ? 1 : 0 }
  }

  async refund(id: string, amount: number, key: string): Promise<{ id: string }> {
    return this.#db.transaction(async tx => {
      const [payment] = await tx
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.id, id))
        .for('update')
      const [known] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key))
      if (known) return { id: known.id }
      if (payment?.state !== 'succeeded') throw new PaymentRefused('not_paid')
      if (payment.card === '5126') throw new PaymentRefused('refund_refused_by_bank')
      const { rows } = await tx.execute<{ left: string }>(
        sql`select ${payment.amount} - coalesce(sum(amount), 0) as left from sandbox_refunds where payment_id = ${id}`,
      )
      if (amount > Number(rows[0]?.left ?? 0)) throw new PaymentRefused('more_than_paid')
      const refund = { id: `sr_${newId()}`, paymentId: id, key, amount }
      await tx.insert(sandboxRefunds).values(refund)
      return { id: refund.id }
    })
  }

  async verify(body: Buffer, headers: MessageHeaders): Promise<PaymentEvent> {
    return verifyWebhook(this.#secrets, body, headers)
  }

  async find(id: string): Promise<SandboxPayment | undefined> {
    const [payment] = await this.#db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))
    return payment
  }

  /**
   * Takes a card on the payment's page. @param isConfirmed whether the bank's own page has been passed
   * @returns `silent` where the buyer is never sent back; a payment that is settled already stays as it is
   */
  async pay(id: string, card: string, isConfirmed = false): Promise<CardAnswer> {
    const outcome = sandboxCards[card] ?? 'decline'
    if (outcome === 'three_d_secure' && !isConfirmed) return 'three_d_secure'
    await this.#db.transaction(async tx => {
      if (outcome === 'late') {
        if (await this.#settle(tx, id, { card: card.slice(-4) }))
          await enqueue(
            tx,
            approveLater,
            { payment: id },
            { runAt: new Date(Date.now() + lateSeconds * 1000) },
          )
        return
      }
      const isDeclined = outcome === 'decline' || outcome === 'insufficient_funds'
      const settled = await this.#settle(tx, id, {
        card: card.slice(-4),
        state: isDeclined ? 'declined' : 'succeeded',
        reason: isDeclined ? (outcome === 'decline' ? 'card_declined' : outcome) : null,
      })
      if (!settled || outcome === 'silent') return
      const event = `se_${newId()}`
      await enqueue(tx, sendWebhook, { payment: id, event })
      if (outcome === 'twice') await enqueue(tx, sendWebhook, { payment: id, event })
    })
    return outcome === 'silent' ? 'silent' : 'done'
  }

  /** Ends a payment without money, as the bank's page or the buyer wants it. */
  async end(id: string, state: 'declined' | 'cancelled'): Promise<void> {
    await this.#db.transaction(async tx => {
      const reason = state === 'declined' ? 'authentication_failed' : null
      if (await this.#settle(tx, id, { state, reason }))
        await enqueue(tx, sendWebhook, { payment: id, event: `se_${newId()}` })
    })
  }

  /** Sends a message to the shop. @throws Error when it was not taken */
  deliver(message: { payment: string; event: string }): Promise<void> {
    return postWebhook(this.#secrets, this.#publicUrl, message)
  }

  /** The late card's approval. */
  async approve(id: string): Promise<void> {
    await this.#db.transaction(async tx => {
      if (await this.#settle(tx, id, { state: 'succeeded' }))
        await enqueue(tx, sendWebhook, { payment: id, event: `se_${newId()}` })
    })
  }

  /** Writes into a payment that is still open. @returns whether it was */
  async #settle(
    tx: Transaction,
    id: string,
    change: Partial<Pick<SandboxPayment, 'state' | 'card' | 'reason'>>,
  ): Promise<boolean> {
    const changed = await tx
      .update(sandboxPayments)
      .set({ ...change, ...(change.state !== undefined && { settledAt: sql`now()` }) })
      .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.state, 'pending')))
      .returning({ id: sandboxPayments.id })
    return changed.length > 0
  }
}

function newId(): string {
  return randomBytes(16).toString('base64url')
}
