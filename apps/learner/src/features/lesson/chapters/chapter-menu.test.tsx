import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { VideoClock } from '../video-clock.ts'
import { chapterAt } from './chapter-at.ts'
import { ChapterMenu } from './chapter-menu.tsx'

const chapters = [
  { second: 5, title: 'البداية' },
  { second: 65, title: 'المسار الحرج' },
]

/** A video of which the place is known, as jsdom plays none. */
function clockAt(second: number) {
  const clock = new VideoClock(null)
  const video = { currentTime: second, readyState: 4, scrollIntoView: () => {} }
  clock.video.current = video as unknown as HTMLVideoElement
  return { clock, video }
}

test('a chapter plays from its second until the next one begins', () =>
  expect([0, 5, 64.9, 65, 900].map(second => chapterAt(chapters, second))).toEqual([-1, 0, 0, 1, 1]))

test.each([
  ['ar', 'الفصول', 'الفصل: المسار الحرج', 'فصول الفيديو'],
  ['en', 'Chapters', 'Chapter: المسار الحرج', 'Chapters of the video'],
] as const)('in %s it says what plays, and leads there by keyboard', async (locale, none, current, label) => {
  const { clock, video } = clockAt(0)
  renderPage(<ChapterMenu chapters={chapters} clock={clock} />, locale)
  expect(screen.getByRole('button', { name: none })).toBeVisible()
  video.currentTime = 70
  act(() => clock.tick())
  await userEvent.tab()
  expect(screen.getByRole('button', { name: current })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const menu = await screen.findByRole('dialog', { name: label })
  const [first, second] = within(menu).getAllByRole('button')
  expect([first, second].map(button => button?.getAttribute('aria-current'))).toEqual([null, 'true'])
  expect(first).toHaveTextContent('0:05')
  first?.focus()
  await userEvent.keyboard('{Enter}')
  expect(video.currentTime).toBe(5)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: /البداية/ })).toHaveFocus())
})
