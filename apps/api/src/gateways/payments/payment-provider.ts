/** What a provider is asked to have paid. */
export interface PaymentRequest {
  /** Ours: a second request with the same key, which is the same in everything, is the same payment. */
  key: string
  /** The order, as people name it. */
  reference: string
  /** Minor units. */
  amount: number
  currency: string
  /** Where the buyer's browser comes back to, whatever happened. */
  returnUrl: string
  locale: 'ar' | 'en'
  /** Until when the order waits; what is paid after that goes back. */
  expiresAt: Date
}

/**
 * How a payment stands at its provider. A page that lets the buyer try another card after a declined one is `pending` still, with one more of
 * `declines`; only what can't be paid there any more is `declined` (a card was the last word) or `cancelled`.
 */
export interface PaymentStatus {
  state: 'pending' | 'succeeded' | 'declined' | 'cancelled'
  /** Minor units; once it has succeeded, what of it is still there. */
  amount: number
  currency: string
  /** How many cards were declined so far. */
  declines: number
  /** Why the last one was: `card_declined`, `insufficient_funds`, `authentication_failed`, else the provider's code. */
  reason: string | null
}

/** How a refund stands at its provider. */
export interface RefundStatus {
  state: 'pending' | 'succeeded' | 'failed'
  reason: string | null
}

/** A message of a provider that its signature proved: which payment or refund may have changed. */
export type PaymentEvent = {
  /** The provider's own id of the message; a second delivery has the same. */
  id: string
} & ({ payment: string } | { refund: string })

/** A message that no provider of ours sent: a wrong signature, an old time, another form. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused'
}

/** A final rejection, such as a refund that the card's bank does not accept; anything else thrown may be retried. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused'
}

/** A provider that did not answer, or not as it should. The message may be logged: it has no key and nothing of the buyer. */
export class ProviderError extends Error {
  override name = 'ProviderError'
}

export type MessageHeaders = Record<string, string | string[] | undefined>

/** One way to be paid. Nothing that a browser or a message says counts before `fetch` has said the same. */
export interface PaymentProvider {
  /** Stored with each payment: it never changes. */
  readonly name: string
  create(request: PaymentRequest): Promise<{ id: string; redirectUrl: string }>
  fetch(id: string): Promise<PaymentStatus>
  /** Ends a payment that is not to be paid any more; of one that is over already nothing changes. */
  close?(id: string): Promise<void>
  /**
   * Gives money back. A refund that is under way counts as given.
   * @param key a second request with the same one is the same refund
   * @throws PaymentRefused
   */
  refund(id: string, amount: number, key: string): Promise<{ id: string }>
  /** Where a refund that was given can still fail. @param id as `refund` returned it */
  fetchRefund?(id: string): Promise<RefundStatus>
  /** @returns null for a message that concerns no payment of ours @throws WebhookRefused */
  verify(body: Buffer, headers: MessageHeaders): Promise<PaymentEvent | null>
}

/** The ways to be paid: new payments take one, messages and refunds that of their payment. */
export interface PaymentProviders {
  /** Null where payments are off. */
  active: PaymentProvider | null
  byName: ReadonlyMap<string, PaymentProvider>
}

/**
 * Where a provider sends the buyer's browser.
 * @param apiBase the provider's API; only one on this machine may have a page without encryption
 * @throws ProviderError
 */
export function pageAddress(provider: string, value: unknown, apiBase: string): URL {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
  const isSafe = url?.protocol === 'https:' || url?.protocol === new URL(apiBase).protocol
  if (!url || !isSafe) throw new ProviderError(`${provider} named no page to pay at`)
  return url
}
