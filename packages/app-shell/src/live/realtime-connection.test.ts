import type { ConnectionStatus, RealtimeConnection } from '@masar/realtime'
import { nullConnection } from '@masar/realtime'
import { showToast } from '@masar/ui'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cartQuery, unreadCountQuery } from '../counts/counts.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { fakeBrowser, signInAs } from '../testing/fake-browser.ts'
import { refreshSession } from '../session/session-store.ts'
import { openRealtimeConnection } from './realtime-connection.ts'

vi.mock('@masar/ui', () => ({ showToast: vi.fn() }))
const connection = vi.hoisted(() => ({
  listeners: new Map<string, (payload: unknown) => void>(),
  catchUps: [] as ((channel: { kind: 'private'; name: string }) => void)[],
  options: null as unknown,
}))
// The connection itself is tested in its own package, over real sockets; here it only delivers events.
vi.mock('@masar/realtime/echo', () => ({
  connectRealtime: (options: unknown): RealtimeConnection => {
    connection.options = options
    return {
      ...nullConnection(),
      status: 'connected' as ConnectionStatus,
      subscribe: (channel, event, listener) => {
        connection.listeners.set(`${channel.name} ${event}`, listener as (payload: unknown) => void)
        return () => undefined
      },
      onCatchUp: fetchMissed => {
        connection.catchUps.push(fetchMissed)
        return () => undefined
      },
    }
  },
}))

let counted: { unread_notifications_count: number; cart_item_count: number }
let missed: { id: number; seq: number; title: string; link: null }[]
let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  connection.listeners.clear()
  connection.catchUps.length = 0
  vi.mocked(showToast).mockClear()
  missed = []
  counted = { unread_notifications_count: 5, cart_item_count: 1 }
  browser = fakeBrowser('https://masar.test/', request => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/notifications/missed'))
      return Response.json({
        data: {
          items: missed.filter(({ seq }) => seq > Number(searchParams.get('after'))),
          has_more: false,
          ...counted,
        },
      })
    if (pathname.endsWith('/get-notification'))
      return Response.json({ data: { unread_notifications_count: 5, last_seq: 10 }, item_count: 5 })
    if (pathname.endsWith('/auth/capacities'))
      return Response.json({
        data: [
          { capacity: 'company', is_current: false, company: { id: 7 } },
          { capacity: 'company', is_current: true, company: { id: 8 } },
        ],
      })
    return Response.json({ data: { item_count: 1 }, item_count: 1 })
  })
  Object.assign(browser.jar, { visibilityState: 'visible' })
  signInAs(browser.jar, 'student')
  refreshSession()
})
afterEach(() => vi.unstubAllGlobals())

function open(app: 'learner' | 'company' = 'learner') {
  const queryClient = createQueryClient()
  openRealtimeConnection({
    settings: { key: 'masar-web' },
    userId: 1,
    app,
    locale: 'ar',
    queryClient,
  })
  return queryClient
}
const deliver = (event: string, payload: object = {}) =>
  connection.listeners.get(`user.1 ${event}`)?.(payload)
const subscribe = (name: string) => {
  for (const catchUp of connection.catchUps) catchUp({ kind: 'private', name })
}
const toasts = () => vi.mocked(showToast).mock.calls.map(([{ text }]) => text)
const notification = (seq: number) => ({ id: 9_000 + seq, seq, title: `خبر ${seq}`, link: null })

test('a published notification is fetched in the user’s language and shown once, in order', async () => {
  open()
  missed = [notification(11), notification(12)]
  deliver('NotificationCreated', { seq: 11 })
  deliver('NotificationCreated', { seq: 12 })
  await vi.waitFor(() => expect(toasts()).toEqual(['خبر 11', 'خبر 12']))
  expect(browser.requests.find(({ url }) => url.includes('/missed'))?.headers.get('accept-language')).toBe(
    'ar-AR',
  )
})

test('notifications missed while disconnected are fetched after the reconnect', async () => {
  open()
  missed = [notification(13)]
  subscribe('user.1')
  await vi.waitFor(() => expect(toasts()).toEqual(['خبر 13']))
})

test('reading elsewhere updates the count of this tab; so does a cart changed elsewhere', async () => {
  const queryClient = open()
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(['client', '/notifications/get-notification'])).toBeDefined(),
  )
  queryClient.setQueryData(['client', '/carts'], { data: { item_count: 1, lines: ['a'] }, item_count: 1 })
  deliver('NotificationsRead', { unread_notifications_count: 2 })
  deliver('CartChanged', { item_count: 4 })
  expect(queryClient.getQueryData(['client', '/notifications/get-notification'])).toMatchObject({
    item_count: 2,
    data: { unread_notifications_count: 2, item_count: 2, last_seq: 10 },
  })
  expect(queryClient.getQueryData(['client', '/carts'])).toEqual({
    data: { item_count: 4, lines: ['a'] },
    item_count: 4,
  })
  expect(queryClient.getQueryState(['client', '/carts'])?.isInvalidated, 'the lines are asked for').toBe(true)
})

/** How often each of the calls was sent. */
const sent = () => {
  const calls = browser.requests.map(({ url }) => new URL(url).pathname.replace('/client-api/v1', ''))
  return Object.fromEntries(calls.map(call => [call, calls.filter(other => other === call).length]))
}

/** The page's header, which shows both numbers. */
function showCounts(queryClient: ReturnType<typeof open>): void {
  for (const query of [unreadCountQuery(), cartQuery('learner')])
    onTestFinished(new QueryObserver(queryClient, query as never).subscribe(() => undefined))
}

test('a start asks for each of the counts once: what was missed tells them as they are once the channel stands', async () => {
  const queryClient = open()
  showCounts(queryClient)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  subscribe('lesson.4')
  subscribe('user.1')
  await vi.waitFor(() => expect(sent()['/notifications/missed']).toBe(1))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(sent()).toEqual({ '/notifications/get-notification': 1, '/carts': 1, '/notifications/missed': 1 })
})

test('what changed between the page’s reading and the channel is shown; after a reconnect the cart’s lines are read', async () => {
  const queryClient = open()
  showCounts(queryClient)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  counted = { unread_notifications_count: 3, cart_item_count: 4 }
  subscribe('user.1')
  await vi.waitFor(() => expect(sent()['/carts'], 'its lines').toBe(2))
  expect(queryClient.getQueryData(unreadCountQuery().queryKey)?.data).toMatchObject({
    unread_notifications_count: 3,
    item_count: 3,
  })
  expect(sent()['/notifications/get-notification']).toBe(1)
  counted = { ...counted, cart_item_count: 1 }
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  subscribe('user.1')
  await vi.waitFor(() => expect(sent()['/carts']).toBe(3))
})

test('in the portal the cart is the company’s, and events reach all its buyers', async () => {
  signInAs(browser.jar, 'company')
  Object.assign(browser.place, { search: '?company' })
  refreshSession()
  const queryClient = open('company')
  queryClient.setQueryData(['company', '/carts'], { data: { item_count: 1 }, item_count: 1 })
  await vi.waitFor(() => expect([...connection.listeners.keys()]).toContain('company.8 CartChanged'))
  expect([...connection.listeners.keys()]).not.toContain('user.1 CartChanged')
  connection.listeners.get('company.8 CartChanged')?.({ item_count: 3 })
  expect(queryClient.getQueryData(['company', '/carts'])).toMatchObject({ item_count: 3 })
  queryClient.setQueryData(['company', '/carts'], { data: { item_count: 3 }, item_count: 3 })
  const isStale = () => queryClient.getQueryState(['company', '/carts'])?.isInvalidated
  subscribe('user.1')
  expect(isStale()).toBe(false)
  subscribe('company.8')
  expect(isStale()).toBe(true)
})

test('the connection is to this host, authorised with the current token', () => {
  open()
  const { address, headers } = connection.options as {
    address: object
    headers: () => Record<string, string>
  }
  expect(address).toMatchObject({ key: 'masar-web', useTLS: true })
  expect(headers()).toEqual({ 'Accept-Language': 'ar-AR', Authorization: 'Bearer tok' })
})
