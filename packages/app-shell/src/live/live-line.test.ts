import type { ConnectionStatus, RealtimeConnection } from '@masar/realtime'
import { nullConnection } from '@masar/realtime'
import { showToast } from '@masar/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../queries/query-client.ts'
import { fakeBrowser, signInAs } from '../testing/fake-browser.ts'
import { refreshSession } from '../session/session-store.ts'
import { openLine } from './live-line.ts'

vi.mock('@masar/ui', () => ({ showToast: vi.fn() }))
const spoken = vi.hoisted(() => ({
  listeners: new Map<string, (payload: unknown) => void>(),
  catchUps: [] as (() => void)[],
  options: null as unknown,
}))
// The line itself is tested in its own package, over real sockets; here it only speaks.
vi.mock('@masar/realtime/echo', () => ({
  connectRealtime: (options: unknown): RealtimeConnection => {
    spoken.options = options
    return {
      ...nullConnection(),
      status: 'connected' as ConnectionStatus,
      subscribe: (channel, event, listener) => {
        spoken.listeners.set(`${channel.name} ${event}`, listener as (payload: unknown) => void)
        return () => undefined
      },
      onCatchUp: fetchMissed => {
        spoken.catchUps.push(fetchMissed)
        return () => undefined
      },
    }
  },
}))

let missed: { id: number; seq: number; title: string; link: null }[]
let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  spoken.listeners.clear()
  spoken.catchUps.length = 0
  vi.mocked(showToast).mockClear()
  missed = []
  browser = fakeBrowser('https://masar.test/', request => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/notifications/missed'))
      return Response.json({
        data: { items: missed.filter(({ seq }) => seq > Number(searchParams.get('after'))), has_more: false },
      })
    if (pathname.endsWith('/get-notification'))
      return Response.json({ data: { unread_notifications_count: 5, last_seq: 10 }, item_count: 5 })
    return Response.json({ data: { item_count: 1 }, item_count: 1 })
  })
  Object.assign(browser.jar, { visibilityState: 'visible' })
  signInAs(browser.jar, 'student')
  refreshSession()
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  const queryClient = createQueryClient()
  openLine({ settings: { key: 'masar-web' }, userId: 1, app: 'learner', locale: 'ar', queryClient })
  return queryClient
}
const speak = (event: string, payload: object = {}) => spoken.listeners.get(`user.1 ${event}`)?.(payload)
const toasts = () => vi.mocked(showToast).mock.calls.map(([{ text }]) => text)
const news = (seq: number) => ({ id: 9_000 + seq, seq, title: `خبر ${seq}`, link: null })

test('news that the line tells of is fetched in the reader’s language and shown once, in order', async () => {
  open()
  missed = [news(11), news(12)]
  speak('NotificationCreated', { seq: 11 })
  speak('NotificationCreated', { seq: 12 })
  await vi.waitFor(() => expect(toasts()).toEqual(['خبر 11', 'خبر 12']))
  expect(browser.requests.find(({ url }) => url.includes('/missed'))?.headers.get('accept-language')).toBe(
    'ar-AR',
  )
})

test('what came while the line was cut is fetched when it stands again', async () => {
  open()
  missed = [news(13)]
  for (const catchUp of spoken.catchUps) catchUp()
  await vi.waitFor(() => expect(toasts()).toEqual(['خبر 13']))
})

test('reading elsewhere brings the number of this tab along; a cart changed elsewhere, too', async () => {
  const queryClient = open()
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(['client', '/notifications/get-notification'])).toBeDefined(),
  )
  speak('NotificationsRead', { unread_notifications_count: 2 })
  speak('CartChanged', { item_count: 4 })
  expect(queryClient.getQueryData(['client', '/notifications/get-notification'])).toMatchObject({
    item_count: 2,
    data: { unread_notifications_count: 2, last_seq: 10 },
  })
  expect(queryClient.getQueryData(['client', '/carts'])).toMatchObject({ item_count: 4 })
})

test('the line is this host’s own, signed for with the token of the moment', () => {
  open()
  const { address, headers } = spoken.options as { address: object; headers: () => Record<string, string> }
  expect(address).toMatchObject({ key: 'masar-web', useTLS: true })
  expect(headers()).toEqual({ 'Accept-Language': 'ar-AR', Authorization: 'Bearer tok' })
})
