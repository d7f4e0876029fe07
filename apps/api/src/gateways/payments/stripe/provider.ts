import type { Stripe } from 'stripe'
import type { StripeSettings } from '../../../payment-settings.ts'
import { orderName } from '../order-name.ts'
import {
  pageAddress,
  PaymentRefused,
  ProviderError,
  WebhookRefused,
  type MessageHeaders,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentStatus,
  type RefundStatus,
} from '../payment-provider.ts'
import { StripeClient, type StripeRequestError } from './client.ts'
import { statusOf } from './status.ts'

/** Stripe takes no session that lives less than 30 minutes from when it is made, which may be the order's last moment. */
const sessionSeconds = 31 * 60
const toleranceSeconds = 300

/**
 * Stripe Checkout: a page of theirs for each payment, which takes cards (and the wallets that hold them) alone, since an order can't wait
 * for a bank's days. A payment's id is that of its Checkout Session.
 */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe'
  readonly #settings: StripeSettings
  readonly #client: StripeClient

  constructor(settings: StripeSettings) {
    this.#settings = settings
    this.#client = new StripeClient(settings)
  }

  async create(request: PaymentRequest): Promise<{ id: string; redirectUrl: string }> {
    const { id, url } = await this.#client.call(stripe =>
      stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey: request.key }),
    )
    return { id, redirectUrl: pageAddress('Stripe', url, this.#settings.apiBase).href }
  }

  async fetch(id: string): Promise<PaymentStatus> {
    return this.#client.call(async stripe => {
      const session = await stripe.checkout.sessions.retrieve(id, {
        expand: ['payment_intent.latest_charge'],
      })
      if (session.id !== id) throw new ProviderError('Stripe answered about another session')
      const intent = intentOf(session)
      const failedCharges = intent?.last_payment_error ? await failedChargesOf(stripe, intent.id) : 0
      return statusOf({ session, intent, failedCharges })
    })
  }

  async close(id: string): Promise<void> {
    await this.#client.call<unknown>(
      stripe => stripe.checkout.sessions.expire(id),
      error => {
        // It was paid or has expired meanwhile: `fetch` says which.
        if (error.status !== 400) throw unexpected(error)
      },
    )
  }

  /**
   * Stripe forgets keys after a day, while a return may wait longer for an answer: so the key is kept at the refund too, and looked for.
   * Two that ask at the same time are one by the key.
   */
  async refund(id: string, amount: number, key: string): Promise<{ id: string }> {
    const refund = await this.#client.call(
      async stripe => {
        const intent = intentOf(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }))
        if (!intent) throw new PaymentRefused('not_paid')
        const given = await stripe.refunds
          .list({ payment_intent: intent.id, limit: 100 })
          .autoPagingToArray({ limit: 1000 })
        return (
          given.find(({ metadata }) => metadata?.['key'] === key) ??
          stripe.refunds.create(
            { payment_intent: intent.id, amount, metadata: { key } },
            { idempotencyKey: `${id}-${key}` },
          )
        )
      },
      error => {
        throw isFinal(error) ? new PaymentRefused(error.code || error.type) : unexpected(error)
      },
    )
    const { state, reason } = refundStatusOf(refund)
    if (state === 'failed') throw new PaymentRefused(reason ?? 'refund_failed')
    return { id: refund.id }
  }

  async fetchRefund(id: string): Promise<RefundStatus> {
    return refundStatusOf(await this.#client.call(stripe => stripe.refunds.retrieve(id)))
  }

  async verify(body: Buffer, headers: MessageHeaders): Promise<PaymentEvent | null> {
    const stripe = await this.#client.open()
    const signature = headers['stripe-signature']
    try {
      const event = stripe.webhooks.constructEvent(
        body,
        typeof signature === 'string' ? signature : '',
        this.#settings.webhookSecret,
        toleranceSeconds,
      )
      return eventOf(event)
    } catch (error) {
      if (error instanceof stripe.errors.StripeSignatureVerificationError)
        throw new WebhookRefused('signature')
      throw error
    }
  }
}

function sessionOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, currency, returnUrl, locale, expiresAt } = request
  const name = orderName(reference, locale)
  return {
    mode: 'payment',
    client_reference_id: reference,
    // Checkout has no Arabic: the browser's own languages may have one that the buyer reads.
    locale: locale === 'ar' ? 'auto' : locale,
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.ceil(expiresAt.getTime() / 1000) + sessionSeconds,
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name } },
      },
    ],
    payment_intent_data: { description: name, metadata: { order: reference } },
  }
}

function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  if (typeof intent === 'string') throw new ProviderError('Stripe did not expand a payment')
  return intent
}

async function failedChargesOf(stripe: Stripe, intentId: string): Promise<number> {
  const { data } = await stripe.charges.list({ payment_intent: intentId, limit: 100 })
  return data.filter(({ status }) => status === 'failed').length
}

function refundStatusOf({ status, failure_reason: reason }: Stripe.Refund): RefundStatus {
  if (status === 'failed' || status === 'canceled') return { state: 'failed', reason: reason ?? status }
  return { state: status === 'succeeded' ? 'succeeded' : 'pending', reason: null }
}

/** Codes of refusals that money in the account, the right key or some time make good. */
const passing = new Set([
  'balance_insufficient',
  'insufficient_funds',
  'idempotency_key_in_use',
  'lock_timeout',
  'rate_limit',
  'resource_missing',
])

function isFinal({ status, type, code }: StripeRequestError): boolean {
  const isAboutRefund = type === 'StripeInvalidRequestError' || type === 'StripeCardError'
  return isAboutRefund && (status === 400 || status === 402) && !passing.has(code)
}

function unexpected({ status, type, code }: StripeRequestError): ProviderError {
  return new ProviderError(`Stripe refused: ${type} ${status} ${code}`.trim())
}

function eventOf({ id, type, data }: Stripe.Event): PaymentEvent | null {
  const object = data.object as { id?: unknown; object?: unknown }
  if (typeof id !== 'string' || typeof object.id !== 'string') throw new WebhookRefused('form')
  if (type.startsWith('checkout.session.')) return { id, payment: object.id }
  if (object.object === 'refund') return { id, refund: object.id }
  return null
}
