/** What a provider is asked to have paid. */
export interface PaymentRequest {
  /** Ours: a second request with the same key is the same payment. */
  key: string
  /** The order, as people name it. */
  reference: string
  /** Minor units. */
  amount: number
  currency: string
  /** Where the buyer's browser comes back to, whatever happened. */
  returnUrl: string
  locale: 'ar' | 'en'
}

/** How a payment stands at its provider. */
export interface PaymentStatus {
  state: 'pending' | 'succeeded' | 'declined' | 'cancelled'
  amount: number
  currency: string
  /** Why it was declined, in the provider's code. */
  reason: string | null
}

/** A message of a provider that its signature proved. */
export interface PaymentEvent {
  /** The provider's own id of the message; a second delivery has the same. */
  id: string
  /** The provider's own id of the payment. */
  payment: string
}

/** A message that no provider of ours sent: a wrong signature, an old time, another form. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused'
}

/** A refusal for good, as of a refund that the card's bank does not take; anything else thrown is worth another try. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused'
}

/** One way to be paid. Nothing that a browser or a message says counts before `fetch` has said the same. */
export interface PaymentProvider {
  /** Stored with each payment: it never changes. */
  readonly name: string
  create(request: PaymentRequest): Promise<{ id: string; redirectUrl: string }>
  fetch(id: string): Promise<PaymentStatus>
  /** Gives money back. @param key a second request with the same one is the same refund @throws PaymentRefused */
  refund(id: string, amount: number, key: string): Promise<{ id: string }>
  /** @throws WebhookRefused */
  verify(body: Buffer, headers: Record<string, string | string[] | undefined>): PaymentEvent
}

/** The ways to be paid: new payments take one, messages and refunds that of their payment. */
export interface PaymentProviders {
  /** Null where payments are off. */
  active: PaymentProvider | null
  byName: ReadonlyMap<string, PaymentProvider>
}
