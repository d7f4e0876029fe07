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
  is_overdue: false,
  percent: null,
  passed: null,
} as const

const none = { percent: null, passed: null }

test.each([
  ['ar', 'لا إجابة، فلا درجة', 'سجل المحاولة 1'],
  ['en', 'Nothing answered, no mark', 'Record of attempt 1'],
] as const)(
  'in %s an attempt that was abandoned says so, and leads to its record',
  (locale, words, record) => {
    renderPage(<AttemptList attempts={[attempt]} counted={none} />, locale)
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: record })).toHaveAttribute(
      'href',
      expect.stringContaining('/exam-details/record/4'),
    )
    expect(screen.getAllByRole('link')).toHaveLength(1)
  },
)

test.each([
  ['ar', 'انتهى الوقت', 'جارية'],
  ['en', 'Time is up', 'Running'],
] as const)('in %s an attempt whose time is up is not said to be running', (locale, over, running) => {
  const open = { ...attempt, state: 'in_progress' } as const
  const { unmount } = renderPage(<AttemptList attempts={[open]} counted={none} />, locale)
  expect(screen.getByText(running)).toBeVisible()
  unmount()
  renderPage(<AttemptList attempts={[{ ...open, is_overdue: true }]} counted={none} />, locale)
  expect(screen.getByText(over)).toBeVisible()
  expect(screen.queryByText(running)).toBeNull()
})

test.each([
  ['ar', /^الدرجة المحتسبة: 70.* · اجتياز$/],
  ['en', /^Counts in all: 70% · Passed$/],
] as const)('in %s it says what counts of several attempts', (locale, words) => {
  const ended = (number: number) => ({ ...attempt, id: number, number, state: 'graded' as const })
  const counted = { percent: 70, passed: true }
  const { unmount } = renderPage(<AttemptList attempts={[ended(1)]} counted={counted} />, locale)
  expect(screen.queryByText(words)).toBeNull()
  unmount()
  renderPage(<AttemptList attempts={[ended(1), ended(2)]} counted={counted} />, locale)
  expect(screen.getByText(words)).toBeVisible()
})
