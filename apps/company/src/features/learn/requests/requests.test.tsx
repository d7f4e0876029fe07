import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { given, serve, served } from '../../../testing/serve.tsx'
import { type CourseRequest, requestsQuery } from './api.ts'
import { requestFiltersOf, requestsAddress, type RequestsPlace, requestsPlaceOf } from './place.ts'
import { RequestsScreen } from './requests-screen.tsx'

const request: CourseRequest = {
  id: 4,
  employee: { id: 11, name: 'عبد الرحمن السهلي', department: 'العمليات' },
  course: { id: 3, title: 'الكتابة الواضحة', category_slug: 'languages', price: 9_900, is_withdrawn: false },
  asked_by: null,
  reason: 'للمشروع القادم',
  due_on: null,
  due_days: null,
  counts_working_days: false,
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
const show = (rows: CourseRequest[], locale: 'ar' | 'en', place: RequestsPlace = {}) =>
  given(
    <RequestsScreen place={place} />,
    requestsQuery(requestFiltersOf(place)).queryKey,
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

test('the address says what is found and in which order; those that wait, the longest first, have the plain one', () => {
  expect(requestsAddress({})).toBe('/requests')
  const place = { q: 'سلامة', state: 'declined', sort: 'price' } as const
  expect(
    requestsPlaceOf(Object.fromEntries(new URL(requestsAddress(place), 'https://masar.test').searchParams)),
  ).toEqual(place)
  expect([
    requestsPlaceOf({ state: 'open', sort: 'oldest' }),
    requestsPlaceOf({ state: 'x', q: ' ' }),
  ]).toEqual([{}, {}])
  expect(requestsPlaceOf({ sort: 'newest' })).toEqual({ sort: 'newest' })
  expect(requestsPlaceOf({ state: 'approved', sort: 'newest' })).toEqual({ state: 'approved' })
})

const second: CourseRequest = {
  ...request,
  id: 5,
  employee: { id: 12, name: 'Grace Wanjiru', department: null },
}

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
    await waitFor(() => expect(served('POST /requests/4/approve')).toEqual([{}]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('the day by which it is wanted is said and holds, unless another is chosen', async () => {
    serve({ 'POST /requests/4/approve': { data: null } })
    show([{ ...request, due_days: 30, counts_working_days: true }], locale)
    expect(screen.getByRole('listitem')).toHaveTextContent(
      ar ? 'الموعد المطلوب: بعد الانضمام بـ30 يوم عمل' : 'Requested due date: 30 working days after joining',
    )
    await press(ar ? 'موافقة' : 'Approve')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(
      ar ? 'بقي الموعد المطلوب: بعد الانضمام بـ30 يوم عمل' : 'applies: 30 working days after joining',
    )
    await press(ar ? 'التكليف بالدورة' : 'Assign the course', within(dialog) as unknown as typeof screen)
    await waitFor(() => expect(served('POST /requests/4/approve')).toEqual([{}]))
  })

  test('where no seat is free, buyers are led to one', async () => {
    serve({ 'POST /requests/4/approve': { status: 409, code: 'no_free_seat', message: 'x' } })
    show([{ ...request, free_seats: 0 }], locale)
    expect(screen.getByRole('listitem')).toHaveTextContent(ar ? 'لا مقعد شاغر' : 'No free seat')
    await press(ar ? 'موافقة' : 'Approve')
    await userEvent.click(await screen.findByRole('button', { name: ar ? 'شراء مقاعد' : 'Buy seats' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      ar ? 'إضافتها إلى السلة' : 'Put them in the cart',
    )
  })

  test('declining takes a message to the person, and keeps it on an error', async () => {
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

  test('all that are shown are chosen and approved at once; who could not be served is named', async () => {
    serve({
      'POST /requests/approve': { data: { answered: [4], refused: [{ id: 5, code: 'no_free_seat' }] } },
    })
    show(
      [
        { ...request, free_seats: 1 },
        { ...second, free_seats: 1 },
      ],
      locale,
    )
    await userEvent.click(
      screen.getByRole('checkbox', { name: ar ? 'تحديد كل المعروض' : 'Choose all that are shown' }),
    )
    const bar = within(
      screen.getByRole('region', {
        name: ar ? 'إجراءات للطلبات المحددة' : 'Acts for the requests chosen',
      }),
    )
    expect(bar.getByText(ar ? 'حددت طلبين' : '2 requests chosen')).toBeVisible()
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await userEvent.click(bar.getByRole('button', { name: ar ? 'موافقة' : 'Approve' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(ar ? /لا مقعد شاغر لطلب واحد/ : /No seat is free for 1 of them/)).toBeVisible()
    await userEvent.click(
      dialog.getByRole('button', { name: ar ? 'التكليف بالدورات' : 'Assign the courses' }),
    )
    await waitFor(() => expect(served('POST /requests/approve')).toEqual([{ ids: [4, 5] }]))
    const outcome = await screen.findByRole('dialog', {
      name: ar ? 'ما تعذّر تنفيذه' : 'What could not be done',
    })
    expect(outcome).toHaveTextContent('Grace Wanjiru')
    expect(outcome).not.toHaveTextContent('السهلي')
    expect(outcome).toHaveTextContent(ar ? 'لا مقعد شاغر' : 'No free seat')
    expect(screen.queryByRole('region', { name: /chosen|المحددة/ })).toBeNull()
  })

  test('what was answered shows by whom and how; where there is nothing, that is said', () => {
    const decided = {
      state: 'declined',
      decided_at: '2026-11-21T09:00:00Z',
      decided_by: 'نورة',
      answer: 'لاحقًا',
    } as const
    const { unmount } = show([{ ...request, ...decided }], locale, { state: 'declined' })
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

test('some are declined with one reply; what was answered is not chosen from', async () => {
  serve({ 'POST /requests/decline': { data: { answered: [5], refused: [] } } })
  const { unmount } = show([request, second], 'en')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose “الكتابة الواضحة” for Grace Wanjiru' }))
  await userEvent.click(within(screen.getByRole('region')).getByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'Next year')
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the requests' }))
  await waitFor(() => expect(served('POST /requests/decline')).toEqual([{ ids: [5], answer: 'Next year' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  unmount()
  show([request], 'en', { state: 'withdrawn' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('what is typed is searched for; an order is chosen; without a result the filters can be cleared', async () => {
  const { address, unmount } = show([request], 'en')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by person or course' }), 'noura')
  await waitFor(() => expect(address()).toContain('q=noura'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most expensive first')
  await waitFor(() => expect(address()).toContain('sort=price'))
  unmount()
  show([], 'en', { q: 'noura' })
  expect(screen.getByRole('button', { name: 'Clear the filters' })).toBeVisible()
})

test('another order resets the selection', async () => {
  const { queryClient, rerender } = show([request, second], 'en')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }))
  expect(screen.getByRole('region')).toBeVisible()
  const place = { sort: 'name' } as const
  queryClient.setQueryData(requestsQuery(requestFiltersOf(place)).queryKey, page([request, second]))
  rerender(<RequestsScreen place={place} />)
  expect(screen.queryByRole('region')).toBeNull()
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})
