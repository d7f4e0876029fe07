import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { lessonPage } from '../sample.ts'
import { LessonPackage } from './lesson-package.tsx'
import type { PackageFacts } from './news.ts'

const origin = 'https://packages.test'
const facts: PackageFacts = {
  standard: 'scorm12',
  url: `${origin}/p/grant/`,
  parts: [
    { key: 'one', title: 'Basics', state: 'done', score: 80 },
    { key: 'two', title: 'Practice', state: 'new', score: null },
  ],
}

afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

function show(given: Partial<PackageFacts> = {}) {
  const onRenew = vi.fn(async () => undefined)
  renderPage(
    <LessonPackage
      lesson={lessonPage({ kind: 'package' })}
      facts={{ ...facts, ...given }}
      onRenew={onRenew}
    />,
    'en',
  )
  return { onRenew }
}
const frame = () => document.querySelector('iframe')
/** A message as the page around the package sends it. */
const tell = (data: object, from = origin) =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { masar: 'package', part: 'two', ...data },
        origin: from,
        source: frame()?.contentWindow ?? null,
      }),
    )
  })

test('begins with the first part that is not done, in a frame that leads the page nowhere', async () => {
  show()
  expect(frame()?.getAttribute('src')).toBe(`${origin}/p/grant/?part=two`)
  expect(frame()?.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(screen.getByRole('button', { name: /Basics/ })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('button', { name: /Practice/ })).toHaveAttribute('aria-current', 'step')
  expect(screen.getByRole('status', { name: 'Opening the lesson…' })).toBeVisible()
  await tell({ kind: 'opened' })
  expect(screen.queryByRole('status', { name: 'Opening the lesson…' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Basics/ }))
  expect(frame()?.getAttribute('src')).toBe(`${origin}/p/grant/?part=one`)
})

test('says what was saved, and hears no other origin', async () => {
  const { onRenew } = show()
  const saved = { kind: 'saved', isLessonDone: true, state: 'done', score: 75 }
  await tell(saved, 'https://elsewhere.test')
  expect(screen.getByText('Not done yet')).toBeVisible()
  expect(onRenew).not.toHaveBeenCalled()
  await tell(saved)
  expect(screen.getByText(/Score:/)).toHaveTextContent('75%')
  expect(onRenew).toHaveBeenCalledOnce()
  await tell(saved)
  expect(onRenew).toHaveBeenCalledOnce()
  await tell({ kind: 'unsaved' })
  expect(screen.getByText(/Not saved yet/)).toBeVisible()
})

test('in another tab it goes on there, until it is taken back', async () => {
  const { onRenew } = show()
  await tell({ kind: 'taken' })
  expect(frame()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue here' }))
  expect(onRenew).toHaveBeenCalledOnce()
  expect(frame()).not.toBeNull()
})

test('content that was left says so, with what it reached, and opens again', async () => {
  show()
  await tell({ kind: 'saved', isLessonDone: false, state: 'failed', score: 40 })
  await tell({ kind: 'closed' })
  expect(frame()).toBeNull()
  expect(screen.getByText(/You have left this content/)).toBeVisible()
  expect(screen.getByText(/Not passed yet/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Open it again' }))
  expect(frame()?.getAttribute('src')).toBe(`${origin}/p/grant/?part=two`)
})

test('what does not open in half a minute says so, and is tried again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show()
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(screen.getByText(/could not be opened/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('without a connection, and where the site has no origin for it, it says what is the matter', () => {
  onlineManager.setOnline(false)
  show()
  expect(screen.getByText(/needs a connection/)).toBeVisible()
  act(() => onlineManager.setOnline(true))
  expect(frame()).not.toBeNull()
})

test('a connection that is lost leaves the content as it stands: what it has not saved is in it alone', async () => {
  show()
  await tell({ kind: 'opened' })
  const before = frame()
  act(() => onlineManager.setOnline(false))
  expect(frame()).toBe(before)
  await tell({ kind: 'unsaved' })
  expect(screen.getByText(/Not saved yet/)).toBeVisible()
  act(() => onlineManager.setOnline(true))
  expect(frame()).toBe(before)
})

test('a site without an origin for packages says so', () => {
  show({ url: null })
  expect(screen.getByText(/its operator has to set that up first/)).toBeVisible()
  expect(frame()).toBeNull()
})
