// @vitest-environment node
import { showToast } from '@masar/ui'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { unreadCountQuery } from '../counts/counts.ts'
import { pagesKeyOf, queryKeyOf } from '../queries/keys.ts'
import { announce, announcePush } from './announce.ts'
import { liveStore } from './live-store.ts'

vi.mock('@masar/ui', () => ({ showToast: vi.fn() }))
const toasts = vi.mocked(showToast)
const texts = () => toasts.mock.calls.map(([{ text }]) => text)
afterEach(() => {
  toasts.mockClear()
  vi.unstubAllGlobals()
})

const view = (visibilityState: 'visible' | 'hidden', hasFocus = true) =>
  vi.stubGlobal('document', { visibilityState, hasFocus: () => hasFocus })
const client = new QueryClient()
let last = 1000
/** Waits for everything that was announced before. */
const settled = async () => {
  view('visible')
  last += 1
  announce({ id: last, title: 'آخر' }, client)
  await vi.waitFor(() => expect(texts()).toContain('آخر'))
}

test('a push message and the event of the same notification are announced once, in any order', async () => {
  view('visible')
  announce({ id: 1, title: 'خبر' }, client)
  announcePush({ id: 1, seq: 1, kind: 'enrolled', title: 'خبر', link: '/', locale: 'ar' }, client)
  announcePush({ id: 2, seq: 2, kind: 'enrolled', title: 'خبر آخر', link: '/', locale: 'ar' }, client)
  announce({ id: 2, title: 'خبر آخر' }, client)
  expect(liveStore.getState().lastPush?.id).toBe(2)
  await settled()
  expect(texts()).toEqual(['خبر', 'خبر آخر', 'آخر'])
})

test('a hidden tab shows nothing, also not later', async () => {
  view('hidden')
  announce({ id: 3, title: 'خبر' }, client)
  view('visible')
  announce({ id: 3, title: 'خبر' }, client)
  announce({ id: 4, title: 'بعده' }, client)
  await vi.waitFor(() => expect(texts()).toEqual(['بعده']))
})

test('each notification refetches the header’s count and the list, and nothing else', () => {
  view('visible')
  const known = [
    unreadCountQuery().queryKey,
    pagesKeyOf('client', '/notifications'),
    queryKeyOf('client', '/notifications/preferences'),
  ]
  for (const key of known) client.setQueryData(key as readonly unknown[], {})
  announce({ id: 5, title: 'خبر' }, client)
  expect(known.map(key => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false])
})

/** Another window of this browser: modules of its own, and the same locks, which are real here. */
async function openWindow(name: string) {
  vi.resetModules()
  const { announce: announceThere } = await import('./announce.ts')
  return (id: number) => announceThere({ id, title: `${name} ${id}` }, client)
}

test('of two visible tabs, one announces, though both receive it at once', async () => {
  const [first, second] = [await openWindow('الأولى'), await openWindow('الثانية')]
  view('visible')
  for (const receive of [first, second]) receive(11)
  for (const receive of [second, first]) receive(12)
  await settled()
  expect(texts()).toEqual(['الأولى 11', 'الثانية 12', 'آخر'])
})

test('the tab with the focus announces, though another received it before; without a focus, any tab', async () => {
  const [aside, worked] = [await openWindow('جانبًا'), await openWindow('أمامه')]
  view('visible', false)
  aside(21)
  view('visible')
  worked(21)
  view('visible', false)
  aside(22)
  await vi.waitFor(() => expect(texts()).toEqual(['أمامه 21', 'جانبًا 22']))
})

test('in a browser without locks, each tab announces by itself', async () => {
  vi.stubGlobal('navigator', {})
  const windows = [await openWindow('الأولى'), await openWindow('الثانية')]
  view('visible')
  for (const receive of windows) receive(31)
  await settled()
  expect(texts()).toEqual(['الأولى 31', 'الثانية 31', 'آخر'])
})
