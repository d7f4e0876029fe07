import { showToast } from '@masar/ui'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { announce, announcePush } from './announce.ts'
import { liveStore } from './live-store.ts'

vi.mock('@masar/ui', () => ({ showToast: vi.fn() }))
const told = vi.mocked(showToast)
afterEach(() => {
  told.mockClear()
  vi.unstubAllGlobals()
})

const visible = (visibilityState: 'visible' | 'hidden') => vi.stubGlobal('document', { visibilityState })
const client = new QueryClient()

test('a push message and its twin on the line are told once, whichever comes first', () => {
  visible('visible')
  announce({ id: 1, title: 'خبر' }, client)
  announcePush({ id: 1, seq: 1, kind: 'enrolled', title: 'خبر', link: '/', locale: 'ar' }, client)
  announcePush({ id: 2, seq: 2, kind: 'enrolled', title: 'خبر آخر', link: '/', locale: 'ar' }, client)
  announce({ id: 2, title: 'خبر آخر' }, client)
  expect(told.mock.calls.map(([{ text }]) => text)).toEqual(['خبر', 'خبر آخر'])
  expect(liveStore.getState().lastPush?.id).toBe(2)
})

test('a hidden tab shows nothing, and does not make up for it later', () => {
  visible('hidden')
  announce({ id: 3, title: 'خبر' }, client)
  visible('visible')
  announce({ id: 3, title: 'خبر' }, client)
  expect(told).not.toHaveBeenCalled()
})

test('each piece of news has the header’s number and the list asked for again', () => {
  visible('visible')
  const asked = vi.spyOn(client, 'invalidateQueries')
  announce({ id: 4, title: 'خبر' }, client)
  expect(asked.mock.calls.map(([filter]) => filter?.queryKey?.[1])).toEqual(['/notifications/get-notification', '/notifications'])
})
