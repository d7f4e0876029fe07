import { addToVisitorCart, clearSession, refreshSession, visitorCart } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { toasts } from '@masar/ui'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { CourseDetails } from '../catalogue/types.ts'
import { PurchaseBar } from './purchase-card.tsx'

const course = { id: 9, price: 9_900, currency: 'SAR', compare_at_price: null } as CourseDetails

beforeEach(() => {
  localStorage.clear()
  // Files share the page's session.
  clearSession(document)
  refreshSession()
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  vi.unstubAllGlobals()
})

/** A service with a standing and a cart; what is put into the cart is answered by `add`. */
function serve(add: () => Response, lines: object[] = [], isEnrolled = false) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/client-api/v1', '')}`
    if (request.method === 'POST') sent.push(`${call} ${await request.text()}`)
    if (call === 'POST /carts/items') return add()
    if (call === 'GET /carts')
      return Response.json({ data: { item_count: lines.length, lines }, item_count: lines.length })
    if (call.endsWith('/requests'))
      return Response.json({ data: { companies: [], requests: [], shelves: [] } })
    return Response.json({ data: { is_enrolled: isEnrolled, percent: 40, next_lesson_id: 8 } })
  })
  signInAs(document, 'student')
  refreshSession()
  return sent
}
const line = (order: string | null = null) => ({ course: { id: 9 }, pending_order: order })
const answer = Response.json({ data: { item_count: 1, lines: [line()] }, item_count: 1 })

test.each([
  ['ar', 'أضف إلى السلة', 'إلى السلة'],
  ['en', 'Add to cart', 'Go to the cart'],
] as const)(
  '%s: a visitor’s course stays in the browser, and the button leads on',
  async (locale, add, lead) => {
    renderPage(<PurchaseBar course={course} />, locale)
    await userEvent.click(screen.getByRole('button', { name: add }))
    expect(visitorCart()).toEqual([9])
    expect(screen.getByRole('link', { name: lead })).toHaveFocus()
    expect(toasts.entries()).toHaveLength(1)
  },
)

test('a full browser’s cart says so', async () => {
  for (let id = 100; id < 200; id += 1) addToVisitorCart(id)
  renderPage(<PurchaseBar course={course} />)
  await userEvent.click(screen.getByRole('button', { name: 'أضف إلى السلة' }))
  expect(toasts.entries()[0]).toMatchObject({ tone: 'danger', text: expect.stringContaining('سلتك ممتلئة') })
})

test('a learner’s goes to the account’s cart', async () => {
  const sent = serve(() => answer.clone())
  renderPage(<PurchaseBar course={course} />)
  await userEvent.click(await screen.findByRole('button', { name: 'أضف إلى السلة' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'إلى السلة' })).toHaveFocus())
  expect(sent).toEqual(['POST /carts/items {"course_id":9,"seats":1}'])
  expect(visitorCart()).toEqual([])
})

test('an error is shown with its message', async () => {
  serve(() => Response.json({ code: 'course_own', message: 'هذه دورتك.' }, { status: 409 }))
  renderPage(<PurchaseBar course={course} />)
  await userEvent.click(await screen.findByRole('button', { name: 'أضف إلى السلة' }))
  await waitFor(() => expect(toasts.entries()[0]).toMatchObject({ tone: 'danger', text: 'هذه دورتك.' }))
})

test.each([
  ['in the cart', [line()], false, 'إلى السلة', '/cart'],
  ['in an order', [line('o1')], false, 'متابعة طلبك', '/cart-details?order=o1'],
  ['owned', [], true, 'متابعة التعلّم', '/lesson/8'],
])('a course that is %s leads there', async (_, lines, isEnrolled, name, path) => {
  serve(() => answer.clone(), lines, isEnrolled)
  renderPage(<PurchaseBar course={course} />)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path)
})

test.each([
  ['ar', 'إعادة المحاولة'],
  ['en', 'Try again'],
] as const)('%s: nothing is sold while it is unknown whether they have it', async (locale, again) => {
  serve(() => answer, [], true)
  const service = fetch
  let isDown = true
  vi.stubGlobal('fetch', async (request: Request) =>
    isDown && /courses\/9\/\w+$/.test(request.url)
      ? Response.json({ message: 'down', code: 'internal', request_id: 'r1' }, { status: 500 })
      : service(request),
  )
  renderPage(<PurchaseBar course={course} />, locale)
  const retry = await screen.findByRole('button', { name: again })
  expect(screen.getAllByRole('button')).toEqual([retry])
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  expect(screen.queryByRole('alert')).toBeNull()
})
