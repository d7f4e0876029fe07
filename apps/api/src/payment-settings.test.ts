import { describe, expect, test } from 'vitest'
import { readPayments } from './payment-settings.ts'
import { SettingError } from './setting-error.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
}
const moyasar = {
  MOYASAR_SECRET_KEY: 'sk_test_fedcba9876543210',
  MOYASAR_WEBHOOK_TOKEN: 'b7c1f0e2a94d4f6f8a31',
}
const read = (source: Record<string, string>, production = false) => readPayments(source, production)
const errorMessage = (source: Record<string, string>, production = false): string => {
  try {
    read(source, production)
  } catch (error) {
    if (error instanceof SettingError) return error.message
    throw error
  }
  return 'none'
}

describe('who takes payments', () => {
  test('defaults to the sandbox, and to none in production', () => {
    expect(read({})).toEqual({ active: 'sandbox', stripe: null, moyasar: null })
    expect(read({}, true).active).toBe('off')
    expect(read({ PAYMENTS: 'sandbox' }, true).active).toBe('sandbox')
  })

  test('is the provider whose keys are set', () => {
    expect(read(stripe, true)).toEqual({
      active: 'stripe',
      moyasar: null,
      stripe: {
        secretKey: stripe.STRIPE_SECRET_KEY,
        webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
        apiBase: 'https://api.stripe.com',
      },
    })
    expect(read(moyasar, true)).toMatchObject({
      active: 'moyasar',
      moyasar: { apiBase: 'https://api.moyasar.com/v1' },
    })
  })

  test('is named where both are set, and the other one stays for older payments', () => {
    expect(errorMessage({ ...stripe, ...moyasar })).toContain('PAYMENTS=stripe or PAYMENTS=moyasar')
    expect(read({ ...stripe, ...moyasar, PAYMENTS: 'moyasar' })).toMatchObject({
      active: 'moyasar',
      stripe: { secretKey: stripe.STRIPE_SECRET_KEY },
    })
    expect(read({ ...stripe, PAYMENTS: 'off' }).stripe).not.toBeNull()
  })
})

test.each([
  [{ PAYMENTS: 'paypal' }, 'PAYMENTS'],
  [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET'],
  [{ PAYMENTS: 'moyasar', ...stripe }, 'MOYASAR_SECRET_KEY and MOYASAR_WEBHOOK_TOKEN'],
  [{ STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ STRIPE_WEBHOOK_SECRET: stripe.STRIPE_WEBHOOK_SECRET }, 'STRIPE_SECRET_KEY is missing'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_0123456789abcdef' }, 'secret or restricted key'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: '0123456789abcdef' }, 'begins with whsec_'],
  [{ MOYASAR_SECRET_KEY: moyasar.MOYASAR_SECRET_KEY }, 'MOYASAR_WEBHOOK_TOKEN is missing'],
  [{ MOYASAR_WEBHOOK_TOKEN: moyasar.MOYASAR_WEBHOOK_TOKEN }, 'MOYASAR_SECRET_KEY is missing'],
  [{ ...moyasar, MOYASAR_SECRET_KEY: 'pk_live_0123456789abcdef' }, 'begins with sk_live_'],
  [{ ...moyasar, MOYASAR_WEBHOOK_TOKEN: 'x7' }, 'shorter than 16'],
  [{ ...stripe, STRIPE_API_BASE: 'http://stripe.example' }, 'STRIPE_API_BASE must begin with https://'],
  [{ ...stripe, STRIPE_API_BASE: 'https://stripe.example/v1' }, 'without a path'],
  [{ ...moyasar, MOYASAR_API_BASE: 'api.moyasar.com' }, 'MOYASAR_API_BASE must be a web address'],
])('%j is refused in words: %s', (source: Record<string, string>, words) => {
  const message = errorMessage(source)
  expect(message).toContain(words)
  for (const [name, value] of Object.entries(source))
    if (/SECRET|TOKEN/.test(name)) expect(message).not.toContain(value)
})

test('a token that is easily guessed does for a developer, not in production', () => {
  const weak = { ...moyasar, MOYASAR_WEBHOOK_TOKEN: 'aaaaaaaaaaaaaaaaaaaa' }
  expect(errorMessage(weak)).toBe('none')
  expect(errorMessage(weak, true)).toContain('MOYASAR_WEBHOOK_TOKEN')
})

test('an address on this machine may go without encryption', () =>
  expect(read({ ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:4242/' }).stripe?.apiBase).toBe(
    'http://127.0.0.1:4242',
  ))
