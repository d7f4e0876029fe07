import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { useMedia } from './use-media.tsx'
import { useVideoQuality } from './use-video-quality.ts'
import type { QualityChoice } from './video-quality.ts'

const qualities = [1080, 720, 360].map(height => ({ height, src: `/${height}.mp4` }))
const play = vi.fn(async () => {})

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('innerWidth', 1440)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  play.mockClear()
})

function Player() {
  const quality = useVideoQuality(qualities)
  const own = useRef<HTMLVideoElement>(null)
  const media = useMedia({
    src: '/1080.mp4',
    playedSrc: quality.playedSrc,
    title: 'Variables',
    onWaiting: quality.onWaiting,
    ref: own,
  })
  return (
    <>
      <video {...media} />
      {(['auto', '360', 'most'] as QualityChoice[]).map(choice => (
        <button key={choice} onClick={() => quality.choose(choice)}>
          {choice}
        </button>
      ))}
      <output>{`${quality.choice} ${quality.height}`}</output>
    </>
  )
}

function show() {
  const { container } = renderUi(<Player />, 'en')
  const video = container.querySelector('video')!
  const state = { paused: true, readyState: 1, time: 0 }
  Object.defineProperties(video, {
    duration: { value: 60 },
    paused: { get: () => state.paused },
    readyState: { get: () => state.readyState },
    currentTime: {
      get: () => state.time,
      set: (time: number) => {
        state.time = time
      },
    },
  })
  const playTo = (time: number) => {
    state.paused = false
    state.time = time
    fireEvent.play(video)
    fireEvent.timeUpdate(video)
  }
  /** As the element's load algorithm does. */
  const load = () => {
    Object.assign(state, { paused: true, readyState: 0, time: 0 })
    fireEvent.emptied(video)
    fireEvent.timeUpdate(video)
    state.readyState = 1
    fireEvent.loadedMetadata(video)
  }
  return { video, state, playTo, load }
}
const shown = () => screen.getByRole('status').textContent

test('it begins in the size that the page has room for; another one goes on at the same second, and is kept', () => {
  const { video, state, playTo, load } = show()
  fireEvent.loadedMetadata(video)
  expect([video.getAttribute('src'), shown()]).toEqual(['/720.mp4', 'auto 720'])
  playTo(17)
  fireEvent.click(screen.getByText('360'))
  expect(video.getAttribute('src')).toBe('/360.mp4')
  load()
  expect([state.time, play.mock.calls.length]).toEqual([17, 1])
  expect([shown(), localStorage.getItem('video-quality')]).toEqual(['360 360', '360'])
})

test('a paused one stays paused', () => {
  const { video, state, playTo, load } = show()
  fireEvent.loadedMetadata(video)
  playTo(17)
  state.paused = true
  fireEvent.pause(video)
  fireEvent.click(screen.getByText('most'))
  load()
  expect([video.getAttribute('src'), state.time, play.mock.calls.length]).toEqual(['/1080.mp4', 17, 0])
})

test('by itself it becomes smaller once the connection let it wait twice within a minute, but not for a jump', () => {
  const { video, playTo } = show()
  const wait = (seconds: number, seeking = false) => {
    vi.advanceTimersByTime(seconds * 1000)
    Object.defineProperty(video, 'seeking', { configurable: true, value: seeking })
    act(() => void fireEvent.waiting(video))
  }
  fireEvent.loadedMetadata(video)
  playTo(5)
  wait(6)
  wait(90)
  wait(10, true)
  expect(shown()).toBe('auto 720')
  wait(10)
  expect(shown()).toBe('auto 360')
  wait(10)
  wait(10)
  expect(shown()).toBe('auto 360')
})

test('what was chosen stays, however slow the connection is', () => {
  localStorage.setItem('video-quality', 'most')
  const { video, playTo } = show()
  fireEvent.loadedMetadata(video)
  playTo(5)
  for (const _ of [1, 2, 3]) {
    vi.advanceTimersByTime(10_000)
    fireEvent.waiting(video)
  }
  expect(shown()).toBe('most 1080')
})
