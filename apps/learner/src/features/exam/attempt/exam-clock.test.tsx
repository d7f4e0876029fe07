import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import { ExamClock } from './exam-clock.tsx'

beforeEach(() => localStorage.clear())

const minute = 60_000
/** A session with so many milliseconds left, which can be changed. */
const sessionWith = (left: number | null) => {
  const clock = { left }
  return {
    clock,
    session: { attempt: { section: null }, tick: () => clock.left } as unknown as AttemptSession,
  }
}
const ticked = () => act(() => new Promise(resolve => setTimeout(resolve, 300)))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isHidden = () => screen.queryByText('Time hidden') !== null

test('the time can be hidden, is still read out, and stays hidden through a reload', async () => {
  const { session } = sessionWith(40 * minute)
  const { unmount } = renderPage(<ExamClock session={session} />, 'en')
  expect(screen.getByRole('timer')).toHaveTextContent('40:00')
  await press('Hide the time')
  expect(isHidden()).toBe(true)
  expect(screen.getByRole('timer').parentElement).toHaveClass('visually-hidden')
  unmount()
  renderPage(<ExamClock session={session} />, 'en')
  expect(isHidden()).toBe(true)
  await press('Show the time')
  expect(isHidden()).toBe(false)
})

test('it comes back for the last five minutes, and can be hidden there for this exam', async () => {
  const { clock, session } = sessionWith(6 * minute)
  renderPage(<ExamClock session={session} />, 'en')
  await press('Hide the time')
  clock.left = 5 * minute
  await ticked()
  expect(isHidden()).toBe(false)
  await press('Hide the time')
  expect(isHidden()).toBe(true)
  // More time was given: the next last five minutes show again.
  clock.left = 20 * minute
  await ticked()
  expect(isHidden()).toBe(true)
  clock.left = 4 * minute
  await ticked()
  expect(isHidden()).toBe(false)
})

test('without a limit there is nothing to hide, in Arabic either', () => {
  renderPage(<ExamClock session={sessionWith(null).session} />, 'ar')
  expect(screen.getByText('بلا حد زمني')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [30, 'Time left 30 minutes'],
  [5, 'Time left 5 minutes'],
  [1, 'Time left 1 minute'],
])('the time is read out at %s minutes, politely', async (left, words) => {
  const { clock, session } = sessionWith(left * minute + 1000)
  renderPage(<ExamClock session={session} />, 'en')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  clock.left = left * minute
  await ticked()
  expect(screen.getByRole('status')).toHaveTextContent(words)
})
