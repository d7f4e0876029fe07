import { cartQuery, clientPages, sessionStore } from '@masar/app-shell'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { serve, served } from '../../../testing/serve.tsx'
import { readDraft } from '../assign/draft.ts'
import { courseRatingsQuery, movementsQuery, seatsQuery } from '../queries.ts'
import { CoursesScreen } from './courses-screen.tsx'
import { seatsAddress, seatsPlaceOf, type SeatsPlace } from './place.ts'

const title = 'الكتابة الواضحة'
const seats = {
  course: { id: 3, title, category_slug: 'x' },
  bought: 10,
  assigned: 6,
  started: 2,
  free: 4,
  returned: 1,
  expired: 0,
  refunded: 0,
}
const movement = { id: 1, movement: 'assigned', seats: -1, employee: { id: 11, name: 'عبد الرحمن' } }

function show(place: SeatsPlace, locale: 'ar' | 'en' = 'ar', own: (typeof seats)[] = [seats]) {
  return renderPage(<CoursesScreen place={place} />, locale, '/courses?company', queryClient => {
    queryClient.setQueryData(seatsQuery().queryKey, { data: own })
    queryClient.setQueryData(courseRatingsQuery().queryKey, { data: [{ course_id: 3, mean: 4.5, count: 2 }] })
    queryClient.setQueryData(cartQuery('company').queryKey, { data: { lines: [] }, item_count: 0 } as never)
    queryClient.setQueryData(clientPages('/courses', { query: { limit: 24 } }).queryKey, {
      pages: [
        {
          data: [
            { id: 3, title, price: 9_900 },
            { id: 4, title: 'أساسيات بايثون', price: 0 },
          ],
          meta: { next_cursor: null, total: 2, total_is_capped: false },
        },
      ],
      pageParams: [undefined],
    } as never)
    queryClient.setQueryData(movementsQuery(3, 'assigned').queryKey, {
      pages: [
        {
          data: [{ ...movement, order_id: null, at: '2026-11-20T09:00:00Z' }],
          meta: { next_cursor: null, total: 1, total_is_capped: false },
        },
      ],
      pageParams: [undefined],
    } as never)
  })
}

test('a place of the seats is in its address', () => {
  const place = { q: 'a', own: '1', sort: 'bought', seats: 4, movement: 'started' } as const
  expect(
    seatsPlaceOf(Object.fromEntries(new URL(seatsAddress(place), 'https://masar.test').searchParams)),
  ).toEqual(place)
  // A period is one of movements alone.
  const period = { from: '2026-03-01', to: '2026-03-31' }
  expect(seatsPlaceOf({ seats: '4', ...period })).toEqual({ seats: 4, ...period })
  expect(seatsPlaceOf(period)).toEqual({})
  expect(seatsPlaceOf({ seats: '4', from: 'x', to: '2026-02-30' })).toEqual({ seats: 4 })
  expect(seatsPlaceOf({ category: '../x', own: '2', movement: 'y', seats: 'z', sort: 'bought' })).toEqual({})
})

test.each(['ar', 'en'] as const)(
  'in %s each number opens its rows, and seats go to the cart',
  async locale => {
    const ar = locale === 'ar'
    sessionStore.setState({ role: 'owner' })
    serve({ 'POST /carts/items': { data: { lines: [] }, item_count: 1 } })
    show({}, locale)
    const links = screen.getAllByRole('link', { name: ar ? /عرض الحركات/ : /show the movements/ })
    expect(links.map(link => link.textContent)).toEqual(['4', '6', '2', '10', '1'])
    expect(links[1]?.getAttribute('href')).toContain('movement=assigned')
    // A course without a price takes no seats.
    const buying = screen.getAllByRole('button', { name: ar ? /شراء مقاعد/ : /Buy seats/ })
    expect(buying).toHaveLength(1)
    await userEvent.click(buying[0]!)
    const dialog = await screen.findByRole('dialog')
    const field = within(dialog).getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('٥')
    expect(dialog).toHaveTextContent('495')
    await userEvent.click(
      within(dialog).getByRole('button', { name: ar ? 'إضافتها إلى السلة' : 'Put them in the cart' }),
    )
    await waitFor(() => expect(served('POST /carts/items')).toEqual([{ course_id: 3, seats: 5 }]))
  },
)

test('seats that came back, expired or were refunded have a number of their own, where there are any', () => {
  sessionStore.setState({ role: 'owner' })
  show({}, 'en', [{ ...seats, returned: 4, expired: 3, refunded: 2 }])
  for (const [label, number, movement] of [
    ['Returned', '4', 'returned'],
    ['Expired', '3', 'expired'],
    ['Refunded', '2', 'refunded'],
  ] as const) {
    const link = within(screen.getByText(label).parentElement!).getByRole('link')
    expect(link).toHaveTextContent(number)
    expect(link).toHaveAttribute('href', expect.stringMatching(`seats=3&movement=${movement}`))
  }
  cleanup()
  show({}, 'en')
  expect(screen.queryByText('Refunded')).toBeNull()
})

test('the rows behind a number name the person; finance sees the numbers alone', async () => {
  sessionStore.setState({ role: 'owner' })
  const { unmount } = show({ seats: 3, movement: 'assigned' })
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('row', { name: /عبد الرحمن/ })).toHaveTextContent('1')
  unmount()
  sessionStore.setState({ role: 'finance' })
  show({ seats: 3, movement: 'assigned' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('link', { name: /عرض الحركات/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /التكليف بها/ })).toBeNull()
})

test('courses with seats are found, folded, and sorted as requested', async () => {
  sessionStore.setState({ role: 'owner' })
  const named = (id: number, name: string, free: number, bought: number) => ({
    ...seats,
    course: { ...seats.course, id, title: name },
    free,
    bought,
  })
  const own = [
    named(3, 'الكتابة الواضحة', 1, 30),
    named(4, 'Site safety', 2, 10),
    named(5, 'إدارة الوقت', 3, 20),
  ]
  const shown = (place: SeatsPlace) => {
    const { unmount } = show({ own: '1', ...place }, 'ar', own)
    const titles = screen
      .getAllByRole('link', { name: /^(الكتابة|Site|إدارة)/ })
      .map(({ textContent }) => textContent)
    unmount()
    return titles
  }
  const [writing, safety, time] = own.map(({ course }) => course.title)
  expect(shown({})).toEqual([writing, safety, time])
  expect(shown({ sort: 'free' })).toEqual([time, safety, writing])
  expect(shown({ sort: 'bought' })).toEqual([writing, time, safety])
  expect(shown({ sort: 'name' })).toEqual([time, writing, safety])
  expect(shown({ q: 'اداره' })).toEqual([time])
  const { address } = show({ own: '1' }, 'en', own)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most seats bought first')
  await waitFor(() => expect(address()).toMatch(/own=1.*sort=bought|sort=bought.*own=1/))
})

test.each([
  ['ar', /موظفوك/, 'ما يقوله موظفوك عن «الكتابة الواضحة»'],
  ['en', /Your people/, 'What your people say of “الكتابة الواضحة”'],
] as const)(
  'in %s what the company’s own people say of a course is one press away',
  async (locale, link, heading) => {
    sessionStore.setState({ role: 'owner' })
    show({}, locale)
    const links = screen.getAllByRole('link', { name: link })
    expect(links).toHaveLength(1)
    expect(links[0]?.getAttribute('href')).toContain('reviews=3')
    cleanup()
    serve({
      'GET /course-ratings/3/reviews': {
        data: [
          {
            id: 1,
            employee: { id: 11, name: 'عبد الرحمن' },
            stars: 4,
            text: 'نافعة',
            created_at: '2026-11-20T09:00:00Z',
          },
        ],
        meta: { next_cursor: null, total: 1, total_is_capped: false },
      },
    })
    show({ reviews: 3 }, locale)
    const dialog = await screen.findByRole('dialog', { name: heading })
    expect(await within(dialog).findByText('نافعة')).toBeVisible()
    expect(within(dialog).getByRole('link', { name: 'عبد الرحمن' }).getAttribute('href')).toContain(
      '/Employees/11',
    )
  },
)

test('finance, which sees no people, is not told what they say', () => {
  sessionStore.setState({ role: 'finance' })
  show({ reviews: 3 }, 'en')
  expect(screen.queryByRole('dialog')).toBeNull()
})

const preview = (missing: number) => ({
  total: 1,
  outcomes: missing > 0 ? { no_seat: 1 } : { assigned: 1 },
  seats: [{ course: { id: 3, title }, needed: 1, free: 1 - missing, missing, cost: missing * 9_900 }],
  cost: missing * 9_900,
  with_own: 0,
})

const asking = {
  ar: {
    ask: /^طلب مقاعد/,
    check: 'التحقق من المقاعد',
    everyone: /كل من أدير/,
    missing: 'طلب المقاعد الناقصة',
    done: /طُلب مقعد واحد/,
    enough: /لا ينقص/,
    assign: 'المتابعة إلى التكليف',
  },
  en: {
    ask: /^Ask for seats/,
    check: 'Check the seats',
    everyone: /Everybody/,
    missing: 'Ask for the missing seats',
    done: /1 seat was requested/,
    enough: /No seat is missing/,
    assign: 'Continue to assigning',
  },
}

test.each(['ar', 'en'] as const)(
  'in %s a manager, who buys nothing, asks for seats of a course',
  async locale => {
    const words = asking[locale]
    sessionStore.setState({ role: 'manager' })
    serve({
      'POST /assignments/preview': { data: preview(1) },
      'POST /requests': { data: { made: 1, waiting: 0 } },
    })
    show({}, locale)
    // A course without a price takes no seats.
    const offers = screen.getAllByRole('button', { name: words.ask })
    expect(offers).toHaveLength(1)
    await userEvent.click(offers[0]!)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: words.check }))
    // Nobody is chosen yet.
    expect(served('POST /assignments/preview')).toEqual([])
    expect(
      within(dialog).getByText(locale === 'ar' ? /اختر شخصًا/ : /Choose at least one person/),
    ).toBeVisible()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: words.everyone }))
    await userEvent.click(within(dialog).getByRole('button', { name: words.check }))
    await userEvent.click(await within(dialog).findByRole('button', { name: words.missing }))
    expect(await within(dialog).findByText(words.done)).toBeVisible()
    const body = { course_ids: [3], path_ids: [], everyone: true }
    expect(served('POST /assignments/preview')).toEqual([body])
    expect(served('POST /requests')).toEqual([
      { ...body, due_on: null, due_days: null, counts_working_days: false, reason: '' },
    ])
  },
)

test.each(['ar', 'en'] as const)(
  'in %s, where no seat is missing, the way leads on to assigning',
  async locale => {
    const words = asking[locale]
    sessionStorage.clear()
    sessionStore.setState({ role: 'manager' })
    serve({ 'POST /assignments/preview': { data: preview(0) } })
    const { address } = show({}, locale)
    await userEvent.click(screen.getByRole('button', { name: words.ask }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: words.everyone }))
    await userEvent.click(within(dialog).getByRole('button', { name: words.check }))
    expect(await within(dialog).findByText(words.enough)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: words.assign }))
    await waitFor(() => expect(address()).toMatch(/\/learn.*view=assign.*step=check/))
    expect(readDraft()).toMatchObject({ courses: [{ id: 3, title }], everyone: true })
  },
)

test.each(['owner', 'administrator', 'finance', 'auditor'] as const)(
  '%s is not offered to ask for seats',
  role => {
    sessionStore.setState({ role })
    show({}, 'en')
    expect(screen.queryByRole('button', { name: /Ask for seats/ })).toBeNull()
  },
)
