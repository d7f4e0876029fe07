import type { Database } from '../../../db/client.ts'
import type { Env } from '../../../env.ts'
import { MoyasarProvider } from '../../../gateways/payments/moyasar/provider.ts'
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts'
import { closedSandbox } from '../../../gateways/payments/sandbox/closed.ts'
import { SandboxProvider } from '../../../gateways/payments/sandbox/provider.ts'
import { StripeProvider } from '../../../gateways/payments/stripe/provider.ts'
import type { Secrets } from '../../../secrets.ts'
import type { PaymentLog } from './events.ts'
import { Payments } from './payments.ts'

/** Payments by the providers that the settings name, and the sandbox's own side; null where it is not one of them. */
export interface PaymentParts {
  payments: Payments
  sandbox: SandboxProvider | null
}

/** The one that is named takes new payments; every one whose keys are set answers for those begun there. */
export function createPayments(env: Env, db: Database, secrets: Secrets, log: PaymentLog): PaymentParts {
  const { active, stripe, moyasar } = env.payments
  const sandbox = active === 'sandbox' ? new SandboxProvider(db, secrets, env.publicUrl) : null
  const known: PaymentProvider[] = [sandbox ?? closedSandbox]
  if (stripe) known.push(new StripeProvider(stripe))
  if (moyasar) known.push(new MoyasarProvider(moyasar, db))
  const providers = {
    active: known.find(({ name }) => name === active) ?? null,
    byName: new Map(known.map(provider => [provider.name, provider])),
  }
  return { payments: new Payments(db, providers, env.publicUrl, log), sandbox }
}
