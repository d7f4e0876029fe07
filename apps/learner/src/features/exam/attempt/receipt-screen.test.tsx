import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Attempt } from '../api.ts'
import { ReceiptScreen } from './receipt-screen.tsx'

test.each([
  ['ar', 'المحاولة 2', 'إيصال التسليم'],
  ['en', 'Attempt 2', 'Receipt'],
] as const)('in %s the receipt says of which attempt it is', (locale, attempt, receipt) => {
  const sat = { id: 9, number: 2, title: 'Web pages' } as Attempt
  renderPage(<ReceiptScreen attempt={sat} receipt="abcdef0123456789ffff" />, locale)
  expect(screen.getByText(attempt, { exact: false })).toHaveTextContent('Web pages')
  expect(screen.getByText(receipt)).toBeVisible()
  expect(screen.getByText('ABCD-EF01-2345-6789')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
