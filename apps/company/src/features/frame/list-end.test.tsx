import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ListEnd } from './list-end.tsx'

const listOf = (isCapped: boolean) => ({
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isPlaceholderData: false,
  fetchNextPage: async () => undefined,
  data: { pages: [{ meta: { total: 100, total_is_capped: isCapped } }] },
})

/** What is said of the rows, among all that is said politely. */
const counted = () =>
  screen.getAllByRole('status').map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/g, ''))

test.each([
  ['en', 50, '50 of more than 100 shown'],
  ['en', 100, '100 shown, and there are more'],
  ['ar', 50, 'المعروض 50 من أكثر من 100'],
  ['ar', 100, 'المعروض 100، وهناك المزيد'],
] as const)(
  'in %s a list that was counted to a limit does not seem to end there, %i shown',
  (locale, shown, says) => {
    renderPage(<ListEnd list={listOf(true)} shown={shown} total={100} isByHand />, locale)
    expect(counted()).toContain(says)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  },
)

test('one that was counted whole says of how many', () => {
  renderPage(<ListEnd list={listOf(false)} shown={50} total={100} isByHand />, 'en')
  expect(counted()).toContain('50 of 100 shown')
  expect(screen.getByRole('progressbar')).toBeInTheDocument()
})
