import { sessionStore, switchLanguage } from '@masar/app-shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { given, serve, served } from '../../../testing/serve.tsx'
import type { ListPlace } from '../../people/parts/found.ts'
import { addressOf, assignmentSorts, filtersOf, pathsPlaceOf, type PathSort, placeOf } from '../place.ts'
import { type LearningPath, pathQuery, pathsQuery } from '../queries.ts'
import { PathEditor } from './path-editor.tsx'
import { PathView } from './path-view.tsx'
import { PathsView } from './paths-view.tsx'

const path: LearningPath = {
  id: 2,
  name: 'إدارة الفرق',
  names: { ar: 'إدارة الفرق' },
  state: 'published',
  order_enforced: true,
  version: 1,
  people: 5,
  percent: 40,
  courses: [],
}
const paths: LearningPath[] = [
  path,
  { ...path, id: 3, name: 'First days', people: 30, percent: 90 },
  { ...path, id: 4, name: 'أساسيات البيانات', people: 0, percent: null },
]
const [teams, days, data] = paths.map(({ name }) => name)
const show = (place: ListPlace<PathSort>, locale: 'ar' | 'en' = 'ar', rows = paths) =>
  given(
    <PathsView place={place} />,
    pathsQuery().queryKey,
    { data: rows },
    locale,
    '/learn?company&view=paths',
  )

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})
beforeEach(() => {
  sessionStore.setState({ role: 'owner' })
  serve({})
})

test('paths are found by their name, folded, and sorted as requested', () => {
  const shown = (place: ListPlace<PathSort>) => {
    const { unmount } = show(place)
    const names = screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    unmount()
    return names
  }
  expect(shown({})).toEqual([teams, days, data])
  expect(shown({ sort: 'name' })).toEqual([teams, data, days])
  expect(shown({ sort: 'people' })).toEqual([days, teams, data])
  expect(shown({ sort: 'progress' })).toEqual([data, teams, days])
  expect(shown({ q: 'اداره' })).toEqual([teams])
  expect(shown({ q: 'nothing' })).toEqual(['لا نتائج لهذا البحث'])
})

test('words and order are in the address of the view of paths, and not in that of assignments', async () => {
  const place = { view: 'paths', q: 'x', sort: 'people' } as const
  expect(placeOf(Object.fromEntries(new URL(addressOf(place), 'https://masar.test').searchParams))).toEqual(
    place,
  )
  expect(placeOf({ view: 'paths', sort: 'newest' })).toEqual({ view: 'paths' })
  expect(placeOf({ sort: 'people' })).toEqual({})
  expect(pathsPlaceOf({ ...place, course: 3 })).toEqual({ q: 'x', sort: 'people' })
  expect(filtersOf({ view: 'list', course: 3, sort: 'newest' })).toEqual({ course: 3, sort: 'newest' })
  for (const sort of assignmentSorts) expect(filtersOf(placeOf({ sort }))).toEqual({ sort })
  expect(filtersOf({ view: 'list', sort: 'people' })).toEqual({})
  const { address } = show({ q: 'إدارة' }, 'en')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Least progress first')
  await waitFor(() => expect(address()).toMatch(/q=إدارة.*sort=progress.*view=paths/))
})

test.each([
  ['ar', /بعد الانضمام بـ14 يوم عمل/, 'غير محدد'],
  ['en', /14 working days after joining/, 'No due date'],
] as const)(
  'who has not joined is shown after how many days a path is due, in %s',
  async (locale, days, none) => {
    const person = (id: number, due: object) => ({
      employee: { id, name: `Person ${id}` },
      courses: 2,
      completed: 0,
      percent: 0,
      next: null,
      due_on: null,
      due_days: null,
      counts_working_days: false,
      completed_at: null,
      ...due,
    })
    serve({
      'GET /learning-paths/2/people?limit=25': {
        data: [person(1, { due_days: 14, counts_working_days: true }), person(2, {})],
        meta: { total: 2, next_cursor: null },
      },
    })
    given(
      <PathView id={2} />,
      pathQuery(2).queryKey,
      { data: path },
      locale,
      '/learn?company&view=paths&path=2',
    )
    const [, first, second] = await screen.findAllByRole('row')
    expect(first).toHaveTextContent(days)
    expect(second).toHaveTextContent(none)
  },
)

test('a path that is being changed is saved over the version it was opened at, in the other language too', async () => {
  sessionStore.setState({ token: 'tok' })
  const place = { protocol: 'https:', pathname: '/learn', search: '?company&view=edit&path=2', hash: '' }
  const href = `https://masar.test${place.pathname}${place.search}`
  vi.stubGlobal('location', { ...place, href, origin: 'https://masar.test', assign: vi.fn() })
  const course = (id: number) => ({ id, title: `Course ${id}` })
  const opened = { ...path, courses: [course(1), course(2)], version: 7 } as LearningPath
  const edit = (data: LearningPath) =>
    given(<PathEditor id={2} />, pathQuery(2).queryKey, { data }, 'en', '/learn?company&view=edit&path=2')
  serve({ 'PUT /learning-paths/2': { status: 409, code: 'conflict', message: 'Changed.' } })
  const { unmount } = edit(opened)
  await userEvent.click(screen.getByRole('button', { name: 'Take out: Course 1' }))
  switchLanguage()
  unmount()
  edit({ ...opened, courses: [course(1), course(2), course(3)] as LearningPath['courses'], version: 8 })
  expect(screen.queryByText('Course 1')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save the learning path' }))
  await waitFor(() =>
    expect(served('PUT /learning-paths/2')).toEqual([
      expect.objectContaining({ version: 7, course_ids: [2] }),
    ]),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Show the latest version' }))
})
