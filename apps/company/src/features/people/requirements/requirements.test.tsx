import { ApiError } from '@masar/api-sdk'
import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { failed, given, serve, served } from '../../../testing/serve.tsx'
import { needsQuery } from '../../dashboard/api.ts'
import { employeeQuery } from '../employee/api.ts'
import {
  type PeopleAnswer,
  recordQuery,
  type RequirementRecord,
  requirementPeopleQuery,
  requirementsQuery,
  type Requirement,
} from './api.ts'
import { inspectionLinksQuery, type InspectionLink } from './evidence/api.ts'
import { addressOf, filtersOf, isNarrowed } from './filters.ts'
import { RequirementsScreen } from './requirements-screen.tsx'
import { draftOf, sentOf } from './terms-draft.ts'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const requirement: Requirement = {
  id: 4,
  course: { id: 3, name: 'السلامة في المستودعات' },
  path: null,
  department: { id: 1, name: 'العمليات' },
  group: null,
  first_due_on: null,
  first_due_days: 30,
  counts_working_days: false,
  renewal_months: 12,
  grace_days: 7,
  created_at: '2026-01-01T00:00:00Z',
  counts: { people: 3, met: 1, expiring: 0, waived: 0, due: 0, grace: 0, late: 2, expired: 0 },
}
const late = {
  requirement_id: 4,
  status: 'late',
  is_expiring: false,
  completed_on: null,
  valid_until: null,
  due_on: '2026-03-01',
} as const
const people: PeopleAnswer = {
  data: [{ id: 11, name: 'عبد الرحمن', number: 'N-1', department: 'العمليات', standings: [late] }],
  meta: { next_cursor: null, total: 1, total_is_capped: false },
}
const waiver = {
  id: 9,
  reason: 'إجازة',
  evidence: null,
  file_name: 'x.pdf',
  given_on: '2026-01-05',
  given_by: 'نورة',
  expires_on: null,
  ended_on: '2026-01-20',
  ended_by: 'نورة',
}
const record: RequirementRecord = {
  ...late,
  due_moved_by: 'عيد الأضحى',
  completions: [],
  waivers: [waiver],
}

const link: InspectionLink = {
  id: 3,
  requirement_id: 4,
  title: 'السلامة في المستودعات',
  department: 'فرع جدة',
  group: null,
  as_of: '2026-11-20',
  reason: 'تفتيش عمّالي',
  names: 'initials',
  state: 'open',
  data_hash: 'a'.repeat(64),
  made_by: 'نورة',
  created_at: '2026-11-20T08:00:00Z',
  expires_at: '2026-12-04T08:00:00Z',
  opened: 2,
  last_opened_at: '2026-11-21T08:00:00Z',
}

const show = (locale: 'ar' | 'en', requirements = [requirement]) => {
  const shown = given(
    <RequirementsScreen filters={{}} />,
    requirementsQuery(undefined).queryKey,
    { data: { as_of: '2026-11-23', requirements } },
    locale,
    '/requirements',
  )
  shown.queryClient.setQueryData(requirementPeopleQuery({}).queryKey, {
    pages: [people],
    pageParams: [undefined],
  })
  shown.queryClient.setQueryData(inspectionLinksQuery().queryKey, { data: [link] })
  shown.queryClient.setQueryData(recordQuery(4, 11, undefined).queryKey, { data: record })
  return shown
}

test('the address keeps what is shown, and takes nothing that cannot be', () => {
  const filters = {
    q: 'a',
    status: 'late',
    requirement: 4,
    department: 1,
    group: 2,
    as_of: '2026-02-28',
  } as const
  const address = new URL(addressOf(filters), 'https://masar.test')
  expect(filtersOf(Object.fromEntries(address.searchParams))).toEqual(filters)
  expect(filtersOf({ status: 'gone', requirement: 'x', as_of: '2026-02-30' })).toEqual({})
  expect([isNarrowed({ as_of: '2026-02-28' }), isNarrowed({ status: 'met' })]).toEqual([false, true])
})

test('a form says what it lacks, or what is sent; figures of either script count', () => {
  const draft = {
    ...draftOf(null),
    days: '٦٠',
    grace: '',
    months: '200',
    isWorking: true,
    whom: 'group' as const,
  }
  expect(sentOf(draft)).toEqual({ missing: ['course_id', 'group_id', 'renewal_months', 'grace_days'] })
  expect(sentOf({ ...draft, course: 3, group: '5', months: '', grace: '7' })).toEqual({
    terms: {
      department_id: null,
      group_id: 5,
      first_due_on: null,
      first_due_days: 60,
      counts_working_days: true,
      renewal_months: null,
      grace_days: 7,
    },
    subject: { course_id: 3 },
  })
  expect(sentOf(draftOf(requirement))).toMatchObject({ terms: { department_id: 1, first_due_days: 30 } })
})

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('each count opens its people, and a cell says why; a person is excused', async () => {
    const kept = `PUT /waivers/10/file?name=${encodeURIComponent('رخصة.pdf')}`
    serve({
      'POST /requirements/4/people/11/waivers': { data: { id: 10 } },
      [kept]: { data: null },
    })
    const { container, queryClient } = show(locale)
    const elsewhere = [needsQuery().queryKey, employeeQuery(11).queryKey]
    for (const key of elsewhere) queryClient.setQueryData<unknown>(key, { data: {} })
    const card = screen.getAllByRole('listitem')[0] as HTMLElement
    expect(card).toHaveTextContent(ar ? 'يُجدَّد كل 12 شهرًا.' : 'To be renewed every 12 months.')
    expect(card).toHaveTextContent(ar ? 'المهلة 7 أيام.' : '7 days of grace.')
    expect(within(card).getByRole('link', { name: ar ? 'متأخر 2' : 'Late 2' })).toHaveAttribute(
      'href',
      expect.stringContaining('requirement=4&status=late'),
    )
    await userEvent.click(await screen.findByRole('button', { name: /عبد الرحمن/ }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(ar ? 'انتهى في 20 يناير 2026' : 'ended on January 20, 2026')
    expect(dialog).toHaveTextContent(
      ar
        ? 'نُقل الموعد المحسوب إلى أول يوم عمل بعده بسبب عيد الأضحى.'
        : 'The day that was counted moved to the next working day because of عيد الأضحى.',
    )
    expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([])
    await userEvent.click(
      within(dialog).getByRole('button', { name: ar ? 'إعفاء من المتطلب' : 'Excuse from it' }),
    )
    const give = within(dialog).getByRole('button', { name: ar ? 'منح الإعفاء' : 'Give the waiver' })
    await userEvent.click(give)
    const reason = within(dialog).getByRole('textbox', { name: ar ? 'السبب' : 'Reason' })
    expect(reason).toHaveAccessibleDescription(ar ? 'اكتب السبب.' : 'Say why.')
    await userEvent.click(reason)
    await userEvent.paste('رخصة سارية')
    const proof = new File(['%PDF-1.7'], 'رخصة.pdf', { type: 'application/pdf' })
    await userEvent.upload(
      within(dialog).getByLabelText(ar ? /ملف الإثبات/ : /File that shows it/, { selector: 'input' }),
      proof,
    )
    expect(await within(dialog).findByText('رخصة.pdf')).toBeVisible()
    await userEvent.click(give)
    await waitFor(() =>
      expect(served('POST /requirements/4/people/11/waivers')).toEqual([
        { reason: 'رخصة سارية', evidence: null, expires_on: null },
      ]),
    )
    await waitFor(() => expect(served(kept)).toHaveLength(1))
    await waitFor(() =>
      expect(elsewhere.map(key => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]),
    )
  })

  test('evidence is made with the certificates or as a PDF alone, and the dialog shows how far it is', async () => {
    serve({
      'POST /requirements/4/evidence': { data: { id: 12 } },
      'GET /exports/12': {
        data: {
          id: 12,
          state: 'running',
          format: 'pdf',
          name: 'x.pdf',
          total: 4,
          done: 2,
          created_at: '2026-11-23T08:00:00Z',
          expires_at: '2026-11-24T08:00:00Z',
          failure: null,
          finished_at: null,
        },
      },
    })
    show(locale)
    await userEvent.click(
      screen.getByRole('button', { name: ar ? /^ملف الإثبات: السلامة/ : /^Evidence pack: السلامة/ }),
    )
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: ar ? 'إعداد الملف' : 'Make the pack' }))
    expect(await within(dialog).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    expect(served('POST /requirements/4/evidence')).toEqual([{ form: 'zip' }])
  })

  test('an inspector’s link is made with a purpose and shown once; another is withdrawn', async () => {
    serve({
      'POST /inspection-links': { data: { id: 9, link: 'https://masar.test/inspect/abc' } },
      'POST /inspection-links/3/withdraw': { data: null },
    })
    const { container } = show(locale)
    const part = screen.getByRole('region', { name: ar ? 'روابط المفتّشين' : 'Inspector’s links' })
    await waitFor(() => expect(part).toHaveTextContent(ar ? 'فُتح مرتين' : 'Opened 2 times'))
    expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([])
    await userEvent.click(within(part).getByRole('button', { name: ar ? 'رابط جديد' : 'New link' }))
    const dialog = await screen.findByRole('dialog')
    const make = within(dialog).getByRole('button', { name: ar ? 'إنشاء الرابط' : 'Make the link' })
    await userEvent.click(make)
    expect(served('POST /inspection-links')).toEqual([])
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: ar ? 'الغرض من الرابط' : 'What the link is for' }),
      'inspection',
    )
    await userEvent.click(make)
    expect(await within(dialog).findByText('https://masar.test/inspect/abc')).toBeVisible()
    expect(served('POST /inspection-links')).toEqual([
      { requirement_id: 4, names: 'full', days: 14, reason: 'inspection' },
    ])
    // The content of the form is gone, and the focus has not gone with it.
    const [, close] = within(dialog).getAllByRole('button', { name: ar ? 'إغلاق' : 'Close' })
    expect(close).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await within(part).findByRole('button', { name: /تفتيش عمّالي/ }))
    const ask = await screen.findByRole('alertdialog')
    await userEvent.click(within(ask).getByRole('button', { name: ar ? 'سحب الرابط' : 'Withdraw the link' }))
    await waitFor(() => expect(served('POST /inspection-links/3/withdraw')).toHaveLength(1))
  })

  test('nothing required yet, and a failed call, say so', async () => {
    const empty = show(locale, [])
    expect(empty.container).toHaveTextContent(ar ? 'لا متطلبات بعد' : 'Nothing is required yet')
    // Links that inspectors hold can be withdrawn all the same.
    expect(await screen.findByRole('button', { name: /تفتيش عمّالي/ })).toBeVisible()
    empty.unmount()
    const error = new ApiError('answer', 500, { code: 'internal' })
    failed(<RequirementsScreen filters={{}} />, requirementsQuery(undefined).queryKey, error, locale)
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })
})

test('who only reads changes nothing', async () => {
  sessionStore.setState({ role: 'manager' })
  show('ar')
  expect(screen.queryByRole('button', { name: 'متطلب جديد' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: /عبد الرحمن/ }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('button', { name: 'إعفاء من المتطلب' })).toBeNull()
})
