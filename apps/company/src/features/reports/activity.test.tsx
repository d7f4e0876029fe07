import { sessionStore } from '@masar/app-shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { serve, served } from '../../testing/serve.tsx'
import { appearanceQuery } from '../frame/company-frame.tsx'
import { activityPeopleQuery, activityQuery } from './api.ts'
import { addressOf, placeOf } from './place.ts'
import { ReportsScreen } from './reports-screen.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const activity = {
  as_of: '2026-11-23T09:00:00Z',
  people: 8,
  active: [
    { days: 7, people: 2 },
    { days: 30, people: 4 },
    { days: 90, people: 7 },
  ],
  totals: { people: 5, days: 31, seconds: 45_000 },
  months: [
    { month: '2026-09', people: 3, days: 9, seconds: 9_000 },
    { month: '2026-10', people: 4, days: 22, seconds: 36_000 },
  ],
  rows: [] as {
    id: number | null
    name: string | null
    course: null
    people: number
    days: number
    seconds: number
  }[],
  too_few: null,
}
const person = { number: null, department: null, days: 3, seconds: 5_400 }
const people = {
  data: [
    { ...person, id: 11, name: 'عبد الرحمن', last_on: '2026-11-20' },
    { ...person, id: 12, name: 'نورة', last_on: null, days: 0, seconds: 0 },
  ],
  meta: { total: 2, total_is_capped: false, next_cursor: null },
}
const show = (locale: 'ar' | 'en', search: Record<string, unknown> = {}, counts = activity) => {
  const place = placeOf({ report: 'activity', ...search })
  return renderPage(<ReportsScreen place={place} />, locale, '/reports?company', queryClient => {
    queryClient.setQueryData(activityQuery(place).queryKey, { data: counts })
    queryClient.setQueryData(activityPeopleQuery(place).queryKey, {
      pages: [people],
      pageParams: [undefined],
    })
  })
}
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u200e\u200f\u2068\u2069]/g, '')

test.each([
  ['en', 'Learned in the last 7 days', '2 of 8 people', 'Never'],
  ['ar', 'تعلّموا في آخر 7 أيام', '2 من 8', 'لم يتعلّم بعد'],
] as const)(
  'in %s it tells who learned of late, and when each learned last',
  (locale, label, share, never) => {
    show(locale)
    const figures = plain(screen.getByRole('main').textContent)
    expect(figures).toContain(label)
    expect(figures).toContain('25%')
    expect(figures).toContain(share)
    expect(plain(screen.getByRole('grid').textContent)).toMatch(/عبد الرحمن.*31\.5|عبد الرحمن.*1\.5/)
    expect(screen.getByText(never)).toBeVisible()
  },
)

test('the address keeps whom it is narrowed to, and nothing that activity has not', () => {
  const place = placeOf({ report: 'activity', quiet: '30', department: '7', course: '3', from: '2026-01-01' })
  expect(place).toEqual({ report: 'activity', by: 'person', quiet: 30, department: 7, from: '2026-01-01' })
  expect(placeOf({ ...place, by: 'course' }).quiet).toBeUndefined()
  const address = addressOf(place)
  expect(placeOf(Object.fromEntries(new URL(address, 'https://masar.test').searchParams))).toEqual(place)
  expect(placeOf({ report: 'activity', quiet: '31' }).quiet).toBeUndefined()
})

test('the file has those who have not learned, as they are listed', async () => {
  serve({
    'POST /reports/activity/exports': { data: { id: 7 } },
    'POST /reports/activity/export': new Response('x'),
  })
  show('en', { quiet: '30', department: '7' })
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('radio', { name: /CSV/ }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Export' }).at(-1)!)
  await waitFor(() =>
    expect([...served('POST /reports/activity/export'), ...served('POST /reports/activity/exports')]).toEqual(
      [{ department: 7, quiet_days: 30, format: 'csv' }],
    ),
  )
})

test('finance, who does not see people, has no such report', () => {
  sessionStore.setState({ role: 'finance' })
  show('en')
  expect(screen.queryByRole('link', { name: 'Activity' })).toBeNull()
})

test('where no one has joined it says so', () => {
  show('en', {}, { ...activity, people: 0, totals: { people: 0, days: 0, seconds: 0 } })
  expect(screen.getByText('Nobody has joined yet')).toBeVisible()
})

test.each([{ by: 'person' }, { by: 'course' }, { by: 'course', from: '2026-09-01' }])(
  'of %j, what people learned who have all left is shown',
  search => {
    show('en', search, { ...activity, people: 0 })
    expect(screen.getByRole('figure', { name: 'People who learned, by month' })).toBeVisible()
    expect(screen.queryByText(/Nobody has joined yet|No figures for these filters/)).toBeNull()
  },
)

const period = { from: '2026-09-01', to: '2026-10-31' }
const rows = [
  { id: 3, name: 'السلامة', course: null, people: 5, days: 20, seconds: 30_000 },
  { id: 4, name: 'التسويق', course: null, people: 2, days: 11, seconds: 15_000 },
]

test.each([
  ['en', 'People who learned', 'People who learned, by month'],
  ['ar', 'المتعلّمون', 'المتعلّمون حسب الشهر'],
] as const)(
  'in %s a period is told by month and by course, and each number opens who it counts',
  (locale, label, title) => {
    show(locale, { by: 'course', ...period }, { ...activity, rows })
    expect(screen.getAllByText(label).length).toBeGreaterThan(0)
    // Each chart has its numbers as a table, too.
    expect(screen.getByRole('figure', { name: title })).toBeVisible()
    const links = screen.getAllByRole('link').map(link => link.getAttribute('href') ?? '')
    const opened = links.filter(href => href.includes('report=time&by=person'))
    expect(opened).toHaveLength(3)
    expect(opened[1]).toContain('from=2026-09-01&to=2026-10-31&course=3')
    expect(plain(screen.getByRole('main').textContent)).not.toContain('31.5')
  },
)

test('people of a period have what they learned in it', () => {
  show('en', period)
  expect(screen.getByRole('columnheader', { name: 'Days of learning' })).toBeVisible()
  expect(screen.queryByText('Days in the last 30 days')).toBeNull()
})

test('the file has the rows in the order that is shown', async () => {
  serve({ 'POST /reports/activity/export': new Response('x') })
  show('en', { by: 'course', sort: '-hours', ...period }, { ...activity, rows })
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click((await screen.findAllByRole('button', { name: 'Export' })).at(-1)!)
  await waitFor(() =>
    expect(served('POST /reports/activity/export')).toEqual([
      { by: 'course', sort: '-hours', ...period, format: 'xlsx' },
    ]),
  )
})

test.each([
  ['Asia/Riyadh', false],
  ['Asia/Kuwait', false],
  ['Africa/Cairo', true],
])('of a company in %s it says by which clock days end: %s', (zone, isSaid) => {
  const place = placeOf({ report: 'activity' })
  renderPage(<ReportsScreen place={place} />, 'en', '/reports?company', client => {
    client.setQueryData(activityQuery(place).queryKey, {
      data: { ...activity, as_of: '2026-11-23T09:00:00Z' },
    })
    client.setQueryData(activityPeopleQuery(place).queryKey, { pages: [people], pageParams: [undefined] })
    client.setQueryData(appearanceQuery().queryKey, { data: { color: 'masar', time_zone: zone } })
  })
  expect(screen.queryByText(/ends at midnight in Riyadh/) !== null).toBe(isSaid)
})
