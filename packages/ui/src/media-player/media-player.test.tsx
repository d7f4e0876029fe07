import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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

test('controls speak the page’s language; captions in it are on; all runs left to right', async () => {
  const { container } = renderUi(<MediaPlayer src="/v.mp4" title="المتغيرات" captions={captions} />)
  const video = await videoOf(container)
  expect(video).toHaveAttribute('aria-label', 'المتغيرات')
  expect(await screen.findByRole('button', { name: 'تشغيل' })).toBeInTheDocument()
  expect(video.querySelector('track[srclang="ar"]')).toHaveAttribute('default')
  expect(video.querySelector('track[srclang="en"]')).not.toHaveAttribute('default')
  expect(video.closest('.media-skin')).toHaveAttribute('dir', 'ltr')
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

test('a speed that was chosen elsewhere goes before that of this device; what is chosen is told', async () => {
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
