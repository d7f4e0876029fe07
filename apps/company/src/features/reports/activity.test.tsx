import { sessionStore } from '@masar/app-shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { serve, served } from '../../testing/serve.tsx'
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
  expect(place).toEqual({ report: 'activity', by: 'person', quiet: 30, department: 7 })
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
  show('en', {}, { ...activity, people: 0 })
  expect(screen.getByText('Nobody has joined yet')).toBeVisible()
})
