import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { given, serve, served } from '../../testing/serve.tsx'
import { type CompletionReport, completionQuery, type SeatReport, seatReportQuery } from './api.ts'
import { addressOf, placeOf, type ReportPlace } from './place.ts'
import { ReportsScreen } from './reports-screen.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const totals = {
  assigned: 9,
  not_started: 3,
  in_progress: 2,
  completed: 4,
  overdue: 1,
  begun: 0,
  begun_completed: 0,
}
const named = (id: number | null, name: string | null, counts: object) => ({
  id,
  name,
  course: null,
  ...totals,
  ...counts,
})
const completion: CompletionReport = {
  as_of: '2026-11-23T09:00:00Z',
  totals,
  months: [{ month: '2026-03', assigned: 9, begun: 0, completed: 4 }],
  rows: [
    named(1, 'الأمن السيبراني', { assigned: 8, overdue: 1 }),
    named(2, 'سلامة وأمن المنشآت', { assigned: 5, overdue: 4 }),
    named(3, 'الصحة المهنية', { assigned: 2, overdue: 3 }),
    named(null, null, { assigned: 1, overdue: 0 }),
  ],
  too_few: null,
}
const show = (search: object, locale: 'ar' | 'en' = 'ar') => {
  const place = placeOf({ report: 'completion', ...search })
  return given(
    <ReportsScreen place={place} />,
    completionQuery(place).queryKey,
    { data: completion },
    locale,
    addressOf(place),
  )
}
const table = () => screen.getByRole('table', { name: /^(أرقام التقرير|The figures of the report)$/ })
const firstCells = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''))
const [cyber, sites, health, none] = ['الأمن السيبراني', 'سلامة وأمن المنشآت', 'الصحة المهنية', 'بلا قسم']

test('the address keeps what is searched for and the order, and names no order that the report has of itself', () => {
  const place = { report: 'scores', by: 'exam', course: 3, q: 'امن', sort: '-share' } as const
  const { searchParams } = new URL(addressOf(place), 'https://masar.test')
  expect(placeOf(Object.fromEntries(searchParams))).toEqual(place)
  const read = (search: object) => {
    const { q, sort } = placeOf({ report: 'completion', ...search })
    return [q, sort]
  }
  expect(read({ q: ' ', sort: '-assigned' })).toEqual([undefined, undefined])
  expect(read({ sort: 'assigned' })).toEqual([undefined, 'assigned'])
  expect(read({ sort: 'hours' })).toEqual([undefined, undefined])
  expect(read({ by: 'person', sort: '-assigned' })).toEqual([undefined, '-assigned'])
  expect(read({ by: 'person', sort: '-hours' })).toEqual([undefined, undefined])
  expect(read({ by: 'person', sort: '-name' })).toEqual([undefined, '-name'])
  expect(read({ by: 'month', sort: 'name' })).toEqual([undefined, undefined])
  expect(read({ report: 'seats', by: 'month', sort: '-name' })).toEqual([undefined, undefined])
  expect(read({ report: 'spending', sort: 'spent' })).toEqual([undefined, 'spent'])
})

test.each(['ar', 'en'] as const)(
  'rows are found by their name, folded, and stand by any column, in %s',
  locale => {
    const shown = (search: object) => {
      const { unmount } = show({ by: 'department', ...search }, locale)
      const cells = firstCells()
      unmount()
      return cells
    }
    const last = locale === 'ar' ? none : 'No department'
    expect(shown({})).toEqual([cyber, sites, health, last])
    expect(shown({ q: 'امن' })).toEqual([cyber, sites])
    expect(shown({ q: 'الصحه' })).toEqual([health])
    expect(shown({ sort: '-overdue' })).toEqual([sites, health, cyber, last])
    expect(shown({ sort: 'name' })).toEqual([cyber, health, sites, last])
    expect(shown({ sort: '-name' })).toEqual([sites, health, cyber, last])
  },
)

test.each([
  ['ar', 'نوفمبر'],
  ['en', 'november'],
] as const)('months are found by their name in %s', (locale, q) => {
  const rows = ['2026-10', '2026-11'].map(month => named(null, month, {}))
  const place = placeOf({ report: 'completion', by: 'month', q })
  given(
    <ReportsScreen place={place} />,
    completionQuery(place).queryKey,
    { data: { ...completion, rows } },
    locale,
    addressOf(place),
  )
  expect(firstCells()).toHaveLength(1)
  expect(firstCells()[0]?.toLowerCase()).toContain(q)
})

test('the head of a column puts rows in order, and the address says which; search adds to it', async () => {
  const { address } = show({ by: 'department', from: '2026-03-01', sort: 'overdue' }, 'en')
  const head = (name: string) => within(table()).getByRole('columnheader', { name })
  expect(head('Overdue')).toHaveAttribute('aria-sort', 'ascending')
  expect(head('Assigned')).toHaveAttribute('aria-sort', 'none')
  await userEvent.click(within(head('Overdue')).getByRole('button'))
  await waitFor(() => expect(address()).toMatch(/by=department&from=2026-03-01&sort=-overdue$/))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search departments' }), 'امن')
  await waitFor(() => expect(address()).toMatch(/from=2026-03-01&q=امن&sort=overdue$/))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), 'By month')
  await waitFor(() => expect(address()).toMatch(/by=month&from=2026-03-01$/))
})

test('in the order of the report itself its column says so, and going back to it leaves the address', async () => {
  const { address } = show({ sort: 'assigned' }, 'en')
  await userEvent.click(within(table()).getByRole('button', { name: 'Assigned' }))
  await waitFor(() => expect(address()).toMatch(/report=completion$/))
})

test.each(['ar', 'en'] as const)(
  'where nothing has the words it says so, and they can be cleared, in %s',
  async locale => {
    const { address } = show({ q: 'لا شيء', course: '3' }, locale)
    const ar = locale === 'ar'
    expect(screen.getByRole('heading', { name: ar ? 'لا نتائج لهذا البحث' : 'No results' })).toBeVisible()
    expect(screen.queryByRole('table', { name: /أرقام التقرير|The figures of the report/ })).toBeNull()
    await userEvent.click(
      screen.getAllByRole('button', { name: ar ? 'مسح البحث' : 'Clear the search' }).at(-1) as HTMLElement,
    )
    await waitFor(() => expect(address()).toMatch(/course=3$/))
  },
)

const meta = { next_cursor: null, total: 0, total_is_capped: false }

test.each(['completion', 'activity'] as const)(
  'people of %s are found and ordered by the service, as the address says',
  async report => {
    const people = `GET /reports/${report}/people?department=7&q=sara&sort=-name&limit=50`
    serve({
      [people]: { data: [], meta },
      'GET /reports/activity?department=7': {
        data: {
          as_of: completion.as_of,
          people: 8,
          active: [{ days: 7, people: 2 }],
          totals: { people: 2, days: 3, seconds: 60 },
          months: [],
          rows: [],
        },
      },
    })
    const { address } = show({ report, by: 'person', department: '7', q: 'sara', sort: '-name' }, 'en')
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeVisible()
    expect(served(people)).toHaveLength(1)
    expect(screen.getByRole('searchbox', { name: 'Search by name or number' })).toHaveValue('sara')
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) as HTMLElement)
    await waitFor(() => expect(address()).toMatch(/department=7&sort=-name$/))
  },
)

test('people stand by any column, stay chosen in another order, and those chosen are acted on', async () => {
  const person = { id: 11, name: 'Sara', number: null, department: null, assigned: 4, not_started: 1 }
  const counts = { in_progress: 0, completed: 3, overdue: 0, begun: 0, begun_completed: 0 }
  const listed = {
    data: [{ ...person, ...counts }],
    meta: { total: 1, total_is_capped: false, next_cursor: null },
  }
  const [byName, byCompleted] = ['?limit=50', '?sort=-completed&limit=50'].map(
    query => `GET /reports/completion/people${query}`,
  ) as [string, string]
  serve({ [byName]: listed, [byCompleted]: listed, 'POST /employees/bulk': { data: { id: 5 } } })
  const { address, unmount } = show({ by: 'person' }, 'en')
  await userEvent.click(await screen.findByRole('checkbox', { name: /Sara/ }))
  await waitFor(() => expect(address()).toMatch(/chosen=11$/))
  unmount()
  const again = show({ by: 'person', sort: '-completed', chosen: '11' }, 'en')
  const finished = () => within(screen.getByRole('grid')).getByRole('columnheader', { name: 'Finished' })
  expect((await screen.findAllByText('1 person chosen')).length).toBeGreaterThan(0)
  expect(finished()).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(finished())
  await waitFor(() => expect(again.address()).toMatch(/by=person&sort=completed&chosen=11$/))
  await userEvent.click(screen.getByRole('button', { name: 'Send a message' }))
  await userEvent.type((await screen.findAllByRole('textbox'))[0] as HTMLElement, 'Well done')
  await userEvent.click(screen.getAllByRole('button', { name: 'Send a message' }).at(-1) as HTMLElement)
  await waitFor(() =>
    expect(served('POST /employees/bulk')).toMatchObject([{ act: 'message', employee_ids: [11] }]),
  )
})

test('people who are not there yet, or could not be loaded, are not counted as none', async () => {
  serve({})
  const list = () => within(screen.getByRole('region', { name: 'People' }))
  const { unmount } = show({ by: 'person' }, 'en')
  expect(list().getByRole('status')).toBeEmptyDOMElement()
  unmount()
  serve({ 'GET /reports/completion/people?limit=50': { status: 403, message: 'No.', code: 'forbidden' } })
  show({ by: 'person' }, 'en')
  expect(await list().findByRole('heading', { level: 3 })).toBeVisible()
  expect(list().getByRole('status')).toBeEmptyDOMElement()
})

test('the file and a saved view have what is searched for, and the order', async () => {
  serve({
    'POST /reports/export': new Response('x'),
    'POST /saved-reports': { data: { id: 3 } },
    'GET /saved-reports': { data: [] },
  })
  const asked = { report: 'completion', by: 'course', q: 'امن', sort: 'overdue' } as const
  show({ q: 'امن', sort: 'overdue' }, 'en')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(served('POST /reports/export')).toEqual([{ ...asked, format: 'xlsx' }]))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Security')
  await userEvent.click(screen.getByRole('button', { name: 'Save the view' }))
  await waitFor(() =>
    expect(served('POST /saved-reports')).toEqual([{ name: 'Security', is_shared: false, ...asked }]),
  )
})

test('seats are found and put in order, and so is their file', async () => {
  serve({ 'POST /reports/seats/export': new Response('x') })
  const none_ = { bought: 0, assigned: 0, started: 0, returned: 0, expired: 0, refunded: 0 }
  const report: SeatReport = {
    as_of: completion.as_of,
    totals: { ...none_, used: 1, free: 1 },
    months: [{ month: '2026-03', ...none_ }],
    rows: [
      { id: 1, name: cyber ?? '', ...none_, bought: 9, refunded: 1 },
      { id: 2, name: sites ?? '', ...none_, bought: 4, refunded: 3 },
    ],
  }
  const place = placeOf({ report: 'seats', q: 'امن', sort: '-refunded_seats' }) as ReportPlace<'seats'>
  given(
    <ReportsScreen place={place} />,
    seatReportQuery(place).queryKey,
    { data: report },
    'en',
    addressOf(place),
  )
  expect(firstCells()).toEqual([sites, cyber])
  expect(screen.getByRole('columnheader', { name: 'Refunded' })).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
  await waitFor(() =>
    expect(served('POST /reports/seats/export')).toEqual([
      { by: 'course', q: 'امن', sort: '-refunded_seats', format: 'xlsx' },
    ]),
  )
})
