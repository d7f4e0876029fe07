import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { given, serve, served } from '../../../testing/serve.tsx'
import type { ListPlace } from '../../people/parts/found.ts'
import { addressOf, placeOf, standingPlaceOf, type StandingSort } from '../place.ts'
import { type Standing, standingQuery } from '../queries.ts'
import { StandingView } from './standing-view.tsx'

const standing = (id: number, course: string, group: string, people: number): Standing => ({
  id,
  group: { id, name: group },
  department: null,
  course: { id, name: course },
  path: null,
  due_on: null,
  due_days: 14,
  counts_working_days: false,
  people,
  created_at: '2026-11-01T00:00:00Z',
})
const all = [standing(1, 'السلامة', 'السائقون', 2), standing(2, 'الكتابة الواضحة', 'إدارة المبيعات', 40)]
const show = (place: ListPlace<StandingSort>, locale: 'ar' | 'en' = 'ar') =>
  given(
    <StandingView place={place} />,
    standingQuery().queryKey,
    { data: all },
    locale,
    '/learn?company&view=standing',
  )

beforeEach(() => {
  sessionStore.setState({ role: 'owner' })
  serve({})
})

test('standing assignments are found by what and whose, folded, and ordered', () => {
  const shown = (place: ListPlace<StandingSort>) => {
    const { unmount } = show(place)
    const names = screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    unmount()
    return names
  }
  expect(shown({})).toEqual(['السلامة', 'الكتابة الواضحة'])
  expect(shown({ sort: 'name' })).toEqual(
    ['السلامة', 'الكتابة الواضحة'].toSorted(new Intl.Collator('ar').compare),
  )
  expect(shown({ sort: 'people' })).toEqual(['الكتابة الواضحة', 'السلامة'])
  expect(shown({ q: 'اداره' })).toEqual(['الكتابة الواضحة'])
  expect(shown({ q: 'nothing' })).toEqual(['لا نتائج لهذا البحث'])
})

test('search and order are in the URL', async () => {
  const place = { view: 'standing', q: 'x', sort: 'people' } as const
  expect(placeOf(Object.fromEntries(new URL(addressOf(place), 'https://masar.test').searchParams))).toEqual(
    place,
  )
  expect(standingPlaceOf({ view: 'standing', sort: 'progress' })).toEqual({})
  const { address } = show({ q: 'ال' }, 'en')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most people first')
  await waitFor(() => expect(address()).toMatch(/q=ال.*sort=people/))
  expect(address()).toContain('view=standing')
})

test.each([
  ['ar', 'تحديد كل المعروض', 'إنهاء التكليفات', 'إنهاء تكليفين دائمين؟'],
  ['en', 'Choose all that are shown', 'End the assignments', 'End 2 standing assignments?'],
] as const)('in %s many end together; one that is gone is named', async (locale, each, act, ask) => {
  serve({
    'POST /standing-assignments/remove': { data: { done: [1], refused: [{ id: 2, code: 'not_found' }] } },
  })
  const { address } = show({ q: 'ال' }, locale)
  await userEvent.click(screen.getByRole('checkbox', { name: each }))
  await waitFor(() => expect(address()).toMatch(/view=standing&q=ال&chosen=1-2/))
  await userEvent.click(screen.getByRole('button', { name: act }))
  const dialog = within(await screen.findByRole('alertdialog', { name: ask }))
  await userEvent.click(dialog.getByRole('button', { name: act }))
  await waitFor(() => expect(served('POST /standing-assignments/remove')).toEqual([{ ids: [1, 2] }]))
  const row = within(await screen.findByRole('dialog')).getByRole('listitem')
  expect(row).toHaveTextContent(/الكتابة الواضحة.*إدارة المبيعات/)
})

test('an auditor ends none', () => {
  sessionStore.setState({ role: 'auditor' })
  show({})
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test.each(['ar', 'en'] as const)('in %s whoever waits for a seat is named above them', async locale => {
  serve({
    'GET /standing-assignments/waiting?limit=25': {
      data: [
        {
          employee: { id: 12, name: 'Grace Wanjiru' },
          course: { id: 3, title: 'السلامة' },
          outcome: 'no_seat',
        },
      ],
      meta: { next_cursor: null, total: 1, total_is_capped: false },
    },
  })
  show({}, locale)
  const waiting = await screen.findByRole('table', {
    name: locale === 'ar' ? 'من ينتظر مقعدًا' : 'Who waits for a seat',
  })
  expect(within(waiting).getByRole('link', { name: 'Grace Wanjiru' })).toBeVisible()
  expect(waiting).toHaveTextContent('السلامة')
})

test('where it could not be loaded who waits, it is said, and is tried again', async () => {
  const waiting = 'GET /standing-assignments/waiting?limit=25'
  serve({ [waiting]: { status: 500, code: 'internal', message: 'Something is wrong here.' } })
  show({}, 'en')
  expect(await screen.findByText('Something is wrong here.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(served(waiting)).toHaveLength(2))
})
