import { act, fireEvent } from '@testing-library/react'
import { useRef } from 'react'
import { sessionStore } from '@masar/app-shell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { lessonPage } from '../sample.ts'
import { useProgress } from './use-progress.ts'
import { useVideoProgress } from './use-video-progress.ts'

interface Report {
  watched: number[][]
  active: number[][]
  keepalive: boolean
}
const began = Date.UTC(2026, 10, 28, 9) / 1000
const before = sessionStore.getState()
let reports: Report[]
beforeEach(() => {
  reports = []
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date', 'performance'],
    now: began * 1000,
  })
  sessionStore.setState({ ...before, token: 'a-token', info: { ...before.info, id: 1 } } as never)
  vi.stubGlobal('fetch', async (request: Request) => {
    reports.push({ ...((await request.json()) as Report), keepalive: request.keepalive })
    const data = {
      is_completed: false,
      position_seconds: 0,
      watched_seconds: 1,
      uncounted: [],
      course_percent: 0,
    }
    return Response.json({ data })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'visibilityState')
  // Other files share the store.
  act(() => sessionStore.setState(before, true))
})

const lesson = lessonPage({ kind: 'video', media: '/v.mp4', opened: `${began}.signed` })
function Video() {
  const video = useRef<HTMLVideoElement>(null)
  const progress = useProgress(lesson)
  const events = useVideoProgress(video, progress, 0)
  return <video ref={video} {...events} />
}
const show = () => {
  const { container, unmount } = renderPage(<Video />, 'en')
  const video = container.querySelector('video')!
  return { video, unmount }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
/** As a player plays: four looks a second. */
async function play(video: HTMLVideoElement, seconds: number) {
  for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
    await pass(0.25)
    video.currentTime += 0.25
    fireEvent.timeUpdate(video)
  }
}
/** What reports say together. */
const sum = (key: 'watched' | 'active') =>
  reports.flatMap(report => report[key]).reduce((all, [from = 0, to = 0]) => all + to - from, 0)

test('a video reports as it begins, every 15 seconds as it plays, and at once when it stops', async () => {
  const { video } = show()
  fireEvent.play(video)
  await pass(0)
  expect(reports).toMatchObject([{ watched: [], opened: `${began}.signed` }])
  await play(video, 14.5)
  expect(reports).toHaveLength(1)
  await play(video, 1)
  expect(reports).toHaveLength(2)
  await play(video, 15)
  expect(reports).toHaveLength(3)
  await play(video, 2)
  fireEvent.pause(video)
  await pass(0)
  expect(reports).toHaveLength(4)
  expect(sum('watched')).toBe(325)
  // Whole seconds, and when they were.
  expect(sum('active')).toBe(32)
  expect(reports.flatMap(({ active }) => active)[0]?.[0]).toBe(began)
})

test('what was played is reported as the page is left or hidden, by a request that outlives it', async () => {
  const { video } = show()
  fireEvent.play(video)
  await play(video, 3)
  fireEvent(window, new Event('pagehide'))
  await pass(0)
  expect(reports.at(-1)).toMatchObject({ watched: [[0, 30]], keepalive: true })
  await play(video, 2)
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  fireEvent(document, new Event('visibilitychange'))
  await pass(0)
  expect(reports.at(-1)).toMatchObject({ watched: [[30, 50]], keepalive: true })
})

test('another page of the app is no reason to lose the last seconds', async () => {
  const { video, unmount } = show()
  fireEvent.play(video)
  await play(video, 4)
  unmount()
  await pass(0)
  expect(reports.at(-1)).toMatchObject({ watched: [[0, 40]] })
  const made = reports.length
  await pass(60)
  expect(reports).toHaveLength(made)
})

test('who only looks counts for a minute after the last touch, and not while the page is hidden', async () => {
  show()
  await pass(90)
  expect(sum('active')).toBe(59)
  fireEvent.scroll(window)
  await pass(15)
  expect(sum('active')).toBeGreaterThanOrEqual(59 + 14)
  const seen = sum('active')
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  await pass(30)
  expect(sum('active')).toBeLessThanOrEqual(seen + 1)
})

test('a machine that slept was not read on', async () => {
  show()
  await pass(10)
  vi.setSystemTime((began + 10 + 3600) * 1000)
  await pass(6)
  // Two seconds at most of the hour.
  expect(sum('active')).toBeLessThanOrEqual(10 + 2 + 6)
})
