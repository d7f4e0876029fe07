import { ApiError } from '@masar/api-sdk'
import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failed, given, serve, served } from '../../testing/serve.tsx'
import { departmentsQuery } from '../people/queries.ts'
import {
  completionPeopleQuery,
  completionQuery,
  type CompletionReport,
  scoresQuery,
  type ScoresReport,
  timeQuery,
} from './api.ts'
import { addressOf, daysOf, type LearningReport, placeOf, type ReportPlace } from './place.ts'
import { ReportsScreen } from './reports-screen.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))
afterEach(() => vi.restoreAllMocks())

const totals = {
  assigned: 9,
  not_started: 3,
  in_progress: 2,
  completed: 4,
  overdue: 1,
  begun: 0,
  begun_completed: 0,
}
const completion: CompletionReport = {
  as_of: '2026-11-23T09:00:00Z',
  totals,
  months: [
    { month: '2026-03', assigned: 5, begun: 0, completed: 0 },
    { month: '2026-04', assigned: 4, begun: 0, completed: 4 },
  ],
  rows: [
    { id: 7, name: 'العمليات', course: null, ...totals, assigned: 8 },
    { id: null, name: null, course: null, ...totals, assigned: 1, overdue: 0 },
  ],
  too_few: null,
}
const departments = [
  { id: 7, name: 'العمليات', parent_id: null },
  { id: 8, name: 'المستودعات', parent_id: 7 },
].map(each => ({ ...each, names: { ar: each.name }, head: null, employee_count: 1, branch_count: 2 }))
const byDepartment: ReportPlace<LearningReport> = {
  report: 'completion',
  by: 'department',
  from: '2026-03-01',
}

const show = (place: ReportPlace<LearningReport>, data: object, locale: 'ar' | 'en' = 'ar') => {
  const query = { completion: completionQuery, time: timeQuery, scores: scoresQuery }[place.report]
  const shown = given(
    <ReportsScreen place={place} />,
    query(place).queryKey,
    { data },
    locale,
    addressOf(place),
  )
  return shown
}
const address = (name: string | RegExp, within_: HTMLElement = document.body) =>
  new URL(within(within_).getByRole('link', { name }).getAttribute('href') ?? '', 'https://masar.test')

test('the address keeps the whole place, and takes nothing that cannot be', () => {
  const place: ReportPlace<LearningReport> = {
    report: 'scores',
    by: 'exam',
    from: '2026-01-31',
    to: '2026-02-28',
    department: 1,
    group: 2,
    course: 3,
    source: 'licence',
  }
  const written = new URL(addressOf(place), 'https://masar.test')
  expect(placeOf(Object.fromEntries(written.searchParams))).toEqual(place)
  expect(placeOf({ report: 'time', by: 'exam', from: '2026-02-30', course: 'x' })).toEqual({
    report: 'time',
    by: 'course',
  })
  expect(addressOf({ report: 'completion', by: 'course' })).not.toContain('by')
  expect(daysOf('2028-02', { from: '2028-02-10' })).toEqual({ from: '2028-02-10', to: '2028-02-29' })
  expect(daysOf('2026-12', { to: '2027-01-15' })).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('each number opens the assignments that it counts; a department leads to those below it', async () => {
    const { container, queryClient } = show(byDepartment, completion, locale)
    queryClient.setQueryData(departmentsQuery().queryKey, { data: departments })
    const table = screen.getByRole('table', { name: ar ? 'أرقام التقرير' : 'The figures of the report' })
    const [, first, second] = within(table).getAllByRole('row')
    const overdue = within(first as HTMLElement)
      .getAllByRole('link')
      .at(-1) as HTMLElement
    const opened = new URL(overdue.getAttribute('href') ?? '', 'https://masar.test')
    expect(Object.fromEntries(opened.searchParams)).toMatchObject({
      state: 'overdue',
      with_left: 'true',
      department: '7',
      from: '2026-03-01',
    })
    await waitFor(() => {
      const below = address('العمليات', first)
      expect([below.searchParams.get('department'), below.searchParams.get('by')]).toEqual([
        '7',
        'department',
      ])
    })
    expect(second).toHaveTextContent(ar ? 'بلا قسم' : 'No department')
    expect(within(second as HTMLElement).queryByRole('link')).toBeNull()
    expect(container).toHaveTextContent(ar ? /44.?%.? مما كُلِّف به/ : '44% of what was assigned')
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  test('what was begun by licence is shown separately, and opens by person', () => {
    const begun = { begun: 6, begun_completed: 2 }
    const rows = completion.rows.map(row => ({ ...row, ...begun }))
    show(byDepartment, { ...completion, totals: { ...totals, ...begun }, rows }, locale)
    const table = screen.getByRole('table', { name: ar ? 'أرقام التقرير' : 'The figures of the report' })
    const [head, first] = within(table).getAllByRole('row')
    expect(head).toHaveTextContent(ar ? 'بدأ بالرخصة' : 'Begun by licence')
    const opened = new URL(
      within(first as HTMLElement)
        .getByRole('link', { name: '6' })
        .getAttribute('href') ?? '',
      'https://masar.test',
    )
    expect(Object.fromEntries(opened.searchParams)).toMatchObject({
      by: 'person',
      source: 'licence',
      department: '7',
      from: '2026-03-01',
    })
  })

  test('nothing in the period, nothing at all and a failed call each say so', async () => {
    const nothing = { ...completion, totals: { ...totals, assigned: 0 }, months: [], rows: [] }
    const narrowed = show(byDepartment, nothing, locale)
    expect(
      screen.getByRole('button', { name: ar ? 'إزالة عوامل التصفية' : 'Clear the filters' }),
    ).toBeVisible()
    narrowed.unmount()
    const empty = show({ report: 'completion', by: 'course' }, nothing, locale)
    expect(empty.container).toHaveTextContent(ar ? 'لا تكليفات بعد' : 'Nothing is assigned yet')
    empty.unmount()
    const error = new ApiError('answer', 500, { code: 'internal' })
    const place = { report: 'time', by: 'course' } as const
    failed(<ReportsScreen place={place} />, timeQuery(place).queryKey, error, locale)
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })
})

test('results that are held back are said to be left out', () => {
  const counted = { results: 4, passed: 3, mean: 71.5, hidden: 2 }
  const scores: ScoresReport = {
    as_of: completion.as_of,
    totals: counted,
    months: [{ month: '2026-04', ...counted }],
    rows: [{ id: 3, name: 'Final', course: 'Safety', ...counted }],
    too_few: null,
  }
  const { container } = show({ report: 'scores', by: 'exam' }, scores, 'en')
  expect(container).toHaveTextContent('2 results are not released yet and are not counted here.')
  const row = screen.getAllByRole('row').at(-1)
  expect(row).toHaveTextContent('Safety › Final')
  expect(row).toHaveTextContent('4375%71.5%')
})

test('finance sees counts, and no names', () => {
  sessionStore.setState({ role: 'finance' })
  show({ ...byDepartment, by: 'course' }, completion)
  expect(screen.queryByRole('option', { name: 'حسب الموظف' })).toBeNull()
  expect(screen.getByRole('option', { name: 'حسب القسم' })).toBeInTheDocument()
  expect(
    screen.queryAllByRole('link').filter(link => /\/learn/.test(link.getAttribute('href') ?? '')),
  ).toEqual([])
})

test('finance has the file of what is shown, at once', async () => {
  sessionStore.setState({ role: 'finance' })
  serve({ 'POST /reports/export': new Response('x') })
  show({ ...byDepartment, by: 'course' }, completion)
  await userEvent.click(screen.getByRole('button', { name: 'تصدير' }))
  await userEvent.click((await screen.findAllByRole('button', { name: 'تصدير' })).at(-1)!)
  await waitFor(() =>
    expect(served('POST /reports/export')).toMatchObject([{ report: 'completion', by: 'course' }]),
  )
  expect(served('POST /reports/exports')).toEqual([])
})

test.each(['ar', 'en'] as const)('of too few people nothing is shown, and it is said, in %s', locale => {
  sessionStore.setState({ role: 'finance' })
  const place: ReportPlace<LearningReport> = { report: 'completion', by: 'course' }
  const few = { totals: false, rows: 2, months: ['2026-05'] }
  const some = show(place, { ...completion, too_few: few }, locale)
  expect(some.container).toHaveTextContent(
    locale === 'ar'
      ? 'لا تُعرض أرقام تخص أقل من خمسة أشخاص'
      : 'Figures of fewer than five people are not shown',
  )
  expect(
    screen.getByRole('table', { name: locale === 'ar' ? 'أرقام التقرير' : 'The figures of the report' }),
  ).toBeVisible()
  some.unmount()
  show(
    place,
    { ...completion, totals: null, months: [], rows: [], too_few: { ...few, totals: true } },
    locale,
  )
  expect(
    screen.getByRole('heading', {
      name: locale === 'ar' ? 'العدد أقل من أن تُعرض أرقامه' : 'Too few people to show',
    }),
  ).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('the file has the filters of the table; a long one is made in the background', async () => {
  serve({
    'POST /reports/export': { status: 422, code: 'list_too_long', message: '' },
    'POST /reports/exports': { data: { id: 7 } },
  })
  const place: ReportPlace<LearningReport> = { ...byDepartment, by: 'person' }
  const { queryClient } = show(place, completion, 'en')
  queryClient.setQueryData(completionPeopleQuery(place).queryKey, {
    pages: [{ data: [], meta: { next_cursor: null, total: 0, total_is_capped: false } }],
    pageParams: [undefined],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
  const asked = { report: 'completion', by: 'person', from: '2026-03-01', format: 'xlsx' }
  await waitFor(() => expect(served('POST /reports/exports')).toEqual([asked]))
  expect(served('POST /reports/export')).toEqual([asked])
})
