import type { Stripe } from 'stripe'
import { ProviderError, type PaymentStatus } from '../payment-provider.ts'

/** What a Checkout Session and its payment say together. */
export interface SessionFacts {
  session: Stripe.Checkout.Session
  /** With its latest charge; null until the buyer has tried to pay. */
  intent: Stripe.PaymentIntent | null
  failedCharges: number
}

/**
 * How a payment by Checkout stands. Money that is there counts before whatever the session says, and an open session is never over, since its
 * page lets the buyer try another card.
 * @throws ProviderError for an unknown status
 */
export function statusOf({ session, intent, failedCharges }: SessionFacts): PaymentStatus {
  const error = intent?.last_payment_error ?? null
  // A bank that does not recognise the buyer leaves an error, but no charge.
  const declines = Math.max(failedCharges, error === null ? 0 : 1)
  const facts = {
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    declines,
    reason: error && reasonOf(error),
  }
  const ended: PaymentStatus = { ...facts, state: declines > 0 ? 'declined' : 'cancelled' }
  if (intent?.status === 'succeeded') return succeeded(intent, ended)
  if (session.status === 'open') return { ...facts, state: 'pending' }
  if (session.status !== 'expired' && session.status !== 'complete')
    throw new ProviderError(`Stripe named an unknown state of a session: ${String(session.status)}`)
  // An expired session has let go of its payment, a complete one waits while a bank works on it.
  return intent?.status === 'processing' || intent?.status === 'requires_capture'
    ? { ...facts, state: 'pending' }
    : ended
}

/** What was given back by hand before we asked is not there to be sold for. */
function succeeded(intent: Stripe.PaymentIntent, ended: PaymentStatus): PaymentStatus {
  const charge = intent.latest_charge
  const refunded = typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0
  const amount = intent.amount_received - refunded
  if (!Number.isSafeInteger(amount)) throw new ProviderError('Stripe named no amount of a payment')
  if (amount <= 0) return { ...ended, state: 'cancelled' }
  return { ...ended, state: 'succeeded', amount, currency: intent.currency.toUpperCase(), reason: null }
}

function reasonOf({ code, decline_code: decline }: Stripe.PaymentIntent.LastPaymentError): string {
  if (decline === 'insufficient_funds') return 'insufficient_funds'
  if (code === 'payment_intent_authentication_failure' || decline === 'authentication_required')
    return 'authentication_failed'
  return code ?? 'card_declined'
}
