import type { Database } from '../../../db/client.ts'
import type { MoyasarSettings } from '../../../payment-settings.ts'
import { orderName } from '../order-name.ts'
import {
  pageAddress,
  PaymentRefused,
  ProviderError,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentStatus,
} from '../payment-provider.ts'
import { MoyasarClient, MoyasarRequestError } from './client.ts'
import { MoyasarRefunds } from './refunds.ts'
import { Invoice, Invoices } from './shapes.ts'
import { paidOf, statusOf } from './status.ts'
import { readMessage } from './webhook.ts'

/**
 * Moyasar's invoices: a page of theirs for each payment, which takes mada, cards, Apple Pay and STC Pay. A payment's id is that of its invoice,
 * which holds every try to pay it.
 */
export class MoyasarProvider implements PaymentProvider {
  readonly name = 'moyasar'
  readonly #settings: MoyasarSettings
  readonly #client: MoyasarClient
  readonly #refunds: MoyasarRefunds

  constructor(settings: MoyasarSettings, db: Database) {
    this.#settings = settings
    this.#client = new MoyasarClient(settings)
    this.#refunds = new MoyasarRefunds(db, this.#client)
  }

  /** Invoices know no keys: one that was made with ours is looked for among them. If the answer was lost, no one was sent to its page. */
  async create(request: PaymentRequest): Promise<{ id: string; redirectUrl: string }> {
    const { key, amount, currency, locale } = request
    const { invoices } = await this.#client.get(
      Invoices,
      `/invoices?metadata[key]=${encodeURIComponent(key)}`,
    )
    const made = invoices.find(
      invoice =>
        invoice.metadata?.['key'] === key &&
        invoice.amount === amount &&
        invoice.currency === currency &&
        invoice.status === 'initiated',
    )
    const invoice = made ?? (await this.#client.act(Invoice, 'POST', '/invoices', invoiceOf(request)))
    const page = pageAddress('Moyasar', invoice.url, this.#settings.apiBase)
    page.searchParams.set('lang', locale)
    return { id: invoice.id, redirectUrl: page.href }
  }

  async fetch(id: string): Promise<PaymentStatus> {
    return statusOf(await this.#invoice(id))
  }

  async close(id: string): Promise<void> {
    try {
      await this.#client.act(Invoice, 'PUT', `/invoices/${encodeURIComponent(id)}/cancel`)
    } catch (error) {
      // It was paid or has expired meanwhile: `fetch` says which.
      if (!(error instanceof MoyasarRequestError) || error.status !== 400) throw error
    }
  }

  async refund(id: string, amount: number, key: string): Promise<{ id: string }> {
    const paid = paidOf(await this.#invoice(id))
    if (!paid) throw new PaymentRefused('not_paid')
    return this.#refunds.refund(paid.id, amount, key)
  }

  async verify(body: Buffer): Promise<PaymentEvent | null> {
    return readMessage(this.#settings.webhookToken, body)
  }

  async #invoice(id: string): Promise<Invoice> {
    const invoice = await this.#client.get(Invoice, `/invoices/${encodeURIComponent(id)}`)
    if (invoice.id !== id) throw new ProviderError('Moyasar answered about another invoice')
    return invoice
  }
}

/** Without a `callback_url`: what is sent there bears no token, so that anybody could have sent it; the account's webhook tells the same. */
function invoiceOf({ key, reference, amount, currency, returnUrl, locale, expiresAt }: PaymentRequest) {
  return {
    amount,
    currency,
    description: orderName(reference, locale),
    success_url: returnUrl,
    back_url: returnUrl,
    expired_at: expiresAt.toISOString(),
    metadata: { key, order: reference },
  }
}
