import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession } from '@masar/app-shell'
import { renderApp, signInAs } from '@masar/app-shell/testing'
import { messages as ar } from './locales/ar.po'
import { messages as en } from './locales/en.po'
import { NotificationsPage } from './notifications-page.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  vi.unstubAllGlobals()
})

const item = (seq: number, isRead: boolean) => ({
  id: seq + 100,
  seq,
  kind: 'exam_graded',
  title: `صُحِّح اختبارك ${seq}`,
  text: null as string | null,
  link: '/exam-details/result/5',
  is_read: isRead,
  created_at: '2026-11-20T10:00:00Z',
})
const page = (items: object[], next: string | null = null, total = items.length) =>
  Response.json({ data: items, meta: { next_cursor: next, total, total_is_capped: false } })
const push = Response.json({ data: { firebase: null, vapid_key: null, is_registered: false } })

type Answer = (query: URLSearchParams, body: unknown) => Response | Promise<Response>
async function open(
  answers: Record<string, Answer>,
  { app = 'learner' as 'learner' | 'company', locale = 'ar' as 'ar' | 'en' } = {},
) {
  const sent: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const call = `${request.method} ${pathname.replace(/^\/client-api\/v1/, '')}`
    sent.push({ call, body })
    if (call === 'GET /push-registration') return push.clone()
    return (
      (await answers[call]?.(searchParams, body)) ??
      Response.json({ code: 'not_found', message: call }, { status: 404 })
    )
  })
  signInAs(document, app === 'company' ? 'company' : 'student')
  refreshSession()
  const { queryClient } = await renderApp({
    app,
    locale,
    at: app === 'company' ? '/notifcations?company' : '/notifcations',
    screens: { '/notifcations': NotificationsPage },
    sentences: { ar, en },
  })
  return { sent, queryClient }
}
const bodies = (sent: { call: string; body: unknown }[], call: string) =>
  sent.filter(one => one.call === call).map(({ body }) => body)
const group = (name: string) => within(screen.getByRole('region', { name }))

test('loading says so', async () => {
  await open({ 'GET /notifications': () => new Promise<Response>(() => undefined) })
  expect(await screen.findByRole('status', { name: 'جارٍ تحميل الإشعارات…' })).toBeInTheDocument()
})

test('nothing there says what would be', async () => {
  await open({ 'GET /notifications': () => page([]) })
  expect(await screen.findByText('لا إشعارات جديدة')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'جعل الكل مقروءًا' })).toBeNull()
})

test('a refusal is told in its words, and can be tried again', async () => {
  let isDown = true
  await open({
    'GET /notifications': () =>
      isDown ? Response.json({ code: 'internal', message: 'ليس لك هذا.' }, { status: 500 }) : page([]),
  })
  expect(await screen.findByText('ليس لك هذا.')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  expect(await screen.findByText('لا إشعارات جديدة')).toBeVisible()
})

test('without a network the page says that it is the network', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await open({
    'GET /notifications': () => {
      throw new TypeError('fetch failed')
    },
  })
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  expect(await screen.findByText('انقطع الاتصال')).toBeVisible()
})

test.each([
  ['learner', 'ar'],
  ['company', 'en'],
] as const)(
  'unread first, then by days; one is marked, and the bell follows (%s, %s)',
  async (app, locale) => {
    let isRead = false
    const { sent, queryClient } = await open(
      {
        'GET /notifications': () => page([item(3, isRead), item(2, true), item(1, true)]),
        'POST /notifications/103/read': () => {
          isRead = true
          return Response.json({ data: { unread_notifications_count: 0 } })
        },
      },
      { app, locale },
    )
    queryClient.setQueryData(['client', '/notifications/get-notification'], {
      data: { unread_notifications_count: 1, last_seq: 3 },
      item_count: 1,
    })
    const unread = locale === 'ar' ? 'غير المقروءة' : 'Unread'
    const bell = () =>
      screen.getByRole('banner').querySelector('a[href*="notifcations"]')?.getAttribute('aria-label')
    await waitFor(() => expect(group(unread).getAllByRole('listitem')).toHaveLength(1))
    expect(bell()).toMatch(/1/)
    await userEvent.click(group(unread).getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('region', { name: unread })).toBeNull())
    expect(bell()).toMatch(/0/)
    expect(bodies(sent, 'POST /notifications/103/read')).toHaveLength(1)
    expect(
      (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
        ({ id }) => id,
      ),
    ).toEqual([])
  },
)

test('all up to the newest that is shown are marked', async () => {
  let isRead = false
  const { sent } = await open({
    'GET /notifications': () => page([item(8, isRead), item(5, isRead), item(2, true)]),
    'POST /notifications/read-all': () => {
      isRead = true
      return Response.json({ data: { unread_notifications_count: 0 } })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'جعل الكل مقروءًا' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'جعل الكل مقروءًا' })).toBeNull())
  expect(bodies(sent, 'POST /notifications/read-all')).toEqual([{ up_to: 8 }])
})

test('what could not be marked stays unread, and the person is told', async () => {
  await open({
    'GET /notifications': () => page([item(1, false)]),
    'POST /notifications/101/read': () =>
      Response.json({ code: 'conflict', message: 'تغيّر شيء في هذه الأثناء.' }, { status: 409 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: /صُحِّح اختبارك 1/ }))
  expect(await screen.findByText('تغيّر شيء في هذه الأثناء.')).toBeVisible()
  expect(group('غير المقروءة').getAllByRole('listitem')).toHaveLength(1)
})

test('older ones follow at a press; where they fail, the ones that are there stay and a press tries again', async () => {
  let isDown = true
  const { sent } = await open({
    'GET /notifications': query => {
      if (query.get('cursor') === null) return page([item(9, true), item(8, true)], 'next', 3)
      return isDown
        ? Response.json({ code: 'forbidden', message: 'ليس الآن.' }, { status: 403 })
        : page([item(7, true)], null, 3)
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'عرض الأقدم' }))
  expect(await screen.findByText('ليس الآن.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: /صُحِّح اختبارك/ })).toHaveLength(2)
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'عرض الأقدم' }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /صُحِّح اختبارك/ })).toHaveLength(3))
  expect(screen.queryByRole('button', { name: 'عرض الأقدم' })).toBeNull()
  expect(sent.filter(({ call }) => call === 'GET /notifications')).toHaveLength(3)
})

test('following its link reads a piece of news', async () => {
  const { sent } = await open({
    'GET /notifications': () => page([item(4, false)]),
    'POST /notifications/104/read': () => Response.json({ data: { unread_notifications_count: 0 } }),
  })
  await userEvent.click(await screen.findByRole('link', { name: 'صُحِّح اختبارك 4' }))
  await waitFor(() => expect(bodies(sent, 'POST /notifications/104/read')).toHaveLength(1))
})

test('what a person wrote is shown as text, in its own direction', async () => {
  const message = { ...item(1, false), kind: 'company_message', link: null, text: '<b>See you</b>\nSunday' }
  await open({ 'GET /notifications': () => page([message]) })
  const written = await screen.findByText(/<b>See you<\/b>\s+Sunday/)
  expect(written).toHaveAttribute('dir', 'auto')
})
