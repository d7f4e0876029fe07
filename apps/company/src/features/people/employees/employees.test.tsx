import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { employees } from '../../../testing/samples.ts'
import { given, serve, served } from '../../../testing/serve.tsx'
import { readDraft } from '../../learn/assign/draft.ts'
import { departmentsQuery, groupsQuery } from '../queries.ts'
import { employeesQuery } from './api.ts'
import { keptColumns } from './columns.ts'
import { EmployeesScreen } from './employees-screen.tsx'
import { addressOf, filtersOf, isNarrowed } from './filters.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStore.setState({ role: 'owner' })
})

const act = {
  id: 7,
  act: 'deactivate',
  state: 'running',
  is_notified: true,
  total: 714,
  done: 0,
  changed: 0,
  skipped: 0,
  held_by_role: 0,
  limited: 0,
}

const show = (locale: 'ar' | 'en', total = 2, actId?: number) => {
  const page = { data: employees.data, meta: { ...employees.meta, total } }
  const answer = { pages: [page], pageParams: [undefined] }
  const shown = given(
    <EmployeesScreen filters={{ state: 'active' }} {...(actId !== undefined && { actId })} />,
    employeesQuery({ state: 'active' }).queryKey,
    answer,
    locale,
    '/Employees?state=active',
  )
  shown.queryClient.setQueryData(groupsQuery().queryKey, {
    data: [{ id: 5, name: 'السائقون', names: { ar: 'السائقون' }, member_count: 0, rule_count: 0 }],
  })
  shown.queryClient.setQueryData(departmentsQuery().queryKey, { data: [] })
  return shown
}

test('group and line manager are in the address too', () => {
  const filters = { q: 'a', group: 4, manager: 9, sort: 'newest' } as const
  expect(
    filtersOf(Object.fromEntries(new URL(addressOf(filters), 'https://masar.test').searchParams)),
  ).toEqual(filters)
  expect([isNarrowed({ group: 4 }), isNarrowed({ manager: 9 }), isNarrowed({ sort: 'newest' })]).toEqual([
    true,
    true,
    false,
  ])
})

test.each([
  [null, ['number', 'department', 'state', 'progress', 'overdue']],
  ['overdue,job,size', ['job', 'overdue']],
  ['x', ['number', 'department', 'state', 'progress', 'overdue']],
])('columns kept as %j are %j', (text, columns) => expect(keptColumns(text)).toEqual(columns))

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'
  const chooseFirst = () =>
    userEvent.click(screen.getByRole('checkbox', { name: ar ? /تحديد عبد الرحمن/ : /Select عبد الرحمن/ }))

  test('a chosen person is added to a group, and the result is shown', async () => {
    serve({
      'POST /employees/bulk': { data: { id: 7, total: 1 } },
      'GET /employee-acts/7': {
        data: { ...act, act: 'add_to_group', state: 'done', total: 1, done: 1, changed: 1 },
      },
    })
    show(locale)
    await chooseFirst()
    await userEvent.click(screen.getByRole('button', { name: ar ? 'إجراء على المحددين' : 'Act on them' }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: ar ? 'الإضافة إلى مجموعة' : 'Add to a group' }),
    )
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(ar ? 'يشمل هذا شخصًا واحدًا.' : 'This concerns 1 person.')
    const add = within(dialog).getByRole('button', { name: ar ? 'الإضافة إلى مجموعة' : 'Add to a group' })
    await userEvent.click(add)
    const group = within(dialog).getByRole('combobox')
    expect(group).toHaveAccessibleDescription(ar ? 'اختر مجموعة.' : 'Choose a group.')
    await waitFor(() => expect(group).toHaveFocus())
    await userEvent.selectOptions(group, '5')
    await userEvent.click(add)
    expect(await screen.findByText(ar ? 'أُضيف شخص واحد.' : '1 person was added.')).toBeVisible()
    expect(served('POST /employees/bulk')).toEqual([{ act: 'add_to_group', group_id: 5, employee_ids: [11] }])
    await userEvent.click(
      within(screen.getByRole('dialog'))
        .getAllByRole('button', { name: ar ? 'إغلاق' : 'Close' })
        .at(-1)!,
    )
    await waitFor(() => expect(screen.queryByText(ar ? 'حددت شخصًا واحدًا' : '1 person chosen')).toBeNull())
  })

  test('where there is no group to add to, the way to make one is shown', async () => {
    show(locale).queryClient.setQueryData(groupsQuery().queryKey, { data: [] })
    await chooseFirst()
    await userEvent.click(screen.getByRole('button', { name: ar ? 'إجراء على المحددين' : 'Act on them' }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: ar ? 'الإضافة إلى مجموعة' : 'Add to a group' }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    const way = await dialog.findByRole('link', { name: ar ? 'إنشاء مجموعة' : 'Make a group' })
    expect(way.getAttribute('href')).toMatch(/\/groups\?company$/)
    expect(dialog.getByRole('button', { name: ar ? 'الإضافة إلى مجموعة' : 'Add to a group' })).toBeDisabled()
  })

  test('a leaver is taken back, and the result is shown', async () => {
    serve({
      'POST /employees/bulk': { data: { id: 7, total: 1 } },
      'GET /employee-acts/7': {
        data: { ...act, act: 'reactivate', state: 'done', total: 1, done: 1, changed: 1 },
      },
    })
    show(locale)
    await chooseFirst()
    const name = ar ? 'إعادة الموظفين' : 'Reactivate'
    await userEvent.click(screen.getByRole('button', { name: ar ? 'إجراء على المحددين' : 'Act on them' }))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(ar ? /تصله دعوة/ : /they get an invitation instead/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name }))
    expect(await screen.findByText(ar ? 'أُعيد شخص واحد.' : '1 person was reactivated.')).toBeVisible()
    expect(served('POST /employees/bulk')).toEqual([{ act: 'reactivate', employee_ids: [11] }])
  })

  test('all that match are deactivated by their filters, once what happens to seats is said', async () => {
    serve({
      'POST /employees/bulk': { data: { id: 7, total: 714 } },
      'GET /employee-acts/7': { data: { ...act, done: 300, changed: 290 } },
      'POST /employee-acts/7/cancel': { data: null },
    })
    show(locale, 714)
    await userEvent.click(screen.getByRole('checkbox', { name: ar ? 'تحديد الكل' : 'Select all' }))
    await userEvent.click(
      screen.getByRole('button', {
        name: ar ? 'تحديد المطابقين كلهم، وهم 714 شخصًا' : 'Choose all 714 that match',
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: ar ? 'إجراء على المحددين' : 'Act on them' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: ar ? 'إيقاف الحساب' : 'Deactivate' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent(ar ? 'تعود المقاعد إلى الشركة' : 'Their seats come back to the company')
    await userEvent.click(within(dialog).getByRole('button', { name: ar ? 'إيقاف الحساب' : 'Deactivate' }))
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
    const running = screen.getByRole('dialog')
    expect(running).toHaveTextContent(ar ? 'سيصلك إشعار عند الانتهاء' : 'A notification tells you')
    expect(served('POST /employees/bulk')).toEqual([{ act: 'deactivate', filters: { state: 'active' } }])
    await userEvent.click(within(running).getByRole('button', { name: ar ? 'إيقاف' : 'Stop' }))
    await waitFor(() => expect(served('POST /employee-acts/7/cancel')).toHaveLength(1))
  })

  test('a notification leads to what came of an act, or says that it is gone', async () => {
    serve({
      'GET /employee-acts/7': {
        data: { ...act, state: 'cancelled', done: 714, changed: 700, skipped: 12, held_by_role: 2 },
      },
      'GET /employee-acts/8': { status: 404, code: 'not_found', message: '' },
    })
    const { unmount } = show(locale, 2, 7)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(dialog).toHaveTextContent(ar ? 'شخصان لهما دوران' : '2 people have company roles'),
    )
    expect(dialog).toHaveTextContent(ar ? 'وما أُنجز قبل ذلك باقٍ' : 'What was done until then stays')
    unmount()
    show(locale, 2, 8)
    await waitFor(async () =>
      expect(await screen.findByRole('dialog')).toHaveTextContent(ar ? 'لم يعد موجودًا' : 'no longer there'),
    )
  })

  test('columns are chosen and kept, and axe finds nothing', async () => {
    show(locale)
    const heads = () => screen.getAllByRole('columnheader').map(cell => cell.textContent)
    const job = ar ? 'المسمى الوظيفي' : 'Job'
    expect(heads()).not.toContain(job)
    await userEvent.click(screen.getByRole('button', { name: ar ? 'الأعمدة' : 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: job }))
    await userEvent.click(screen.getAllByRole('button', { name: ar ? 'إغلاق' : 'Close' }).at(-1)!)
    await waitFor(() => expect(heads()).toContain(job))
    expect(localStorage.getItem('masar-employee-columns')).toContain('job')
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})

test('an error is shown, and the same can be sent again', async () => {
  serve({
    'POST /employees/bulk': { status: 403, code: 'forbidden', message: 'لا يمكنك فتح هذا.' },
  })
  show('ar', 900)
  await userEvent.click(screen.getByRole('checkbox', { name: 'تحديد الكل' }))
  await userEvent.click(screen.getByRole('button', { name: 'إجراء على المحددين' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'إعادة إرسال الدعوات' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'إعادة إرسال الدعوات' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('لا يمكنك فتح هذا.')
})

test('an auditor cannot select anyone', () => {
  sessionStore.setState({ role: 'auditor' })
  show('ar')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('all that match are taken along to be assigned something, however many', async () => {
  sessionStorage.clear()
  show('en', 5000)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose all 5,000 that match' }))
  await userEvent.click(screen.getByRole('button', { name: 'Act on them' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign courses' }))
  await waitFor(() =>
    expect(readDraft()).toMatchObject({
      people: [],
      matching: { filters: { state: 'active' }, count: 5000 },
    }),
  )
})

test('an act that takes everybody off the list still says what came of it', async () => {
  serve({
    'POST /employees/bulk': { data: { id: 7, total: 2 } },
    'GET /employee-acts/7': { data: { ...act, state: 'done', total: 2, done: 2, changed: 2 } },
  })
  const { queryClient } = show('en')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(screen.getByRole('button', { name: 'Act on them' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
  const asked = await screen.findByRole('alertdialog')
  await userEvent.click(within(asked).getByRole('button', { name: 'Deactivate' }))
  await screen.findByText('2 people were deactivated.')
  queryClient.setQueryData(employeesQuery({ state: 'active' }).queryKey, {
    pages: [{ data: [], meta: { ...employees.meta, total: 0 } }],
    pageParams: [undefined],
  })
  await waitFor(() => expect(screen.getByText('No results')).toBeInTheDocument())
  expect(screen.getByText('2 people were deactivated.')).toBeVisible()
})

test.each([
  [
    'en',
    'Act on them',
    'Remind of what is assigned',
    '2 people were reminded.',
    '3 people were not reminded',
  ],
  ['ar', 'إجراء على المحددين', 'التذكير بالتكليفات', 'ذُكّر شخصان.', '3 أشخاص لم يُذكَّروا'],
] as const)(
  'in %s people are reminded, and it is said of whom not',
  async (locale, open, name, done, not) => {
    serve({
      'POST /employees/bulk': { data: { id: 7, total: 5 } },
      'GET /employee-acts/7': {
        data: { ...act, act: 'remind', state: 'done', total: 5, done: 5, changed: 2, skipped: 3 },
      },
    })
    show(locale)
    await userEvent.click(
      screen.getByRole('checkbox', { name: locale === 'ar' ? 'تحديد الكل' : 'Select all' }),
    )
    await userEvent.click(screen.getByRole('button', { name: open }))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
    expect(await screen.findByText(done)).toBeVisible()
    expect(screen.getByText(new RegExp(not))).toBeVisible()
    expect(served('POST /employees/bulk')).toMatchObject([{ act: 'remind', employee_ids: [11, 12] }])
  },
)

test('those who are chosen alone go into a file', async () => {
  show('en')
  await userEvent.click(screen.getByRole('checkbox', { name: /Select عبد الرحمن/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Act on them' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }))
  expect(await screen.findByText(/^The file has 1 person/)).toBeVisible()
})

test('progress and the standing with requirements are in the URL', () => {
  expect(filtersOf({ progress: 'overdue', compliance: 'late' })).toEqual({
    progress: 'overdue',
    compliance: 'late',
  })
  expect(filtersOf({ progress: 'nonsense', compliance: 'met; drop' })).toEqual({})
})
