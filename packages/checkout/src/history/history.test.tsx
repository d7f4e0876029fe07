import type { Order } from '@masar/api-sdk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, broken, connect, open, errorResponse, useBrowser } from '../testing/orders.tsx'
import { answer, billId, orderId, orderOf, paid } from '../testing/data.ts'

useBrowser()

const page = (orders: Order[], next: string | null = null, total = orders.length) =>
  Response.json({ data: orders, meta: { next_cursor: next, total, total_is_capped: false } })
const of = (orders: Order[], more: Answers = {}): Answers => ({
  'GET /orders': () => page(orders),
  'GET /orders/years': () => answer({ years: [2026, 2025] }),
  ...more,
})
const [line] = paid().lines
const refundable = (given: Partial<Order> = {}) =>
  paid({ lines: [{ ...line!, refundable: { seats: 1, reason: null } }], ...given })

test.each(['ar', 'en'] as const)('an order shows state, sum, lines and papers (%s)', async locale => {
  const note = {
    id: 'CCCCCCCCCCCCCCCCCCCCCC',
    number: 'CN-2026-000001',
    total: 21_450,
    issued_at: '2026-11-21T10:00:00Z',
  }
  await open(
    '/shop-history',
    of([
      paid({
        state: 'refunded',
        credit_notes: [note],
        refunds: [
          {
            id: 1,
            line_id: 31,
            seats: 1,
            amount: 21_450,
            state: 'paid',
            reason: '',
            decision: 'نعتذر عن ذلك.',
            created_at: '2026-11-21T09:00:00Z',
            decided_at: '2026-11-21T10:00:00Z',
          },
        ],
      }),
    ]),
    { locale },
  )
  const papers = await screen.findByRole('list', {
    name: locale === 'ar' ? 'مستندات الطلب 12' : 'Documents of order 12',
  })
  expect(
    within(papers)
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual([
    `${locale === 'ar' ? '' : '/en'}/Bill/${billId}`,
    `${locale === 'ar' ? '' : '/en'}/Bill/${note.id}`,
  ])
  expect(screen.getByText(locale === 'ar' ? 'مسترد' : 'Refunded')).toBeVisible()
  expect(screen.getByText('نعتذر عن ذلك.')).toBeVisible()
  expect(await broken()).toEqual([])
})

test('a year is picked in the address, and narrows the list', async () => {
  const asked: (string | null)[] = []
  const { router } = await open(
    '/shop-history',
    of([], {
      'GET /orders': (_, query) => {
        asked.push(query.get('year'))
        return page(query.get('year') === '2025' ? [] : [paid()])
      },
    }),
  )
  await screen.findByRole('heading', { name: '2026' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /السنة/ }), '2025')
  expect(await screen.findByText('لا طلبات في هذه السنة')).toBeVisible()
  expect(asked).toEqual([null, '2025'])
  expect(router.state.location.search).toMatchObject({ year: '2025' })
})

test('older ones follow at a press', async () => {
  await open(
    '/shop-history',
    of([], {
      'GET /orders': (_, query) =>
        query.get('cursor') === null
          ? page([paid()], 'next', 2)
          : page([paid({ id: billId, number: '11', created_at: '2025-02-01T10:00:00Z' })], null, 2),
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'عرض المزيد' }))
  expect(await screen.findByRole('heading', { name: '2025' })).toBeVisible()
  expect(screen.getByRole('heading', { name: '2026' })).toBeVisible()
})

test('nothing bought yet says how something comes here', async () => {
  await open('/shop-history', of([], { 'GET /orders/years': () => answer({ years: [] }) }))
  expect(await screen.findByText('لا مشتريات بعد')).toBeVisible()
  expect(screen.getByRole('link', { name: 'تصفّح الدورات' })).toHaveAttribute('href', '/courses')
})

test('a list that failed can be tried again', async () => {
  let isDown = true
  await open(
    '/shop-history',
    of([], {
      'GET /orders': () =>
        isDown ? errorResponse(500, 'internal', { message: 'خطأ من جهتنا.' }) : page([paid()]),
    }),
  )
  expect(await screen.findByText('خطأ من جهتنا.')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  expect(await screen.findByText('مدفوع')).toBeVisible()
})

test('an order that waits is continued or cancelled; events bring what became of it', async () => {
  const { deliver } = connect()
  let order = orderOf()
  await open('/shop-history', of([], { 'GET /orders': () => page([order]) }))
  expect(await screen.findByRole('link', { name: 'متابعة الدفع' })).toHaveAttribute(
    'href',
    `/cart-details?order=${orderId}`,
  )
  order = paid()
  deliver('user.1 OrderPaid', { order_id: orderId, bill_id: billId })
  expect(await screen.findByText('مدفوع')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'متابعة الدفع' })).toBeNull()
})

test('a transfer that waits shows its reference', async () => {
  await open('/shop-history', of([orderOf({ method: 'bank_transfer', transfer_reference: 'M23456789A' })]), {
    app: 'company',
    locale: 'en',
  })
  expect(await screen.findByText('M23456789A')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy the reference' })).toBeVisible()
})

test('why there is no refund is said on demand', async () => {
  await open(
    '/shop-history',
    of([paid({ lines: [{ ...line!, refundable: { seats: 0, reason: 'progress' } }] })]),
  )
  const why = await screen.findByText('لماذا لا يمكن طلب استرداد المبلغ؟')
  expect(screen.queryByRole('button', { name: 'طلب استرداد المبلغ' })).toBeNull()
  await userEvent.click(why)
  expect(screen.getByText(/أُنجز 20% من الدورة أو أكثر/)).toBeVisible()
})

test('the terms of refunds are those of the site', async () => {
  const terms = { refund_terms: { days: 30, percent: 45 } }
  const closed = (reason: 'progress' | 'too_late') => ({
    lines: [{ ...line!, refundable: { seats: 0, reason } }],
  })
  await open(
    '/shop-history',
    of([
      paid({ ...terms, ...closed('progress') }),
      paid({ ...terms, ...closed('too_late'), id: 'CCCCCCCCCCCCCCCCCCCCCC' }),
    ]),
    { locale: 'en' },
  )
  for (const why of await screen.findAllByText('Why can’t a refund be requested?')) await userEvent.click(why)
  expect(screen.getByText(/45% of the course or more is done/)).toBeVisible()
  expect(screen.getByText(/more than 30 days have passed since the payment/)).toBeVisible()
})

test('a person asks for a refund once, and its state shows', async () => {
  const asked = paid({
    lines: [{ ...line!, refundable: { seats: 0, reason: 'requested' } }],
    refunds: [
      {
        id: 1,
        line_id: 31,
        seats: 1,
        amount: 21_450,
        state: 'requested',
        reason: 'غيّرت رأيي',
        decision: null,
        created_at: '2026-11-21T09:00:00Z',
        decided_at: null,
      },
    ],
  })
  let order = refundable()
  const call = `POST /orders/${orderId}/refunds`
  const { calls } = await open(
    '/shop-history',
    of([], {
      'GET /orders': () => page([order]),
      [call]: () => {
        order = asked
        return answer(asked)
      },
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'طلب استرداد المبلغ' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /ما السبب/ }), 'غيّرت رأيي')
  await userEvent.dblClick(dialog.getByRole('button', { name: 'إرسال الطلب' }))
  expect(await screen.findByText('طلب استرداد قيد المراجعة')).toBeVisible()
  expect(calls(call)).toHaveLength(1)
  expect(calls(call)[0]).toMatchObject({
    body: { lines: [{ line_id: 31 }], reason: 'غيّرت رأيي' },
    key: expect.any(String) as string,
  })
})

test('a company chooses lines and seats; an empty choice is reported, and an error stays in the dialog', async () => {
  const call = `POST /orders/${orderId}/refunds`
  const order = paid({
    lines: [
      { ...line!, seats: 10, refundable: { seats: 4, reason: null } },
      { ...line!, id: 32, course_id: 6, title: 'ب', seats: 2, refundable: { seats: 2, reason: null } },
      { ...line!, id: 33, course_id: 7, title: 'ج', refundable: { seats: 0, reason: 'none_left' } },
    ],
  })
  const { calls } = await open(
    '/shop-history',
    of([order], { [call]: () => errorResponse(409, 'refund_impossible', { message: 'Nothing is left.' }) }),
    { app: 'company', locale: 'en' },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Request a refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  const send = dialog.getByRole('button', { name: 'Send the request' })
  await userEvent.click(send)
  expect(await dialog.findByText('Choose what is to be refunded.')).toBeVisible()
  expect(calls(call)).toEqual([])
  await userEvent.click(dialog.getByRole('checkbox', { name: 'تحليل البيانات' }))
  const seats = dialog.getByRole('textbox', { name: /Seats/ })
  expect(seats).toHaveValue('4')
  expect(dialog.getByRole('button', { name: 'One seat more: تحليل البيانات' })).toBeDisabled()
  await userEvent.clear(seats)
  await userEvent.type(seats, '٣')
  await userEvent.click(dialog.getByRole('button', { name: 'One seat fewer: تحليل البيانات' }))
  expect(seats).toHaveValue('2')
  await userEvent.click(send)
  expect(await dialog.findByText('Nothing is left.')).toBeVisible()
  await waitFor(() =>
    expect(calls(call)[0]?.body).toEqual({ lines: [{ line_id: 31, seats: 2 }], reason: '' }),
  )
})

test.each([
  ['ar', 'طلب استرداد المبلغ', 'الأماكن', '4 أماكن على الأكثر'],
  ['en', 'Request a refund', 'Places', 'At most 4 places'],
] as const)('%s: of a licence places are asked back, not seats', async (locale, ask, places, most) => {
  const licence = { ...line!, course_id: null, title: 'رخصة سنوية', seats: 10 }
  await open(
    '/shop-history',
    of([paid({ lines: [{ ...licence, refundable: { seats: 4, reason: null } }] })]),
    { app: 'company', locale },
  )
  await userEvent.click(await screen.findByRole('button', { name: ask }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('textbox', { name: new RegExp(`^${places}`) })).toHaveValue('4')
  expect(dialog.getByText(most)).toBeVisible()
  expect(dialog.queryByText(/[Ss]eats|مقاعد/)).toBeNull()
})
