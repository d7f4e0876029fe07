import { isWeakSecret } from './secret-strength.ts'
import { SettingError } from './setting-error.ts'

const names = ['sandbox', 'stripe', 'moyasar', 'off'] as const
export type PaymentsName = (typeof names)[number]

export interface StripeSettings {
  secretKey: string
  /** Signs its messages. */
  webhookSecret: string
  /** An origin without a path. */
  apiBase: string
  /** For how long an answer is waited for; 10 seconds. */
  timeoutMs?: number
}

export interface MoyasarSettings {
  secretKey: string
  /** Part of each of its messages. */
  webhookToken: string
  /** With the version's path, without a slash at its end. */
  apiBase: string
  /** For how long an answer is waited for; 10 seconds. */
  timeoutMs?: number
}

/** How orders are paid by card. */
export interface PaymentSettings {
  /** Takes new payments; `off` sells nothing by card. */
  active: PaymentsName
  /** Null where its keys are not set. Payments begun there are asked about and given back as long as they are, whichever is active. */
  stripe: StripeSettings | null
  moyasar: MoyasarSettings | null
}

type Source = Record<string, string | undefined>

/**
 * Reads `PAYMENTS` and the providers' keys. Without `PAYMENTS` it is the provider whose keys are set; else the sandbox, but for production,
 * where that gives courses away.
 * @throws SettingError which setting is missing or malformed; never with the secret itself
 */
export function readPayments(source: Source, production: boolean): PaymentSettings {
  const stripe = readStripe(source)
  const moyasar = readMoyasar(source, production)
  const active = activeOf(source['PAYMENTS'], { stripe, moyasar }, production)
  return { active, stripe, moyasar }
}

function activeOf(
  value: string | undefined,
  { stripe, moyasar }: Pick<PaymentSettings, 'stripe' | 'moyasar'>,
  production: boolean,
): PaymentsName {
  if (value === undefined || value === '') {
    if (stripe && moyasar)
      throw new SettingError(
        'The keys of Stripe and of Moyasar are set: say with PAYMENTS=stripe or PAYMENTS=moyasar which of them takes new payments.',
      )
    if (stripe) return 'stripe'
    if (moyasar) return 'moyasar'
    return production ? 'off' : 'sandbox'
  }
  const name = names.find(known => known === value)
  if (!name) throw new SettingError(`PAYMENTS must be ${names.join(', ')}, not "${value}".`)
  if (name === 'stripe' && !stripe)
    throw new SettingError('PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.')
  if (name === 'moyasar' && !moyasar)
    throw new SettingError('PAYMENTS=moyasar needs MOYASAR_SECRET_KEY and MOYASAR_WEBHOOK_TOKEN.')
  return name
}

function readStripe(source: Source): StripeSettings | null {
  const [secretKey, webhookSecret] = [source['STRIPE_SECRET_KEY'], source['STRIPE_WEBHOOK_SECRET']]
  if (!secretKey && !webhookSecret) return null
  if (!secretKey) throw new SettingError('STRIPE_WEBHOOK_SECRET is set, but STRIPE_SECRET_KEY is missing.')
  if (!webhookSecret)
    throw new SettingError('STRIPE_SECRET_KEY is set, but STRIPE_WEBHOOK_SECRET is missing.')
  if (!/^[rs]k_(?:test|live)_\w{8,250}$/.test(secretKey))
    throw new SettingError(
      'STRIPE_SECRET_KEY must be a secret or restricted key, which begins with sk_live_, sk_test_, rk_live_ or rk_test_.',
    )
  if (!/^whsec_[\w+/=]{8,250}$/.test(webhookSecret))
    throw new SettingError(
      'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint, which begins with whsec_.',
    )
  const apiBase = baseOf('STRIPE_API_BASE', source['STRIPE_API_BASE'] || 'https://api.stripe.com')
  if (apiBase !== new URL(apiBase).origin)
    throw new SettingError(
      'STRIPE_API_BASE must be an origin without a path, such as https://api.stripe.com.',
    )
  return { secretKey, webhookSecret, apiBase }
}

function readMoyasar(source: Source, production: boolean): MoyasarSettings | null {
  const [secretKey, webhookToken] = [source['MOYASAR_SECRET_KEY'], source['MOYASAR_WEBHOOK_TOKEN']]
  if (!secretKey && !webhookToken) return null
  if (!secretKey) throw new SettingError('MOYASAR_WEBHOOK_TOKEN is set, but MOYASAR_SECRET_KEY is missing.')
  if (!webhookToken)
    throw new SettingError('MOYASAR_SECRET_KEY is set, but MOYASAR_WEBHOOK_TOKEN is missing.')
  if (!/^sk_(?:test|live)_\w{8,250}$/.test(secretKey))
    throw new SettingError('MOYASAR_SECRET_KEY must be a secret key, which begins with sk_live_ or sk_test_.')
  if (webhookToken.length < 16 || (production && isWeakSecret(webhookToken, 16)))
    throw new SettingError(
      'MOYASAR_WEBHOOK_TOKEN is shorter than 16 characters or easily guessed. Make one with: openssl rand -hex 24',
    )
  const apiBase = baseOf('MOYASAR_API_BASE', source['MOYASAR_API_BASE'] || 'https://api.moyasar.com/v1')
  return { secretKey, webhookToken, apiBase }
}

/** The keys travel there: in clear text to this machine at most. */
function baseOf(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  const isLocal = url !== null && /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(url.hostname)
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new SettingError(`${name} must be a web address such as https://api.example.com.`)
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))
    throw new SettingError(`${name} must begin with https://, but for a server on this very machine.`)
  return url.href.replace(/\/$/, '')
}
