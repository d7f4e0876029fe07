import { expect, test, vi } from 'vitest'
import { StripeClient } from './client.ts'
import { StripeProvider } from './provider.ts'

const loads = vi.hoisted(() => ({ count: 0 }))
vi.mock('stripe', async importOriginal => {
  loads.count += 1
  return importOriginal()
})

const settings = {
  secretKey: 'sk_test_x',
  webhookSecret: 'whsec_x',
  apiBase: 'https://api.stripe.com',
}

test('Stripe’s library is loaded with the first call, and no sooner', async () => {
  expect(new StripeProvider(settings).name).toBe('stripe')
  const client = new StripeClient(settings)
  expect(loads.count).toBe(0)
  await Promise.all([client.open(), client.open()])
  expect(loads.count).toBe(1)
})
