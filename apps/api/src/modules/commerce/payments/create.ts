import type { Database } from '../../../db/client.ts'
import type { Env } from '../../../env.ts'
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts'
import { SandboxProvider } from '../../../gateways/payments/sandbox/provider.ts'
import type { Secrets } from '../../../secrets.ts'
import { Payments, type PaymentLog } from './payments.ts'

/** Payments by the providers that the settings name, and the sandbox's own side; null where it is not one of them. */
export interface PaymentParts {
  payments: Payments
  sandbox: SandboxProvider | null
}

export function createPayments(env: Env, db: Database, secrets: Secrets, log: PaymentLog): PaymentParts {
  const sandbox = env.payments === 'sandbox' ? new SandboxProvider(db, secrets, env.publicUrl) : null
  const known: PaymentProvider[] = sandbox ? [sandbox] : []
  const providers = {
    active: known.find(({ name }) => name === env.payments) ?? null,
    byName: new Map(known.map(provider => [provider.name, provider])),
  }
  return { payments: new Payments(db, providers, env.publicUrl, log), sandbox }
}
