import type { Stripe } from 'stripe'
import type { StripeSettings } from '../../../payment-settings.ts'
import { ProviderError } from '../payment-provider.ts'

/** The version whose shapes this code reads; the account's own default does not matter. */
const apiVersion = '2026-10-28.endive'

/** What Stripe refused, or null where it did not answer as it should. */
export interface StripeRequestError {
  status: number
  type: string
  code: string
}

/** Stripe's library, loaded with the first call: it is large, and most starts never need it. */
export class StripeClient {
  readonly #settings: StripeSettings
  #opened: Promise<Stripe> | undefined

  constructor(settings: StripeSettings) {
    this.#settings = settings
  }

  open(): Promise<Stripe> {
    return (this.#opened ??= this.#open())
  }

  /**
   * A call whose failure may be logged.
   * @param onRequestError makes an answer, or another error, of what Stripe refused
   * @throws ProviderError
   */
  async call<T>(
    act: (stripe: Stripe) => Promise<T>,
    onRequestError?: (error: StripeRequestError) => T,
  ): Promise<T> {
    const stripe = await this.open()
    try {
      return await act(stripe)
    } catch (error) {
      if (!(error instanceof stripe.errors.StripeError)) throw error
      const { type, code = '', statusCode: status = 0, requestId = '' } = error
      if (onRequestError && status >= 400 && status < 500) return onRequestError({ status, type, code })
      // The library's own error quotes what it was sent and what came.
      throw new ProviderError(['Stripe failed:', type, status, code, requestId].filter(Boolean).join(' '))
    }
  }

  async #open(): Promise<Stripe> {
    const { Stripe: Library } = await import('stripe')
    const { protocol, hostname, port } = new URL(this.#settings.apiBase)
    return new Library(this.#settings.secretKey, {
      apiVersion,
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port || (protocol === 'http:' ? 80 : 443),
      // A buyer waits meanwhile, and what fails is asked for again.
      timeout: this.#settings.timeoutMs ?? 10_000,
      maxNetworkRetries: 1,
      telemetry: false,
    })
  }
}
