import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { LoadBoundary } from './load-boundary.tsx'
import { MediaPlayer } from './media-player.tsx'

const captions = [
  { language: 'ar', src: '/ar.vtt', label: 'العربية' },
  { language: 'en', src: '/en.vtt', label: 'English' },
]
const videoOf = async (container: HTMLElement) => {
  await waitFor(() => expect(container.querySelector('video')).not.toBeNull())
  return container.querySelector('video')!
}
const knowLength = (video: HTMLVideoElement, seconds: number) => {
  Object.defineProperty(video, 'duration', { configurable: true, value: seconds })
  Object.defineProperty(video, 'readyState', { configurable: true, value: 1 })
  fireEvent.loadedMetadata(video)
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('controls speak the page’s language; captions in it are on; all runs left to right', async () => {
  const { container } = renderUi(<MediaPlayer src="/v.mp4" title="المتغيرات" captions={captions} />)
  const video = await videoOf(container)
  expect(video).toHaveAttribute('aria-label', 'المتغيرات')
  expect(await screen.findByRole('button', { name: 'تشغيل' })).toBeInTheDocument()
  expect(video.querySelector('track[srclang="ar"]')).toHaveAttribute('default')
  expect(video.querySelector('track[srclang="en"]')).not.toHaveAttribute('default')
  expect(video.closest('.media-skin')).toHaveAttribute('dir', 'ltr')
})

/** jsdom has no tracks: a video with these, of which those named `default` are on, as a browser turns them on. */
async function withTracks(locale: 'ar' | 'en' = 'ar') {
  const tracks = Object.assign(
    new EventTarget(),
    captions.map(({ language, label }) => ({ id: '', kind: 'captions', language, label, mode: 'disabled' })),
    { length: captions.length, [Symbol.iterator]: Array.prototype[Symbol.iterator] },
  )
  vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue(tracks as never)
  const { container, unmount } = renderUi(
    <MediaPlayer src="/v.mp4" title="Variables" captions={captions} />,
    locale,
  )
  const video = await videoOf(container)
  await waitFor(() => expect(container.querySelector('.media-skin')).not.toBeNull())
  const change = () => act(() => void tracks.dispatchEvent(new Event('change')))
  const all = () => Array.from(tracks as unknown as ArrayLike<{ language: string; mode: string }>)
  // Something else changes first, as the chapters do.
  change()
  for (const track of all())
    if (video.querySelector(`track[srclang="${track.language}"]`)?.hasAttribute('default'))
      track.mode = 'showing'
  change()
  const shown = () => all().find(({ mode }) => mode === 'showing')?.language ?? null
  const press = () => {
    fireEvent.keyDown(video, { key: 'c' })
    change()
  }
  const choose = (language: string) => {
    for (const track of all()) track.mode = track.language === language ? 'showing' : 'disabled'
    change()
  }
  return { shown, press, choose, unmount }
}

test('captions turned off stay off in the next video, and come back in the page’s language', async () => {
  const first = await withTracks()
  expect(first.shown()).toBe('ar')
  expect(localStorage.getItem('captions')).toBeNull()
  first.press()
  expect([first.shown(), localStorage.getItem('captions')]).toEqual([null, 'off'])
  first.unmount()
  const next = await withTracks()
  expect([next.shown(), localStorage.getItem('captions')]).toEqual([null, 'off'])
  next.press()
  // jsdom's browser speaks English: the player by itself would look for that.
  expect([next.shown(), localStorage.getItem('captions')]).toEqual(['ar', 'ar'])
})

test('captions chosen in another language are those of the next video; what it doesn’t have gives way to the page’s', async () => {
  const first = await withTracks()
  first.choose('en')
  first.unmount()
  const next = await withTracks()
  expect(next.shown()).toBe('en')
  next.unmount()
  localStorage.setItem('captions', 'fr')
  expect((await withTracks()).shown()).toBe('ar')
})

test('it goes on where it was left, at the speed that was last chosen', async () => {
  localStorage.setItem('playback-rate', '1.5')
  const { container } = renderUi(
    <MediaPlayer src="/v.mp4" title="Variables" startAt={duration => duration / 2} />,
    'en',
  )
  const video = await videoOf(container)
  knowLength(video, 60)
  expect([video.playbackRate, video.currentTime]).toEqual([1.5, 30])
  video.playbackRate = 1.25
  fireEvent(video, new Event('ratechange'))
  expect(localStorage.getItem('playback-rate')).toBe('1.25')
})

test('a speed that was chosen elsewhere goes before that of this device; the choice is reported', async () => {
  localStorage.setItem('playback-rate', '1.5')
  const onRateChosen = vi.fn<(rate: number) => void>()
  const { container } = renderUi(
    <MediaPlayer src="/v.mp4" title="Variables" rate={2} onRateChosen={onRateChosen} />,
    'en',
  )
  const video = await videoOf(container)
  knowLength(video, 60)
  expect(video.playbackRate).toBe(2)
  video.playbackRate = 0.75
  fireEvent(video, new Event('ratechange'))
  expect(onRateChosen).toHaveBeenLastCalledWith(0.75)
})

test('a source that is loaded again keeps the speed', async () => {
  localStorage.setItem('playback-rate', '1.5')
  const { container } = renderUi(<MediaPlayer src="/v.mp4" title="Variables" />, 'en')
  const video = await videoOf(container)
  knowLength(video, 60)
  const load = () => {
    // As the element's load algorithm does; its event may come once the element is ready again.
    video.playbackRate = video.defaultPlaybackRate
    fireEvent(video, new Event('ratechange'))
  }
  load()
  expect([video.playbackRate, localStorage.getItem('playback-rate')]).toEqual([1.5, '1.5'])
  video.playbackRate = 1.25
  fireEvent(video, new Event('ratechange'))
  load()
  expect([video.playbackRate, localStorage.getItem('playback-rate')]).toEqual([1.25, '1.25'])
})

test('what is kept and makes no sense is no speed', async () => {
  localStorage.setItem('playback-rate', '900')
  const { container } = renderUi(<MediaPlayer src="/v.mp4" title="Variables" />, 'en')
  const video = await videoOf(container)
  knowLength(video, 60)
  expect([video.playbackRate, video.currentTime]).toEqual([1, 0])
})

test('captions are as large and on what this device has chosen', async () => {
  localStorage.setItem('caption-size', 'large')
  localStorage.setItem('caption-ground', 'none')
  const { container } = renderUi(<MediaPlayer src="/v.mp4" title="Variables" />, 'en')
  expect(container.querySelector('[data-caption-size="large"][data-caption-ground="none"]')).not.toBeNull()
  await videoOf(container)
})

test('a player that can’t be fetched leaves the browser’s own controls', () => {
  const quiet = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map(spy =>
    spy.mockImplementation(() => {}),
  )
  const Broken = () => {
    throw new Error('no such chunk')
  }
  renderUi(
    <LoadBoundary fallback={<video controls aria-label="Variables" />}>
      <Broken />
    </LoadBoundary>,
    'en',
  )
  expect(screen.getByLabelText('Variables')).toHaveAttribute('controls')
  quiet.forEach(spy => spy.mockRestore())
})
