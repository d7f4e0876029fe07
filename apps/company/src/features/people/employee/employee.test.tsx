import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { employee } from '../../../testing/samples.ts'
import { given, serve, served } from '../../../testing/serve.tsx'
import { departmentsQuery, groupsQuery } from '../queries.ts'
import { historyQuery } from './acts.ts'
import { employeeQuery, type EmployeePage } from './api.ts'
import { EmployeeScreen } from './employee-screen.tsx'

const group = (id: number, name: string) => ({
  id,
  name,
  names: { ar: name },
  member_count: 1,
  rule_count: 0,
})
const whole: EmployeePage = {
  ...employee,
  manager: { id: 3, name: 'نورة' },
  groups: [
    { id: 5, name: 'السائقون', is_by_rule: false },
    { id: 6, name: 'الجدد', is_by_rule: true },
  ],
}

beforeEach(() => sessionStore.setState({ role: 'owner' }))

function show(locale: 'ar' | 'en', change: Partial<EmployeePage> = {}) {
  const data = { ...whole, ...change }
  const shown = given(
    <EmployeeScreen id={11} />,
    employeeQuery(11).queryKey,
    { data },
    locale,
    '/Employees/11?company',
  )
  shown.queryClient.setQueryData(groupsQuery().queryKey, { data: [group(5, 'السائقون'), group(6, 'الجدد')] })
  shown.queryClient.setQueryData(departmentsQuery().queryKey, { data: [] })
  return shown
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('sends what was changed, and only the groups that are held by hand', async () => {
    serve({ 'PATCH /employees/11': { data: null } })
    show(locale)
    await press(ar ? 'تعديل البيانات' : 'Edit the details')
    const number = await screen.findByRole('textbox', {
      name: ar ? /رقم الموظف|الرقم الوظيفي/ : /Employee number/,
    })
    await userEvent.clear(number)
    await userEvent.click(screen.getByRole('checkbox', { name: 'السائقون' }))
    await press(ar ? 'حفظ البيانات' : 'Save the details')
    await waitFor(() =>
      expect(served('PATCH /employees/11')).toEqual([
        { name: whole.name, number: null, job: 'محاسب', group_ids: [] },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a number that is taken is shown at its field', async () => {
    serve({
      'PATCH /employees/11': { status: 422, code: 'validation', errors: { number: ['Another has it.'] } },
    })
    show(locale)
    await press(ar ? 'تعديل البيانات' : 'Edit the details')
    await userEvent.click(
      await screen.findByRole('button', { name: ar ? 'حفظ البيانات' : 'Save the details' }),
    )
    const number = screen.getByRole('textbox', { name: ar ? /رقم الموظف|الرقم الوظيفي/ : /Employee number/ })
    await waitFor(() => expect(number).toHaveAccessibleDescription('Another has it.'))
  })

  test('says what becomes of seats before a person is deactivated, and stays open on an error', async () => {
    serve({ 'POST /employees/11/deactivate': { status: 403, code: 'forbidden', message: 'Refused.' } })
    show(locale)
    await press(ar ? 'إيقاف الحساب' : 'Deactivate')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent(ar ? 'تعود المقاعد إلى الشركة' : 'Their seats come back to the company')
    await userEvent.click(within(dialog).getByRole('button', { name: ar ? 'إيقاف الحساب' : 'Deactivate' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Refused.')
  })

  test('an invitation is sent again or cancelled; who left is taken back', async () => {
    serve({
      'POST /employees/11/invitation': { data: { employee_id: 11, link: 'x', expires_at: '' } },
      'POST /employees/11/reactivate': { data: { state: 'active' } },
    })
    const { unmount } = show(locale, { state: 'invited' })
    await press(ar ? 'إعادة إرسال الدعوة' : 'Send the invitation again')
    await waitFor(() => expect(served('POST /employees/11/invitation')).toHaveLength(1))
    expect(screen.getByRole('button', { name: ar ? 'إلغاء الدعوة' : 'Cancel the invitation' })).toBeVisible()
    unmount()
    show(locale, { state: 'deactivated' })
    await press(ar ? 'إعادة الموظف' : 'Reactivate')
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: ar ? 'إعادة الموظف' : 'Reactivate' }))
    await waitFor(() => expect(served('POST /employees/11/reactivate')).toHaveLength(1))
  })

  test('the history names acts and fields in words, and axe finds nothing', async () => {
    const { queryClient } = show(locale)
    const event = {
      id: 1,
      at: '2026-02-03T10:00:00Z',
      actor: 'سلمى',
      action: 'employee.change',
      changed: ['job', 'number'],
      group: null,
    }
    const others = [
      'employee.remind',
      'licence.return_place',
      'employee.accept_invitation',
      'group.add_people',
      'group.remove_people',
      'group.remove_person',
      'employee.join',
    ].map((action, at) => ({
      ...event,
      id: at + 2,
      action,
      changed: ['sign_on', 'state'],
      group: action === 'group.add_people' ? 'السائقون' : null,
    }))
    const answer = { data: [event, ...others], meta: { next_cursor: null, total: 1, total_is_capped: false } }
    queryClient.setQueryData(historyQuery(11).queryKey, { pages: [answer], pageParams: [undefined] })
    const history = screen.getByRole('heading', { name: ar ? 'السجل' : 'History' }).parentElement!
    await waitFor(() => expect(history).toHaveTextContent('سلمى'))
    expect(history).toHaveTextContent(ar ? 'تغيّرت البيانات' : 'Details changed')
    expect(history).not.toHaveTextContent(/employee\.|licence\.|group\./)
    expect(history).toHaveTextContent(ar ? 'إضافة إلى مجموعةالسائقون' : 'Put into a groupالسائقون')
    expect(history).toHaveTextContent(ar ? 'انضمام عبر الدخول الموحّد' : 'Joined by single sign-on')
    expect(history).not.toHaveTextContent(ar ? 'انضمام عبر رابط' : 'Joined by a link')
    expect(history).toHaveTextContent(ar ? 'المسمى الوظيفي و' : 'Job and Employee number')
    expect(screen.getByText(ar ? '(بقاعدة)' : '(by a rule)', { exact: false })).toBeVisible()
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})

test('an auditor reads, and changes nothing', () => {
  sessionStore.setState({ role: 'auditor' })
  show('ar')
  expect(screen.queryByRole('button', { name: 'تعديل البيانات' })).toBeNull()
})

test.each([
  ['ar', /بعد الانضمام بـ14 يومًا/, /بعد الانضمام بيومي عمل/, /غير محدد/],
  ['en', /14 days after joining/, /2 working days after joining/, /No due date/],
] as const)('in %s the due day of who has not joined is said from joining', (locale, days, working, none) => {
  const [assignment] = whole.assignments
  const due = { due_on: null, due_days: null, counts_working_days: false }
  show(locale, {
    state: 'invited',
    assignments: [
      { ...assignment!, ...due, id: 1, due_days: 14 },
      { ...assignment!, ...due, id: 2, due_days: 2, counts_working_days: true },
      { ...assignment!, ...due, id: 3 },
    ],
  })
  const table = screen.getByRole('table', {
    name: locale === 'ar' ? 'الدورات المكلَّف بها' : 'Assigned courses',
  })
  const texts = within(table)
    .getAllByRole('row')
    .map(row => row.textContent.replaceAll(/[\u200e\u2068\u2069]/g, ''))
  expect(texts[1]).toMatch(days)
  expect(texts[2]).toMatch(working)
  expect(texts[3]).toMatch(none)
})

test('what the person agreed to share stands on the page, and only that', () => {
  const { unmount } = show('en')
  expect(screen.queryByRole('heading', { name: 'Shared with you' })).toBeNull()
  unmount()
  show('en', {
    shared: {
      certificates: [
        {
          code: 'c'.repeat(22),
          course: { id: 9, title: 'الخط العربي' },
          state: 'valid',
          issued_at: '2026-10-01T00:00:00Z',
          valid_until: null,
        },
      ],
      own_courses: null,
    },
  })
  const link = within(screen.getByRole('table', { name: 'Certificates' })).getByRole('link', {
    name: 'الخط العربي',
  })
  expect(link.getAttribute('href')).toContain(`/certificate/${'c'.repeat(22)}`)
  expect(screen.queryByRole('table', { name: 'Own courses' })).toBeNull()
})

test('what was begun by licence stands beside what is assigned, marked, with the day until which it is open', () => {
  const { unmount } = show('en')
  expect(screen.queryByRole('table', { name: 'Courses begun by licence' })).toBeNull()
  unmount()
  const begun = {
    course: { id: 8, title: 'إدارة الوقت', category_slug: 'x' },
    state: 'in_progress',
    percent: 25,
    begun_at: '2026-10-01T09:00:00Z',
    completed_at: null,
    open_until: '2027-02-28',
  } as const
  const ended = { ...begun, course: { ...begun.course, id: 9 }, state: 'completed', percent: 100 } as const
  show('en', { begun: [begun, { ...ended, completed_at: '2026-10-09T09:00:00Z', open_until: null }] })
  const [, open, finished] = within(
    screen.getByRole('table', { name: 'Courses begun by licence' }),
  ).getAllByRole('row')
  expect(open).toHaveTextContent(/By licence.*28.*2027|By licence.*Feb/)
  expect(open).toHaveTextContent('In progress')
  expect(finished).toHaveTextContent(/The licence has ended.*Finished/)
})

test.each([
  [
    'en',
    'Learning paths',
    /بداية الموظف.*1 of 4/,
    'Exams',
    /اختبار الكتابة.*92%.*Passed/,
    '1 hour 30 minutes',
  ],
  [
    'ar',
    'مسارات التعلّم',
    /بداية الموظف.*1 من 4/,
    'الاختبارات',
    /اختبار الكتابة.*92%.*اجتياز/,
    'ساعة و30 دقيقة',
  ],
] as const)(
  'in %s the time, the paths and the exams of one person are shown',
  (locale, paths, path, exams, exam, time) => {
    show(locale)
    const textOf = (name: string) =>
      screen.getByRole('table', { name }).textContent.replaceAll(/[\u200e\u2068\u2069]/g, '')
    expect(textOf(paths)).toMatch(path)
    expect(textOf(exams)).toMatch(exam)
    expect(screen.getByText(time)).toBeVisible()
  },
)

test.each([
  ['en', 'Compliance requirements', /السلامةWaived إجازة دراسية · until .*2027.*Not yet/],
  ['ar', 'متطلبات الامتثال', /السلامةمعفى إجازة دراسية · حتى .*2027.*ليس بعد/],
] as const)(
  'in %s one sees where they stand with each requirement, and why they are excused',
  (locale, name, row) => {
    show(locale)
    const table = screen.getByRole('table', { name })
    expect(table.textContent.replaceAll(/[\u200e\u2068\u2069\u00a0]/g, '')).toMatch(row)
    const { searchParams } = new URL(
      within(table).getByRole('link', { name: 'أمن المعلومات' }).getAttribute('href') ?? '',
      'https://masar.test',
    )
    expect([searchParams.get('requirement'), searchParams.get('q')]).toEqual(['8', employee.name])
  },
)

test('where nothing of them was learned yet nothing is said of it', () => {
  show('en', { learned: { seconds: 0, days: 0, last_on: null }, paths: [], exams: [] })
  expect(screen.queryByRole('heading', { name: 'Learning time, paths and exams' })).toBeNull()
})

test.each([
  ['ar', 'الشهادات', 'سارية'],
  ['en', 'Certificates', 'Valid'],
] as const)(
  'in %s certificates of what the company gave stand there, each with its page',
  (locale, heading, valid) => {
    const earned = {
      code: 'abc',
      course: { id: 3, title: 'X' },
      issued_at: '2026-05-12T09:00:00Z',
      valid_until: null,
    }
    const { unmount } = show(locale, { certificates: [{ ...earned, state: 'valid' as const }] })
    expect(screen.getByRole('heading', { name: heading })).toBeVisible()
    const row = screen.getByRole('row', { name: new RegExp(valid) })
    expect(within(row).getByRole('link', { name: 'X' })).toHaveAttribute(
      'href',
      expect.stringContaining('/certificate/abc'),
    )
    unmount()
    show(locale)
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  },
)
