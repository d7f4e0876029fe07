import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { MediaPlayer } from './media-player.tsx'

const captions = [{ language: 'en', src: '/en.vtt', label: 'English' }]
beforeEach(() => {
  localStorage.clear()
  // jsdom plays nothing: the element says what it was told.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { configurable: true, value: false })
    fireEvent.play(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { configurable: true, value: true })
    fireEvent.pause(this)
  })
})
afterEach(() => vi.restoreAllMocks())

/** A video of 200 s, paused at 100. */
async function shown() {
  const { container } = renderUi(<MediaPlayer src="/v.mp4" title="Variables" captions={captions} />, 'en')
  await waitFor(() => expect(container.querySelector('video')).not.toBeNull())
  const video = container.querySelector('video')!
  Object.defineProperty(video, 'duration', { configurable: true, value: 200 })
  Object.defineProperty(video, 'readyState', { configurable: true, value: 4 })
  fireEvent.loadedMetadata(video)
  fireEvent.durationChange(video)
  video.currentTime = 100
  fireEvent.timeUpdate(video)
  const press = (key: string) => fireEvent.keyDown(video, { key })
  return { video, press }
}

test.each([
  ['ArrowLeft', 95],
  ['ArrowRight', 105],
  ['j', 90],
  ['l', 110],
  ['ت', 90],
  ['م', 110],
  ['0', 0],
  ['5', 100],
  ['9', 180],
  ['٣', 60],
])('%s goes to %s', async (key, second) => {
  const { video, press } = await shown()
  press(key)
  await waitFor(() => expect(video.currentTime).toBe(second))
})

test.each([' ', 'k', 'ن'])('%j plays and stops', async key => {
  const { video, press } = await shown()
  press(key)
  await waitFor(() => expect(video.paused).toBe(false))
  press(key)
  await waitFor(() => expect(video.paused).toBe(true))
})

test.each(['m', 'ة'])('%s takes the sound away and gives it back', async key => {
  const { video, press } = await shown()
  press(key)
  expect(video.muted).toBe(true)
  fireEvent.volumeChange(video)
  press(key)
  expect(video.muted).toBe(false)
})

test('> and < change the speed', async () => {
  const { video, press } = await shown()
  press('>')
  expect(video.playbackRate).toBeGreaterThan(1)
  fireEvent(video, new Event('ratechange'))
  press('<')
  expect(video.playbackRate).toBe(1)
})

test('arrows up and down change how loud it is', async () => {
  const { video, press } = await shown()
  press('ArrowDown')
  expect(video.volume).toBeCloseTo(0.95)
  fireEvent.volumeChange(video)
  press('ArrowUp')
  expect(video.volume).toBe(1)
})

test.each(['c', 'ؤ'])('%s shows the captions and hides them', async key => {
  const track = { id: '', kind: 'captions', language: 'en', label: 'English', mode: 'disabled' }
  vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue([track] as never)
  const { press } = await shown()
  press(key)
  expect(track.mode).toBe('showing')
  press(key)
  expect(track.mode).toBe('disabled')
})

test.each(['f', 'ب'])('%s fills the screen', async key => {
  const fill = vi.fn(async () => {})
  Object.assign(HTMLElement.prototype, { requestFullscreen: fill })
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  try {
    const { press } = await shown()
    press(key)
    await waitFor(() => expect(fill).toHaveBeenCalledOnce())
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen')
    Reflect.deleteProperty(document, 'fullscreenEnabled')
  }
})

test.each(['i', 'ه'])('%s shows the picture in a window of its own', async key => {
  const open = vi.fn(async () => ({}))
  Object.assign(HTMLVideoElement.prototype, { requestPictureInPicture: open })
  Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: true })
  try {
    const { press } = await shown()
    press(key)
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
  } finally {
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestPictureInPicture')
    Reflect.deleteProperty(document, 'pictureInPictureEnabled')
  }
})
