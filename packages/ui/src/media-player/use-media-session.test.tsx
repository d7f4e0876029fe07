import { fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MediaAbout, useMediaSession } from './use-media-session.ts'

/** The system's side: what it was told, and the keys that it was handed. */
class System {
  metadata: MediaMetadataInit | null = null
  position: MediaPositionState | undefined
  readonly handlers = new Map<string, MediaSessionActionHandler>()
  setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
    if (action === 'seekto') throw new TypeError('unknown action')
    if (handler) this.handlers.set(action, handler)
    else this.handlers.delete(action)
  }
  setPositionState(position: MediaPositionState) {
    this.position = position
  }
  press(action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) {
    this.handlers.get(action)?.({ action, ...details })
  }
}
let system: System

beforeEach(() => {
  system = new System()
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: system })
  vi.stubGlobal('MediaMetadata', function (this: MediaMetadataInit, init: MediaMetadataInit) {
    Object.assign(this, init)
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Player(about: MediaAbout) {
  const video = useRef<HTMLVideoElement>(null)
  useMediaSession(video, about)
  return <video ref={video} />
}
const show = (about: Partial<MediaAbout> = {}) => {
  const { container, unmount } = render(<Player title="Variables" album="Python" {...about} />)
  const video = container.querySelector('video')!
  Object.defineProperty(video, 'duration', { value: 60 })
  return { video, unmount }
}

test('from the first playing on the system knows what plays, and where', () => {
  const { video } = show({ poster: '/poster.jpg', chapters: [{ second: 4, title: 'Risks' }] })
  expect(system.metadata).toBeNull()
  video.currentTime = 12
  fireEvent.playing(video)
  expect(system.metadata).toMatchObject({
    title: 'Variables',
    album: 'Python',
    artwork: [{ src: new URL('/poster.jpg', location.href).href }],
    chapterInfo: [{ title: 'Risks', startTime: 4 }],
  })
  expect(system.position).toEqual({ duration: 60, playbackRate: 1, position: 12 })
})

test('its keys move the video and lead to the neighbours, where there are some', () => {
  const onNext = vi.fn()
  const { video } = show({ onNext })
  fireEvent.playing(video)
  system.press('seekforward', { seekOffset: 30 })
  system.press('seekbackward')
  expect(video.currentTime).toBe(20)
  system.press('nexttrack')
  expect(onNext).toHaveBeenCalledOnce()
  expect([...system.handlers.keys()].toSorted()).toEqual(['nexttrack', 'seekbackward', 'seekforward'])
})

test('a video that leaves the page leaves the system too, but not another’s place', () => {
  const first = show()
  fireEvent.playing(first.video)
  first.unmount()
  expect([system.metadata, system.handlers.size]).toEqual([null, 0])
  const second = show({ title: 'Loops' })
  fireEvent.playing(second.video)
  show().unmount()
  expect(system.metadata).toMatchObject({ title: 'Loops' })
})
