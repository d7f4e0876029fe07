import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, quoteOf } from '../testing/data.ts'
import { open, useBrowser } from '../testing/orders.tsx'

useBrowser()
const plain = (text: string | null) => (text ?? '').replace(/[\u200e\u200f\u00a0\u061c]/g, ' ').trim()

test.each([
  ['ar', '10 أماكن لسنة', 'تحصل على الرخصة حين يصل التحويل.'],
  ['en', '10 places for a year', 'The licence is yours once the transfer has arrived.'],
] as const)('an offered licence is quoted and ordered by itself, in %s', async (locale, places, hint) => {
  const line = { course_id: null, title: 'رخصة سنوية', seats: 10, unit_price: 29_900, previous_price: null }
  const lines = [{ ...line, discount: 0, total: 299_000 }]
  const { calls } = await open(
    '/cart-details?licence=3',
    {
      'POST /licence-offers/3/checkout': () =>
        answer(quoteOf({ lines, subtotal: 299_000, total: 299_000, methods: ['card', 'bank_transfer'] })),
      'GET /billing-addresses': () => answer([]),
    },
    { app: 'company', locale },
  )
  const note = await screen.findByText(text => plain(text).startsWith(places))
  expect(plain(note.textContent)).toContain('299.00')
  expect(screen.getByText(hint)).toBeVisible()
  expect(calls('POST /licence-offers/3/checkout')).toHaveLength(1)
  expect(calls('POST /checkouts')).toEqual([])
  // The cart has nothing to do with it.
  expect(screen.queryByRole('link', { name: /^(تعديل السلة|Change the cart)/ })).toBeNull()
})

test('an offer that is over leads back to the licences', async () => {
  await open('/cart-details?licence=3', {}, { app: 'company', locale: 'en' })
  expect(await screen.findByRole('heading', { name: 'This offer is no longer open' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'To your licences' })).toHaveAttribute(
    'href',
    expect.stringContaining('/courses'),
  )
})
