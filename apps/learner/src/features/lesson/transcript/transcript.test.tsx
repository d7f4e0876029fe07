import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { VideoClock } from '../video-clock.ts'
import { Transcript } from './transcript.tsx'

afterEach(() => vi.unstubAllGlobals())

const file = (words: string[]) =>
  `WEBVTT\n\n${words.map((text, at) => `00:${at}0.000 --> 00:${at}9.000\n${text}`).join('\n\n')}\n`
const arabic = file(['مقهى صغير', 'المسار الحرج', 'مسارٌ آخر', 'الختام'])

/** A video of which the place is known, as jsdom plays none. */
function clockAt(second: number) {
  const clock = new VideoClock(null)
  const video = { currentTime: second, readyState: 4, scrollIntoView: () => {} }
  clock.video.current = video as unknown as HTMLVideoElement
  return { clock, video }
}
const captions = [
  { language: 'ar' as const, src: '/media/ar.vtt?sign=1' },
  { language: 'en' as const, src: '/media/en.vtt?sign=1' },
]

test('the playing line is marked and followed until the learner scrolls elsewhere; a press jumps and follows again', async () => {
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(address.includes('/en.') ? file(['A small café']) : arabic),
  )
  const { clock, video } = clockAt(12)
  renderPage(<Transcript lesson={{ id: 3, captions, chapters: [] }} clock={clock} />, 'ar')
  const list = await screen.findByRole('list', { name: 'نص الفيديو' })
  const playing = () => list.querySelector('[aria-current]')?.textContent
  expect(playing()).toContain('المسار الحرج')
  const scrolled = vi.fn()
  list.scrollTo = scrolled
  video.currentTime = 21
  act(() => clock.tick())
  expect([playing(), scrolled.mock.calls.length]).toEqual([expect.stringContaining('مسارٌ آخر'), 1])
  fireEvent.wheel(list)
  video.currentTime = 31
  act(() => clock.tick())
  expect([playing(), scrolled.mock.calls.length]).toEqual([expect.stringContaining('الختام'), 1])
  fireEvent.click(screen.getByRole('button', { name: 'متابعة الفيديو' }))
  expect(scrolled).toHaveBeenCalledTimes(2)
  fireEvent.click(within(list).getByRole('button', { name: /0:10/ }))
  expect([video.currentTime, playing()]).toEqual([10, expect.stringContaining('المسار الحرج')])
  fireEvent.click(screen.getByText('مقهى صغير'))
  expect(video.currentTime).toBe(0)
  expect(screen.queryByRole('button', { name: 'متابعة الفيديو' })).toBeNull()
  fireEvent.change(screen.getByRole('combobox', { name: 'لغة النص' }), { target: { value: 'en' } })
  expect(await screen.findByText('A small café')).toBeVisible()
  expect(screen.getByRole('list', { name: 'نص الفيديو' })).toHaveAttribute('dir', 'ltr')
})

test('words are found folded, line by line, forwards and back', async () => {
  vi.stubGlobal('fetch', async () => new Response(arabic))
  renderPage(
    <Transcript lesson={{ id: 3, captions: captions.slice(0, 1), chapters: [] }} clock={clockAt(0).clock} />,
    'en',
  )
  const field = await screen.findByRole('searchbox', { name: 'Search the transcript' })
  fireEvent.change(field, { target: { value: 'مسار' } })
  expect(screen.getByText('Line 1 of 2 found')).toBeVisible()
  expect([...document.querySelectorAll('mark')].map(mark => mark.textContent)).toEqual(['المسار', 'مسارٌ'])
  fireEvent.click(screen.getByRole('button', { name: 'Next hit' }))
  expect(screen.getByText('Line 2 of 2 found')).toBeVisible()
  fireEvent.submit(screen.getByRole('search'))
  expect(screen.getByText('Line 1 of 2 found')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Previous hit' }))
  expect(screen.getByText('Line 2 of 2 found')).toBeVisible()
  fireEvent.change(field, { target: { value: 'غائب' } })
  expect(screen.getByText('No results for this search')).toBeVisible()
})

test('words that are being selected are not jumped to, so that they can be copied', async () => {
  vi.stubGlobal('fetch', async () => new Response(arabic))
  const { clock, video } = clockAt(31)
  renderPage(
    <Transcript lesson={{ id: 3, captions: captions.slice(0, 1), chapters: [] }} clock={clock} />,
    'ar',
  )
  const words = await screen.findByText('مقهى صغير')
  getSelection()?.selectAllChildren(words)
  fireEvent.click(words)
  expect(video.currentTime).toBe(31)
  getSelection()?.removeAllRanges()
  fireEvent.click(words)
  expect(video.currentTime).toBe(0)
})

test('without captions it says so; what can’t be read can be tried again', async () => {
  const { unmount } = renderPage(
    <Transcript lesson={{ id: 3, captions: [], chapters: [] }} clock={clockAt(0).clock} />,
    'ar',
  )
  expect(screen.getByRole('heading', { name: 'لا نص لهذا الفيديو' })).toBeVisible()
  unmount()
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  renderPage(<Transcript lesson={{ id: 3, captions, chapters: [] }} clock={clockAt(0).clock} />, 'ar')
  await waitFor(() => expect(screen.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible())
})

test('chapters stand as headings above the lines with which they begin', async () => {
  vi.stubGlobal('fetch', async () => new Response(arabic))
  const chapters = [
    { second: 0, title: 'البداية' },
    { second: 9, title: 'المسار' },
    { second: 30, title: 'الختام' },
    { second: 90, title: 'بعد الكلام' },
  ]
  renderPage(<Transcript lesson={{ id: 3, captions, chapters }} clock={clockAt(0).clock} />, 'ar')
  const list = await screen.findByRole('list', { name: 'نص الفيديو' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(line => within(line).queryByRole('heading')?.textContent),
  ).toEqual(['البداية', 'المسار', undefined, 'الختام'])
})
