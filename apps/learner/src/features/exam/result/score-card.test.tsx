import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Result } from '../api.ts'
import { ScoreCard } from './score-card.tsx'

const result = {
  id: 9,
  number: 1,
  state: 'graded',
  started_at: '2026-11-21T10:00:00Z',
  submitted_at: '2026-11-21T10:20:00Z',
  submitted_by: 'learner',
  percent: 50,
  passed: false,
  exam: { id: 3, title: 'Web pages', pass_mark: 60 },
  score: 2,
  max_score: 4,
  receipt: null,
  attempts_left: 2,
  next_attempt: { from: null },
  certificate_code: null,
  counted_percent: 50,
  counted_passed: false,
} as unknown as Result

const show = (part: Partial<Result>, locale: 'ar' | 'en' = 'en') =>
  renderPage(<ScoreCard result={{ ...result, ...part }} />, locale)
const again = () => screen.queryByRole('link', { name: 'New attempt' })

describe('what counts', () => {
  test.each([
    ['ar', 'الدرجة المحتسبة', /80.* · اجتياز/],
    ['en', 'Counts in all', /^80% · Passed$/],
  ] as const)('in %s is told beside a first attempt that is not the one', (locale, name, words) => {
    show({ counted_percent: 80, counted_passed: true }, locale)
    expect(screen.getByText(name).nextSibling).toHaveTextContent(words)
  })

  test('is not said twice of the only attempt', () => {
    show({})
    expect(screen.queryByText('Counts in all')).toBeNull()
  })

  test('decides whether another attempt is offered', () => {
    // It is passed, but their average isn’t.
    const { unmount } = show({ number: 2, passed: true, percent: 65, counted_percent: 45 })
    expect(screen.getByText(/^45% · Not passed$/)).toBeVisible()
    expect(again()).toBeVisible()
    unmount()
    show({ counted_percent: 80, counted_passed: true })
    expect(again()).toBeNull()
  })
})

test.each([
  ['ar', /^23\.7/],
  ['en', /^23\.7%$/],
] as const)('in %s the ring says the percentage that the list of attempts says', (locale, words) => {
  show({ percent: 23.66 }, locale)
  const ring = screen.getByRole('progressbar')
  expect(ring).toHaveTextContent(words)
  expect(ring).toHaveAttribute('aria-valuetext', expect.stringMatching(words))
})

describe('the next attempt', () => {
  const from = '2026-11-22T10:20:00Z'
  test.each([
    ['ar', /^يمكن بدء المحاولة التالية في/],
    ['en', /^The next attempt can start on/],
  ] as const)('in %s says when it can start', (locale, words) => {
    show({ next_attempt: { from } }, locale)
    expect(screen.getByText(words)).toHaveTextContent(/2026/)
  })

  test('at once needs no time to be told', () => {
    show({})
    expect(again()).toBeVisible()
    expect(screen.queryByText(/^The next attempt/)).toBeNull()
    expect(screen.getByText('2 attempts are left.')).toBeVisible()
  })

  test('is not offered, nor counted, where none can start any more', () => {
    show({ next_attempt: null })
    expect(again()).toBeNull()
    expect(screen.queryByText('2 attempts are left.')).toBeNull()
  })
})
