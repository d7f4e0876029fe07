import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { keptStatement } from '../../../db/kept-statement.ts'
import { sandboxPayments, sandboxRefunds } from '../../../db/schema/index.ts'
import { insertJobs, jobsChannel, newJob, type NewJob } from '../../../modules/platform/queue/job-queue.ts'
import type { Secrets } from '../../../secrets.ts'
import {
  PaymentRefused,
  type MessageHeaders,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentStatus,
} from '../payment-provider.ts'
import { sandboxCards, type CardOutcome } from './cards.ts'
import { approveLater, postWebhook, sendWebhook, verifyWebhook } from './webhook.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

/** How long the card that answers late takes. */
const lateSeconds = 20

/** What came of a card: where the buyer goes on, or that the bank wants to see them first. */
export type CardAnswer = { kind: 'done'; returnUrl: string } | { kind: 'three_d_secure' | 'silent' }

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
    const given = { id: `sp_${newId()}`, key, reference, amount, currency, returnUrl, locale }
    const [made] = await making(this.#db).execute(given)
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
    const [payment] = await finding(this.#db).execute({ id })
    return payment
  }

  /**
   * Takes a card on the payment's page. @param isConfirmed whether the bank's own page has been passed
   * @returns `silent` where the buyer is never sent back; null where the payment is not open, and stays as it is
   */
  async pay(id: string, card: string, isConfirmed = false): Promise<CardAnswer | null> {
    const outcome = sandboxCards[card] ?? 'decline'
    if (outcome === 'three_d_secure' && !isConfirmed) return { kind: 'three_d_secure' }
    const answer = await this.#settle(id, { card: card.slice(-4), ...changes[outcome] })
    return answer && outcome === 'silent' ? { kind: 'silent' } : answer
  }

  /** Ends a payment without money, as the bank's page or the buyer wants it. @returns null where it was not open */
  end(id: string, state: 'declined' | 'cancelled'): Promise<CardAnswer | null> {
    return this.#settle(id, { state, reason: state === 'declined' ? 'authentication_failed' : null })
  }

  /** Sends a message to the shop. @throws Error when it was not taken */
  deliver(message: { payment: string; event: string }): Promise<void> {
    return postWebhook(this.#secrets, this.#publicUrl, message)
  }

  /** The late card's approval. */
  async approve(id: string): Promise<void> {
    await this.#settle(id, { state: 'succeeded' })
  }

  /** Writes into a payment that is still open, and has the shop told, in one statement. @returns null where it was not open */
  async #settle(id: string, change: Change): Promise<CardAnswer | null> {
    const { card, state = 'pending', reason = null, messages = 1 } = change
    const isOver = state !== 'pending'
    const told = newJob(sendWebhook, { payment: id, event: `se_${newId()}` })
    const jobs = isOver ? Array.from({ length: messages }, () => told) : [approvalOf(id)]
    const { rows } = await this.#db.execute<{ return_url: string }>(sql`
      with settled as (
        update sandbox_payments set state = ${state}, reason = ${reason}::text, card = coalesce(${card ?? null}::text, card),
          settled_at = case when ${isOver} then now() end
        where id = ${id} and state = 'pending' returning return_url
      ), queued as (${insertJobs(jobs, sql`exists (select from settled)`)})
      select return_url, pg_notify(${jobsChannel.name}, 'due') from settled`)
    jobsChannel.wake('due')
    return rows[0] ? { kind: 'done', returnUrl: rows[0].return_url } : null
  }
}

const { placeholder } = sql
const finding = keptStatement(db =>
  db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, placeholder('id')))
    .prepare('sandbox_find'),
)
const making = keptStatement(db =>
  db
    .insert(sandboxPayments)
    .values({
      id: placeholder('id'),
      key: placeholder('key'),
      reference: placeholder('reference'),
      amount: placeholder('amount'),
      currency: placeholder('currency'),
      returnUrl: placeholder('returnUrl'),
      locale: placeholder('locale'),
    })
    .onConflictDoUpdate({ target: sandboxPayments.key, set: { key: sql`excluded.key` } })
    .returning({ id: sandboxPayments.id })
    .prepare('sandbox_make'),
)

/** What is written into a payment; without a state it stays open, and is approved later. */
interface Change {
  card?: string
  state?: 'succeeded' | 'declined' | 'cancelled'
  reason?: string | null
  /** How often the webhook is sent. */
  messages?: number
}

const approved = { state: 'succeeded' } as const
const changes: Record<CardOutcome, Change> = {
  approve: approved,
  three_d_secure: approved,
  silent: { ...approved, messages: 0 },
  twice: { ...approved, messages: 2 },
  refund_fails: approved,
  late: {},
  decline: { state: 'declined', reason: 'card_declined' },
  insufficient_funds: { state: 'declined', reason: 'insufficient_funds' },
}

function approvalOf(payment: string): NewJob {
  return newJob(approveLater, { payment }, { runAt: new Date(Date.now() + lateSeconds * 1000) })
}

function newId(): string {
  return randomBytes(16).toString('base64url')
}
