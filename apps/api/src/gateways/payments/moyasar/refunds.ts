import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { moyasarRefunds } from '../../../db/schema/index.ts'
import { PaymentRefused, ProviderError } from '../payment-provider.ts'
import { MoyasarRequestError, type MoyasarClient } from './client.ts'
import { Payment } from './shapes.ts'

/** Longer than a refund that timed out can take to show in the payment's sum. */
const claim = sql`now() + interval '2 minutes'`

/**
 * Refunds that are asked for once, at a service that knows no keys. Before each the sum that had been given back is stored; a retry
 * compares. One of a payment is under way at a time, or sums would not tell them apart.
 *
 * What remains at least once: a refund whose answer was lost, and which Moyasar carries out only after the two minutes for which it is claimed.
 */
export class MoyasarRefunds {
  readonly #db: Database
  readonly #client: MoyasarClient

  constructor(db: Database, client: MoyasarClient) {
    this.#db = db
    this.#client = client
  }

  /** @param payment Moyasar's id of the payment @throws PaymentRefused @throws ProviderError which leaves it to be asked again */
  async refund(payment: string, amount: number, key: string): Promise<{ id: string }> {
    const id = `${payment}:${key}`
    const row = await this.#claim(payment, amount, key)
    if (row.state === 'done') return { id }
    const path = `/payments/${encodeURIComponent(payment)}`
    const { amount: paid, refunded } = await this.#read(path, key)
    const isGiven = row.refundedBefore !== null && refunded - row.refundedBefore >= amount
    if (!isGiven) {
      if (amount > paid - refunded) await this.#refuse(key, 'more_than_paid')
      await this.#db
        .update(moyasarRefunds)
        .set({ refundedBefore: refunded, claimedUntil: claim })
        .where(eq(moyasarRefunds.key, key))
      await this.#ask(path, amount, key, refunded)
    }
    await this.#end(key, 'done')
    return { id }
  }

  /** Takes the refund for this process, unless it is done. @throws ProviderError where another process has it, or another refund is open */
  async #claim(paymentId: string, amount: number, key: string) {
    const [made] = await this.#db
      .insert(moyasarRefunds)
      .values({ key, paymentId, amount, claimedUntil: claim })
      .onConflictDoNothing()
      .returning()
    if (made) return made
    const [known] = await this.#db.select().from(moyasarRefunds).where(eq(moyasarRefunds.key, key))
    if (known?.state === 'done') return known
    if (known?.state === 'refused') throw new PaymentRefused('refused_before')
    const [taken] = await this.#db
      .update(moyasarRefunds)
      .set({ claimedUntil: claim })
      .where(
        and(
          eq(moyasarRefunds.key, key),
          eq(moyasarRefunds.state, 'open'),
          lt(moyasarRefunds.claimedUntil, sql`now()`),
        ),
      )
      .returning()
    if (!taken) throw new ProviderError('A refund of this payment at Moyasar is under way')
    return taken
  }

  async #ask(path: string, amount: number, key: string, before: number): Promise<void> {
    try {
      const after = await this.#client.act(Payment, 'POST', `${path}/refund`, { amount })
      if (after.refunded < before + amount)
        throw new ProviderError('Moyasar took a refund without giving it back')
    } catch (error) {
      if (!(error instanceof MoyasarRequestError)) throw error
      if (isFinal(error)) await this.#refuse(key, error.message)
      await this.#release(key)
      throw error
    }
  }

  async #read(path: string, key: string): Promise<Payment> {
    try {
      return await this.#client.get(Payment, path)
    } catch (error) {
      await this.#release(key)
      throw error
    }
  }

  /** Nothing was asked for: the next try need not wait. */
  async #release(key: string): Promise<void> {
    await this.#db
      .update(moyasarRefunds)
      .set({ claimedUntil: sql`now()` })
      .where(eq(moyasarRefunds.key, key))
  }

  async #refuse(key: string, reason: string): Promise<never> {
    await this.#end(key, 'refused')
    throw new PaymentRefused(reason)
  }

  async #end(key: string, state: 'done' | 'refused'): Promise<void> {
    await this.#db.update(moyasarRefunds).set({ state }).where(eq(moyasarRefunds.key, key))
  }
}

/** A wrong key, or an address that is not there, is mended by who runs the site. */
function isFinal({ status }: MoyasarRequestError): boolean {
  return status === 400 || status === 422
}
