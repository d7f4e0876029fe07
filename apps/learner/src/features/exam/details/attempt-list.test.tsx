import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { AttemptList } from './attempt-list.tsx'

const attempt = {
  id: 4,
  number: 1,
  state: 'abandoned',
  started_at: '2026-11-21T10:00:00Z',
  submitted_at: null,
  percent: null,
  passed: null,
} as const

test.each([
  ['ar', 'لا إجابة، فلا درجة'],
  ['en', 'Nothing answered, no mark'],
] as const)('in %s an attempt that was abandoned says so, and leads to no result', (locale, words) => {
  renderPage(<AttemptList attempts={[attempt]} />, locale)
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
