import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unreadCountQuery } from '../counts/counts.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { refreshSession } from '../session/session-store.ts'
import { fakeBrowser, signInAs } from '../testing/fake-browser.ts'
import { followNotificationClicks } from './notification-click.ts'

const replaced = vi.fn()
const workers: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null }
let known: (count: number) => Response
beforeEach(() => {
  replaced.mockClear()
  workers.onmessage = null
  known = count =>
    Response.json({ data: { unread_notifications_count: count, last_seq: 9 }, item_count: count })
})
afterEach(() => vi.unstubAllGlobals())

function open(address: string, readStatus = 200) {
  const browser = fakeBrowser(address, ({ method }) =>
    method === 'POST'
      ? Response.json(
          readStatus === 200
            ? { data: { unread_notifications_count: 2 } }
            : { code: 'not_found', message: 'لا يوجد.' },
          { status: readStatus },
        )
      : known(3),
  )
  vi.stubGlobal('history', { state: { key: 'kept' }, replaceState: replaced })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  signInAs(browser.jar, 'student')
  refreshSession()
  const queryClient = createQueryClient()
  followNotificationClicks(queryClient)
  const sent = () =>
    browser.requests.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname)
  return {
    ...browser,
    queryClient,
    sent,
    count: () => queryClient.getQueryData(unreadCountQuery().queryKey)?.item_count,
  }
}

test('the page that a click opened marks the notification as read, updates the count and removes the id from its address', async () => {
  const { sent, count } = open('https://masar.test/shop-history?company#notification-12')
  expect(replaced.mock.calls).toEqual([[{ key: 'kept' }, '', '/shop-history?company']])
  await vi.waitFor(() => expect(count()).toBe(2))
  expect(sent()).toEqual(['/client-api/v1/notifications/12/read'])
})

test('a window that was only focused does the same; if it has left the page it navigates back first', async () => {
  const { sent, count, place } = open('https://masar.test/Course/3')
  expect(replaced).not.toHaveBeenCalled()
  workers.onmessage?.({ data: { isFirebaseMessaging: true } })
  workers.onmessage?.({ data: { masarPressed: { id: 5, link: '/Course/3' } } })
  await vi.waitFor(() => expect(count()).toBe(2))
  expect(place.assign).not.toHaveBeenCalled()
  workers.onmessage?.({ data: { masarPressed: { id: 6, link: '/Course/4' } } })
  expect(place.assign).toHaveBeenCalledWith('/Course/4#notification-6')
  expect(sent()).toEqual(['/client-api/v1/notifications/5/read'])
})

test('another person’s notification changes nothing', async () => {
  const logged = vi.spyOn(console, 'info').mockReturnValue()
  const { count } = open('https://masar.test/#notification-12', 404)
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  expect(count()).toBe(3)
})
