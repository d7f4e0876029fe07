import type { Order } from '@masar/api-sdk'
import { navigateTo } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answers, broken, connect, open, errorResponse, useBrowser } from '../testing/orders.tsx'
import { answer, billId, orderId, orderOf, paid } from '../testing/data.ts'

useBrowser()
beforeEach(() => vi.mocked(navigateTo).mockClear())

const at = `/cart-details?order=${orderId}`
const check = `POST /orders/${orderId}/check`
const read = `GET /orders/${orderId}`
const of = (order: Order, more: Answers = {}): Answers => ({
  [read]: () => answer(order),
  [check]: () => answer(order),
  ...more,
})

test.each(['ar', 'en'] as const)(
  'waiting: the service is asked at once, and again with growing pauses (%s)',
  async locale => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { calls } = await open(at, of(orderOf()), { locale })
    const title = locale === 'ar' ? 'ننتظر وصول الدفع' : 'We are waiting for the payment'
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    await waitFor(() => expect(calls(check)).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(60_000)
    const asked = calls(check).length
    expect(asked).toBeGreaterThan(4)
    expect(asked).toBeLessThan(12)
    vi.useRealTimers()
    expect(await broken()).toEqual([])
  },
)

test('with events there is no polling: they tell', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { deliver } = connect()
  let order = orderOf()
  const { calls } = await open(at, {
    [read]: () => answer(order),
    [check]: () => answer(order),
  })
  await screen.findByRole('heading', { name: 'ننتظر وصول الدفع' })
  await waitFor(() => expect(calls(check)).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls(check)).toHaveLength(1)
  order = paid()
  deliver('user.1 OrderPaid', { order_id: orderId, bill_id: billId })
  expect(await screen.findByRole('heading', { name: 'الدورات لك الآن' })).toBeVisible()
})

test('a company’s order follows the company’s channel', async () => {
  const { deliver, listeners } = connect()
  let order = orderOf({ method: 'bank_transfer', transfer_reference: 'M23456789A' })
  await open(at, { [read]: () => answer(order), [check]: () => answer(order) }, { app: 'company' })
  await screen.findByRole('heading', { name: 'ننتظر وصول التحويل' })
  await waitFor(() => expect([...listeners.keys()]).toContain('company.7 OrderPaid'))
  order = paid({ method: 'bank_transfer' })
  deliver('company.7 OrderPaid', { order_id: orderId, bill_id: billId })
  expect(await screen.findByRole('heading', { name: 'المقاعد لك الآن' })).toBeVisible()
})

test.each([
  ['card_declined', /رفض البنك البطاقة/],
  ['insufficient_funds', /رصيد البطاقة لا يكفي/],
  ['authentication_failed', /لم يتمكن البنك من التحقّق/],
  ['do_not_honor', /لم ينجح الدفع\. حاول/],
])('a card declined by %s says why, how many tries are left, and pays again', async (failure, words) => {
  await open(
    at,
    of(orderOf({ failure, tries_left: 3 }), {
      [`POST /orders/${orderId}/payments`]: () =>
        answer({ order: orderOf({ failure, tries_left: 3 }), redirect_url: 'https://pay.test/2' }),
    }),
  )
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText(/بقيت 3 محاولات/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^محاولة أخرى: ادفع/ }))
  await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('https://pay.test/2', { allowForeign: true }))
})

test('what can’t be paid now says why, and stays', async () => {
  await open(
    at,
    of(orderOf(), {
      [`POST /orders/${orderId}/payments`]: () =>
        errorResponse(503, 'payment_unavailable', { message: 'خدمة الدفع لا تجيب.' }),
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: /^ادفع/ }))
  expect(await screen.findByText('خدمة الدفع لا تجيب.')).toBeVisible()
})

test('it is cancelled after a question', async () => {
  const { calls } = await open(
    at,
    of(orderOf(), { [`POST /orders/${orderId}/cancel`]: () => answer(orderOf({ state: 'cancelled' })) }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'إلغاء الطلب' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(calls(`POST /orders/${orderId}/cancel`)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'إلغاء الطلب' }))
  expect(await screen.findByRole('heading', { name: 'أُلغي الطلب' })).toBeVisible()
})

test('a transfer shows reference and amount to copy, and the pro-forma', async () => {
  const write = vi.fn(() => Promise.resolve())
  userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  const proForma = { id: billId, number: 'PF-2026-000001', total: 21_450, issued_at: '2026-11-20T10:00:00Z' }
  const order = orderOf({
    method: 'bank_transfer',
    transfer_reference: 'M23456789A',
    pro_forma: proForma,
    transfer: {
      iban: 'SA0380000000608010167519',
      bank: 'بنك الأفق',
      beneficiary: 'شركة مسار',
      reference: 'M23456789A',
      until: '2026-12-07T09:00:00.000Z',
    },
  })
  await open(at, of(order), { app: 'company', locale: 'en' })
  await userEvent.click(await screen.findByRole('button', { name: 'Copy the reference' }))
  await userEvent.click(screen.getByRole('button', { name: 'Copy the amount' }))
  await userEvent.click(screen.getByRole('button', { name: 'Copy the IBAN' }))
  expect(write.mock.calls).toEqual([['M23456789A'], ['214.50'], ['SA0380000000608010167519']])
  expect(screen.getByText('SA03 8000 0000 6080 1016 7519')).toBeVisible()
  expect(screen.getByText('شركة مسار')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the pro-forma invoice' }).getAttribute('href')).toBe(
    `/en/Bill/${billId}`,
  )
})

test('paid: each course is a press away, and so is the bill', async () => {
  await open(at, of(paid()))
  const start = await screen.findByRole('link', { name: 'ابدأ التعلّم: تحليل البيانات' })
  expect(start).toHaveAttribute('href', '/Course/5')
  expect(screen.getByRole('link', { name: /الفاتورة الضريبية/ })).toHaveAttribute('href', `/Bill/${billId}`)
  expect(await broken()).toEqual([])
})

describe.each([
  ['failed', 'لم ينجح الدفع بعد عدة محاولات'],
  ['expired', 'انتهت مهلة الدفع'],
  ['cancelled', 'أُلغي الطلب'],
] as const)('%s', (state, title) => {
  test('says what that means, and leads back', async () => {
    await open(at, of(orderOf({ state, tries_left: 0, failure: 'card_declined' })))
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'طلب الشراء من جديد' })).toHaveAttribute('href', '/cart-details')
    expect(screen.getByRole('link', { name: 'العودة إلى السلة' })).toHaveAttribute('href', '/cart')
  })
})

test('an order that is not one’s own leads to those that are', async () => {
  await open(at, {})
  expect(await screen.findByRole('link', { name: 'إلى مشترياتك' })).toHaveAttribute('href', '/shop-history')
})

test.each([
  ['ar', 'الفاتورة باسم', 'رقم أمر الشراء'],
  ['en', 'Invoice to', 'Purchase order number'],
] as const)('%s: an order says who its bill is made out to', async (locale, to, number) => {
  const buyer = {
    name: 'شركة النور',
    vat_number: '310122393500003',
    purchase_order: 'PO-2026/118',
    address: { street: 'العليا', city: 'الرياض', postal_code: '12214', country: 'SA' },
  }
  await open(at, of(paid({ buyer })), { app: 'company', locale })
  const facts = within((await screen.findByText(to)).closest('dl')!)
  for (const text of ['شركة النور', 'العليا، الرياض 12214', '310122393500003', number, 'PO-2026/118'])
    expect(facts.getByText(text)).toBeVisible()
})

test.each([
  ['ar', 'عرض مقاعدك', '/?company'],
  ['en', 'See your seats', '/en?company'],
] as const)('%s: a company’s seats are a press away', async (locale, name, href) => {
  await open(at, of(paid()), { app: 'company', locale })
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test.each([
  ['ar', 'استُرد مبلغ الطلب كاملًا', 'الدورات لك الآن'],
  ['en', 'The order was refunded', 'The courses are yours'],
] as const)('%s: what was refunded is not called yours', async (locale, title, other) => {
  await open(at, of(paid({ state: 'refunded' })), { locale })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.queryByText(other)).toBeNull()
})

test('no connection: an order’s page speaks of no form', async () => {
  await open(
    at,
    of(orderOf(), {
      [`POST /orders/${orderId}/payments`]: () => {
        throw new TypeError('fetch failed')
      },
    }),
    { locale: 'en' },
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }))
  expect(await screen.findByText('Press again once you are connected: you never pay twice.')).toBeVisible()
})
