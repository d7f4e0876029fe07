import { PaymentRefused, WebhookRefused, type PaymentProvider } from '../payment-provider.ts'

/**
 * The sandbox after it was switched off: payments begun there are over, so that their orders can be paid really, and nothing is given back for
 * those it took, since no money came.
 */
export const closedSandbox: PaymentProvider = {
  name: 'sandbox',
  create: () => Promise.reject(new PaymentRefused('sandbox_off')),
  fetch: async () => ({ state: 'cancelled', amount: 0, currency: 'SAR', declines: 0, reason: null }),
  refund: () => Promise.reject(new PaymentRefused('sandbox_off')),
  verify: () => Promise.reject(new WebhookRefused('sandbox_off')),
}
