import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { given, serve, served } from '../../../testing/serve.tsx'
import { type CourseRequest, requestsQuery } from './api.ts'
import { requestsAddress, requestsPlaceOf } from './place.ts'
import { RequestsScreen } from './requests-screen.tsx'

const request: CourseRequest = {
  id: 4,
  employee: { id: 11, name: 'عبد الرحمن السهلي', department: 'العمليات' },
  course: { id: 3, title: 'الكتابة الواضحة', category_slug: 'languages', price: 9_900, is_withdrawn: false },
  reason: 'للمشروع القادم',
  state: 'open',
  free_seats: 2,
  budget: null,
  created_at: '2026-11-20T09:00:00Z',
  decided_at: null,
  decided_by: null,
  answer: null,
}
const page = (rows: CourseRequest[]) => ({
  pages: [{ data: rows, meta: { next_cursor: null, total: rows.length, total_is_capped: false } }],
  pageParams: [undefined],
})
const show = (rows: CourseRequest[], locale: 'ar' | 'en', state: CourseRequest['state'] = 'open') =>
  given(
    <RequestsScreen state={state} />,
    requestsQuery(state).queryKey,
    page(rows),
    locale,
    '/requests?company',
  )
const press = (name: string | RegExp, inside = screen) =>
  userEvent.click(inside.getByRole('button', { name }))

beforeEach(() => {
  sessionStore.setState({ role: 'owner' })
  serve({})
})

test('those that wait have the plain address', () => {
  expect(requestsAddress('open')).toBe('/requests')
  expect(requestsPlaceOf({ state: 'declined' })).toEqual({ state: 'declined' })
  expect([requestsPlaceOf({ state: 'open' }), requestsPlaceOf({ state: 'x' })]).toEqual([{}, {}])
})

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('a request says who asks for what and why, and is approved with a due day or none', async () => {
    serve({ 'POST /requests/4/approve': { data: null } })
    show([request], locale)
    const card = screen.getByRole('listitem')
    for (const text of [
      'الكتابة الواضحة',
      'العمليات',
      'للمشروع القادم',
      ar ? 'مقعدان شاغران' : '2 free seats',
    ])
      expect(card).toHaveTextContent(text)
    expect(within(card).getByRole('link', { name: /السهلي/ })).toHaveAttribute(
      'href',
      `${ar ? '' : '/en'}/Employees/11?company`,
    )
    await press(ar ? 'موافقة' : 'Approve')
    const dialog = await screen.findByRole('dialog')
    await press(ar ? 'التكليف بالدورة' : 'Assign the course', within(dialog) as unknown as typeof screen)
    await waitFor(() => expect(served('POST /requests/4/approve')).toEqual([{ due_on: null }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('where no seat is free, whoever buys is led to one', async () => {
    serve({ 'POST /requests/4/approve': { status: 409, code: 'no_free_seat', message: 'x' } })
    show([{ ...request, free_seats: 0 }], locale)
    expect(screen.getByRole('listitem')).toHaveTextContent(ar ? 'لا مقعد شاغر' : 'No free seat')
    await press(ar ? 'موافقة' : 'Approve')
    await userEvent.click(await screen.findByRole('button', { name: ar ? 'شراء مقاعد' : 'Buy seats' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      ar ? 'إضافتها إلى السلة' : 'Put them in the cart',
    )
  })

  test('a refusal takes a word to the person, and keeps it where it fails', async () => {
    serve({ 'POST /requests/4/decline': { status: 409, code: 'conflict', message: 'تغيّر شيء' } })
    show([request], locale)
    await press(ar ? 'رفض' : 'Decline')
    const dialog = await screen.findByRole('dialog')
    const field = within(dialog).getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('في الربع القادم')
    await press(ar ? 'رفض الطلب' : 'Decline the request', within(dialog) as unknown as typeof screen)
    expect(await within(dialog).findByText('تغيّر شيء')).toBeVisible()
    expect(field).toHaveValue('في الربع القادم')
    expect(served('POST /requests/4/decline')).toEqual([{ answer: 'في الربع القادم' }])
  })

  test('what was answered shows by whom and how; where there is nothing, that is said', () => {
    const decided = {
      state: 'declined',
      decided_at: '2026-11-21T09:00:00Z',
      decided_by: 'نورة',
      answer: 'لاحقًا',
    } as const
    const { unmount } = show([{ ...request, ...decided }], locale, 'declined')
    expect(screen.getByRole('listitem')).toHaveTextContent(ar ? 'من نورة' : 'By نورة')
    expect(screen.getByRole('listitem')).toHaveTextContent('لاحقًا')
    expect(screen.queryByRole('button', { name: ar ? 'موافقة' : 'Approve' })).toBeNull()
    unmount()
    show([], locale)
    expect(screen.getByText(ar ? 'لا طلبات بانتظار الرد' : 'No requests waiting')).toBeVisible()
  })
})

test('what the department’s budget holds or lacks for a request is said', () => {
  const budget = { department: 'العمليات', free: 100, reserved: 9_900 }
  const { unmount } = show([{ ...request, budget }], 'en')
  expect(screen.getByRole('listitem')).toHaveTextContent(/99\.00 is reserved in the budget of العمليات/)
  unmount()
  show([{ ...request, budget: { ...budget, reserved: 0 } }], 'ar')
  expect(screen.getByRole('listitem')).toHaveTextContent('لا تكفي')
})

test('an auditor reads and does not answer', () => {
  sessionStore.setState({ role: 'auditor' })
  show([request], 'en')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})
