import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { serve, served } from '../../testing/serve.tsx'
import { BudgetsScreen } from './budgets/budgets-screen.tsx'
import { budgetsAddress, budgetsPlaceOf } from './budgets/place.ts'
import { PathView } from './paths/path-view.tsx'
import { addressOf, pathPeoplePlaceOf, placeOf } from './place.ts'
import { pathQuery, seatsQuery } from './queries.ts'
import { CoursesScreen } from './seats/courses-screen.tsx'
import { seatsAddress, seatsPlaceOf } from './seats/place.ts'
import { budgetsQuery } from './budgets/api.ts'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const none = { data: [], meta: { next_cursor: null, total: 0, total_is_capped: false } }
const searchOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://masar.test').searchParams.entries())

/** Shows a screen whose list is empty, and presses another order. @returns where that leads */
async function reordered(element: ReactElement, call: string, order: string, inDialog = false) {
  serve({ [`GET ${call}`]: none })
  const { address } = renderPage(element, 'en', '/?company', client => {
    client.setQueryData(seatsQuery().queryKey, { data: [] })
    client.setQueryData(budgetsQuery().queryKey, {
      data: [
        {
          id: 7,
          department: { id: 1, name: 'Sales', parent_id: null },
          granted: 1,
          reserved: 0,
          spent: 0,
          free: 1,
        },
      ],
    })
    client.setQueryData(pathQuery(2).queryKey, {
      data: {
        id: 2,
        name: 'Path',
        names: { en: 'Path' },
        state: 'published',
        order_enforced: false,
        version: 1,
        people: 3,
        percent: 0,
        courses: [],
      },
    })
  })
  await waitFor(() => expect(served(`GET ${call}`)).toHaveLength(1))
  const place = inDialog ? within(await screen.findByRole('dialog')) : screen
  await userEvent.selectOptions(place.getByRole('combobox', { name: 'Sort by' }), order)
  await waitFor(() => expect(address()).toContain('='))
  return searchOf(address())
}

test('the people of a path stand in the order that the address says', async () => {
  const place = placeOf({ view: 'paths', path: '2', q: 'sara', sort: 'due' })
  expect(placeOf(searchOf(addressOf(place)))).toEqual(place)
  expect(
    await reordered(
      <PathView id={2} place={pathPeoplePlaceOf(place)} />,
      '/learning-paths/2/people?q=sara&sort=due&limit=25',
      'Least progress first',
    ),
  ).toMatchObject({ view: 'paths', path: '2', q: 'sara', sort: 'progress' })
})

test.each([
  [{ q: 'x', sort: 'price_low' }, 'client-courses', 'Best selling first', 'best_selling'],
  [{ q: 'x', own: 'shelf', sort: 'price_low' }, 'shelf', 'Newest first', 'newest'],
])('courses of %j are asked for so', async (search, list, label, sort) => {
  const place = seatsPlaceOf(search)
  expect(seatsPlaceOf(searchOf(seatsAddress(place)))).toEqual(place)
  const call =
    list === 'shelf'
      ? '/shelf/courses?limit=24&q=x&sort=price_low'
      : '/client-api/v1/courses?limit=24&q=x&sort=price_low'
  expect(await reordered(<CoursesScreen place={place} />, call, label)).toMatchObject({ q: 'x', sort })
})

test('an order that another choice of courses has not is left out', () => {
  expect(seatsPlaceOf({ own: '1', sort: 'price_low' })).toEqual({ own: '1' })
  expect(seatsPlaceOf({ own: 'shelf', sort: 'best_selling' })).toEqual({ own: 'shelf' })
  expect(seatsPlaceOf({ sort: 'free', who: 'x', by: 'oldest' })).toEqual({})
})

test('movements of seats, and what people say of a course, are found over the list of courses', async () => {
  const movements = seatsPlaceOf({ q: 'x', seats: '3', movement: 'started', who: 'sara', by: 'oldest' })
  expect(
    await reordered(
      <CoursesScreen place={movements} />,
      '/seats/3/movements?movement=started&q=sara&sort=oldest&limit=25',
      'Newest first',
      true,
    ),
  ).toMatchObject({ q: 'x', seats: '3', movement: 'started', who: 'sara' })
})

test.each([
  [{ from: '2026-03-01', to: '2026-03-31' }, /Movements from .*1.*2026.* to .*31.*2026/],
  [{ from: '2026-03-01' }, /Movements on .*2026.* or later/],
  [{ to: '2026-03-31' }, /Movements on .*2026.* or earlier/],
])(
  'movements of the period %j are asked for and named, and stay so when reordered',
  async (period, words) => {
    const place = seatsPlaceOf({ seats: '3', movement: 'started', ...period })
    const query = new URLSearchParams({ movement: 'started', ...period, limit: '25' })
    expect(
      await reordered(
        <CoursesScreen place={place} />,
        `/seats/3/movements?${query.toString()}`,
        'Oldest first',
        true,
      ),
    ).toMatchObject({ seats: '3', movement: 'started', by: 'oldest', ...period })
    expect(screen.getByRole('dialog')).toHaveTextContent(words)
  },
)

test('the period of movements is left for all time', async () => {
  serve({})
  const place = seatsPlaceOf({ seats: '3', movement: 'started', from: '2026-03-01' })
  const { address } = renderPage(<CoursesScreen place={place} />, 'en', '/?company', client =>
    client.setQueryData(seatsQuery().queryKey, { data: [] }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'All time' }))
  await waitFor(() => expect(searchOf(address())).toMatchObject({ seats: '3', movement: 'started' }))
  expect(address()).not.toContain('from')
})

test('what people say of a course is found and ordered', async () => {
  const reviews = seatsPlaceOf({ reviews: '3', who: 'great', by: 'best' })
  expect(
    await reordered(
      <CoursesScreen place={reviews} />,
      '/course-ratings/3/reviews?q=great&sort=best',
      'Worst rated first',
      true,
    ),
  ).toMatchObject({ reviews: '3', who: 'great', by: 'worst' })
})

test('movements of a budget are found and ordered', async () => {
  const place = budgetsPlaceOf({ budget: '7', who: 'sara', by: 'oldest' })
  expect(budgetsPlaceOf(searchOf(budgetsAddress(place)))).toEqual(place)
  expect(
    await reordered(
      <BudgetsScreen place={place} />,
      '/budgets/7/movements?q=sara&sort=oldest&limit=25',
      'Newest first',
      true,
    ),
  ).toMatchObject({ budget: '7', who: 'sara' })
})
