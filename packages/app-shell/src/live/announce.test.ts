// @vitest-environment node
import { showToast } from '@masar/ui'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { announce, announcePush } from './announce.ts'
import { liveStore } from './live-store.ts'

vi.mock('@masar/ui', () => ({ showToast: vi.fn() }))
const told = vi.mocked(showToast)
const texts = () => told.mock.calls.map(([{ text }]) => text)
afterEach(() => {
  told.mockClear()
  vi.unstubAllGlobals()
})

const view = (visibilityState: 'visible' | 'hidden', hasFocus = true) =>
  vi.stubGlobal('document', { visibilityState, hasFocus: () => hasFocus })
const client = new QueryClient()
let last = 1000
/** After everything that was announced before. */
const settled = async () => {
  view('visible')
  last += 1
  announce({ id: last, title: 'آخر' }, client)
  await vi.waitFor(() => expect(texts()).toContain('آخر'))
}

test('a push message and its twin on the line are told once, whichever comes first', async () => {
  view('visible')
  announce({ id: 1, title: 'خبر' }, client)
  announcePush({ id: 1, seq: 1, kind: 'enrolled', title: 'خبر', link: '/', locale: 'ar' }, client)
  announcePush({ id: 2, seq: 2, kind: 'enrolled', title: 'خبر آخر', link: '/', locale: 'ar' }, client)
  announce({ id: 2, title: 'خبر آخر' }, client)
  expect(liveStore.getState().lastPush?.id).toBe(2)
  await settled()
  expect(texts()).toEqual(['خبر', 'خبر آخر', 'آخر'])
})

test('a hidden tab shows nothing, and does not make up for it later', async () => {
  view('hidden')
  announce({ id: 3, title: 'خبر' }, client)
  view('visible')
  announce({ id: 3, title: 'خبر' }, client)
  announce({ id: 4, title: 'بعده' }, client)
  await vi.waitFor(() => expect(texts()).toEqual(['بعده']))
})

test('each piece of news has the header’s number and the list asked for again', () => {
  view('visible')
  const asked = vi.spyOn(client, 'invalidateQueries')
  announce({ id: 5, title: 'خبر' }, client)
  expect(asked.mock.calls.map(([filter]) => filter?.queryKey?.[1])).toEqual([
    '/notifications/get-notification',
    '/notifications',
  ])
})

/** Another window of this browser: modules of its own, and the same locks, which are real here. */
async function openWindow(name: string) {
  vi.resetModules()
  const { announce: announceThere } = await import('./announce.ts')
  return (id: number) => announceThere({ id, title: `${name} ${id}` }, client)
}

test('of two windows that are to be seen, one tells, though both hear of it at once', async () => {
  const [first, second] = [await openWindow('الأولى'), await openWindow('الثانية')]
  view('visible')
  for (const hear of [first, second]) hear(11)
  for (const hear of [second, first]) hear(12)
  await settled()
  expect(texts()).toEqual(['الأولى 11', 'الثانية 12', 'آخر'])
})

test('the window with the focus tells, though another heard of it before; without any, whichever is there', async () => {
  const [aside, worked] = [await openWindow('جانبًا'), await openWindow('أمامه')]
  view('visible', false)
  aside(21)
  view('visible')
  worked(21)
  view('visible', false)
  aside(22)
  await vi.waitFor(() => expect(texts()).toEqual(['أمامه 21', 'جانبًا 22']))
})

test('where the browser has no locks, each window tells by itself', async () => {
  vi.stubGlobal('navigator', {})
  const windows = [await openWindow('الأولى'), await openWindow('الثانية')]
  view('visible')
  for (const hear of windows) hear(31)
  await settled()
  expect(texts()).toEqual(['الأولى 31', 'الثانية 31', 'آخر'])
})
