import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { Dashboard } from './dashboard.tsx'
import { WelcomeBack } from './welcome-back.tsx'

const card = (id: number, title: string) => ({
  id,
  title,
  category: { id: 1, slug: 'writing', name: 'Writing' },
  instructor: { id: 1, name: 'Huda' },
  level: 'beginner',
  languages: ['en'],
  price: 0,
  compare_at_price: null,
  currency: 'SAR',
  rating: 0,
  rating_count: 0,
  duration_seconds: 600,
  lesson_count: 3,
  cover: null,
})
const mine = (given: object) => ({
  course: card(9, 'Writing clearly'),
  state: 'active',
  percent: 40,
  completed_lessons: 1,
  are_lessons_done: false,
  last_lesson: null,
  next_lesson: { id: 12, number: 2, title: 'Short sentences', duration_seconds: 300 },
  due_on: null,
  assigned_by: null,
  assigned_by_color: null,
  assigned_by_person: null,
  assigned_for: null,
  open_until: null,
  renewal: null,
  exam: null,
  certificate_code: null,
  enrolled_at: '2026-11-01T09:00:00Z',
  last_seen_at: null,
  ...given,
})
const week = { goal: null, week: { days: 0, seconds: 0 }, streak_days: 0, month_seconds: 0 }
const serve = (courses: object[], suggestions: object[], shelf: object[] = []) =>
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/shelves/3/courses'))
      return Response.json({
        data: shelf,
        meta: { next_cursor: 'x', total: 9, total_is_capped: false },
      })
    if (url.includes('/shelves'))
      return Response.json({ data: shelf.length > 0 ? [{ id: 3, name: 'Nakhla' }] : [] })
    if (url.endsWith('/favorites')) return Response.json({ data: [] })
    if (url.includes('/suggestions')) return Response.json({ data: suggestions })
    if (url.includes('/learning-goal')) return Response.json({ data: week })
    return Response.json({ data: { my_courses: courses, waiting: [] } })
  })
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['ar', 'المطلوب منك', /كلّفتك به .*Nakhla/, 'دورات نقترحها عليك', /اختارها متعلّمون مع .*Writing clearly/],
  ['en', 'What is due', /Assigned by .*Nakhla/, 'What to take next', /Taken together with .*Writing clearly/],
] as const)('in %s: what is due with by whom, what is next with why', async (locale, due, by, next, why) => {
  serve(
    [mine({ due_on: '2020-01-01', assigned_by: 'Nakhla', certificate_code: null })],
    [{ course: card(20, 'Speaking'), reason: 'together', because: { id: 9, title: 'Writing clearly' } }],
  )
  renderPage(<Dashboard />, locale)
  expect(await screen.findByRole('region', { name: due })).toHaveTextContent(by)
  await waitFor(() => expect(screen.getByRole('region', { name: next })).toHaveTextContent(why))
})

test('a newcomer sees where to begin, and no empty list', async () => {
  serve([], [{ course: card(20, 'Speaking'), reason: 'popular', because: null }])
  renderPage(<Dashboard />, 'en')
  expect(await screen.findByRole('heading', { name: 'Where to begin' })).toBeVisible()
  expect(await screen.findByText('Chosen by most learners')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'What is due' })).toBeNull()
  expect(screen.getByText(/Your first certificate shows here/)).toBeVisible()
})

test.each([
  ['ar', /اختارتها لك .*Nakhla/, 'عرض المزيد', 'حفظ في المفضّلة: Leading small teams'],
  ['en', /Chosen for you by .*Nakhla/, 'Show more', 'Save to favourites: Leading small teams'],
] as const)(
  'in %s: what stands on the company’s shelf, and the way to more of it',
  async (locale, name, more, heart) => {
    serve([], [], [card(30, 'Leading small teams')])
    renderPage(<Dashboard />, locale)
    const shelf = await screen.findByRole('region', { name })
    await waitFor(() => expect(shelf).toHaveTextContent('Leading small teams'))
    expect(within(shelf).getByRole('button', { name: heart })).toBeVisible()
    expect(within(shelf).getByRole('button', { name: more })).toBeVisible()
  },
)

test('suggestions that fail offer a retry, and the rest stands', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/suggestions') || url.includes('/shelves')
      ? Response.json({ message: 'no', code: 'internal' }, { status: 500 })
      : Response.json({ data: url.includes('/learning-goal') ? week : { my_courses: [], waiting: [] } }),
  )
  renderPage(<Dashboard />, 'en')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Certificates' })).toBeVisible()
})

test('what is next waits for what will stand above it, so that nothing jumps', async () => {
  serve(
    [mine({ due_on: '2020-01-01' })],
    [{ course: card(20, 'Speaking'), reason: 'popular', because: null }],
  )
  const answer = globalThis.fetch
  const shelves = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.endsWith('/shelves') ? shelves.promise : answer(request),
  )
  renderPage(<Dashboard />, 'en')
  expect(await screen.findByText(/Your first certificate shows here/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'What to take next' })).toBeNull()
  shelves.resolve(Response.json({ data: [] }))
  expect(await screen.findByRole('heading', { name: 'What to take next' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What is due' })).toBeVisible()
})

test.each([
  ['who has begun a course', [mine({})], /^Welcome back,/],
  ['who was only given one', [mine({ percent: 0, assigned_by: 'Nakhla' })], /^Welcome,/],
  ['who has none', [], /^Welcome,/],
])('greets one %s', async (_who, courses, greeting) => {
  serve(courses, [])
  renderPage(<WelcomeBack />, 'en')
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Welcome,/)
  expect(await screen.findByRole('link', { name: /course|lesson|learning|Continue/i })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(greeting)
})

test.each([
  ['ar', 'الرئيسية · مسار'],
  ['en', 'Home · Masar'],
] as const)('in %s the tab has a title of its own', (locale, title) => {
  serve([], [])
  renderPage(<WelcomeBack />, locale)
  expect(document.title).toBe(title)
})

test('shows no welcome back while the courses cannot be read', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'no', code: 'internal' }, { status: 500 }))
  const { queryClient } = renderPage(<WelcomeBack />, 'en')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Welcome,/)
})

test.each([
  ['ar', '2020-01-01', /متأخر/],
  ['en', '2020-01-01', /^Overdue since/],
  ['en', '2999-01-01', /^Due by/],
] as const)('the large card says in %s how a course due on %s stands', async (locale, due_on, words) => {
  serve([mine({ due_on, assigned_by: 'Nakhla' })], [])
  renderPage(<WelcomeBack />, locale)
  const large = await screen.findByRole('region', { name: 'Short sentences' })
  expect(within(large).getByText(words)).toBeVisible()
})

test.each([
  ['ar', 'نورة الحربي'],
  ['en', 'Noura Alharbi'],
] as const)(
  'in %s the greeting has the name in the page’s script, whichever was there at the sign-in',
  async (locale, name) => {
    serve([], [])
    const before = sessionStore.getState()
    const info = { id: 1, kind: 'student' as const, name: 'Noura', avatar: null }
    sessionStore.setState({
      name: 'Noura',
      info: { ...info, name_ar: 'نورة الحربي', name_en: 'Noura Alharbi' },
    })
    renderPage(<WelcomeBack />, locale)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(name)
    sessionStore.setState(before, true)
  },
)
