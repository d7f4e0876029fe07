import { ProviderError, type PaymentStatus } from '../payment-provider.ts'
import type { Invoice, Payment } from './shapes.ts'

/** The page takes tries. A failed one leaves it open: `failed` says how the last went. */
const open = new Set(['initiated', 'failed', 'on_hold'])
const over = new Set(['expired', 'canceled', 'voided', 'refunded'])
const moneyCame = new Set(['paid', 'captured', 'refunded'])

/** The try of an invoice that was paid, of which there is at most one. */
export function paidOf({ payments }: Invoice): Payment | null {
  return payments?.find(({ status }) => moneyCame.has(status)) ?? null
}

/**
 * How a payment by invoice stands: money that came counts before whatever the invoice says; what was given back by hand before we asked is not
 * there to be sold for.
 * @throws ProviderError for an unknown status, or an invoice that is paid by nothing
 */
export function statusOf(invoice: Invoice): PaymentStatus {
  const failed = (invoice.payments ?? []).filter(({ status }) => status === 'failed')
  const last = failed.at(-1)
  const facts = {
    amount: invoice.amount,
    currency: invoice.currency.toUpperCase(),
    declines: failed.length,
    reason: last ? reasonOf(last) : null,
  }
  const paid = paidOf(invoice)
  if (paid && paid.refunded < paid.amount)
    return {
      ...facts,
      state: 'succeeded',
      amount: paid.amount - paid.refunded,
      currency: paid.currency.toUpperCase(),
      reason: null,
    }
  if (paid) return { ...facts, state: 'cancelled' }
  if (open.has(invoice.status)) return { ...facts, state: 'pending' }
  if (over.has(invoice.status)) return { ...facts, state: failed.length > 0 ? 'declined' : 'cancelled' }
  throw new ProviderError(`Moyasar named a state of an invoice that does not fit: ${invoice.status}`)
}

/** Response codes are those of ISO 8583; 3-D Secure has none, only words. */
function reasonOf({ source }: Payment): string {
  const [code, message] = [source?.response_code ?? '', source?.message ?? '']
  if (code === '51' || /insufficient/i.test(message)) return 'insufficient_funds'
  if (/3-?d ?s|authenticat/i.test(message)) return 'authentication_failed'
  return 'card_declined'
}
