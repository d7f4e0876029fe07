import { refreshSession, sessionStore } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { EmploymentPage } from './api.ts'
import { EmploymentScreen } from './employment-screen.tsx'
import { JoiningScreen } from './joining-screen.tsx'

const before = sessionStore.getState()
afterEach(() => {
  sessionStore.setState(before, true)
  vi.unstubAllGlobals()
})

/** A service that answers the named calls, and what it was sent. */
function serve(answers: Record<string, () => Response>) {
  const sent: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text()
    const call = `${request.method} ${new URL(request.url).pathname.replace('/client-api/v1', '')}`
    sent.push({ call, body: text === '' ? null : JSON.parse(text) })
    return answers[call]?.() ?? Response.json({ code: 'not_found', message: call }, { status: 404 })
  })
  return sent
}
const errorResponse =
  (status: number, code: string, data: object = {}) =>
  () =>
    Response.json({ code, message: `refused: ${code}`, data }, { status })
const token = 'abcdefghijklmnopqrstuv'
const look = (standing: string) => () =>
  Response.json({
    data: {
      company: { name: 'شركة نخلة', color: 'masar' },
      domains: ['nakhla.test'],
      expires_at: '2026-12-01T00:00:00Z',
      standing,
    },
  })
const signIn = () =>
  act(() => {
    signInAs(document, 'student')
    refreshSession()
  })

test('a visitor reads what joining means, and both ways in lead back', async () => {
  serve({ 'POST /joining-links/look': look('visitor') })
  renderPage(<JoiningScreen token={token} />, 'en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Join شركة نخلة' })).toBeVisible()
  expect(
    screen.getByText(
      /how long and on which days you learn in them, when you finish, your exam results, and the certificates that you earn in them/,
    ),
  ).toBeVisible()
  const back = encodeURIComponent(`/join/${token}`)
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/en/auth/student-account?next=${back}`,
  )
  expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute(
    'href',
    `/en/auth/login?next=${back}`,
  )
})

test('who is signed in joins by one press; what is refused is said and can be tried again', async () => {
  signIn()
  const sent = serve({
    'POST /joining-links/look': look('new'),
    'POST /joining-links/join': errorResponse(409, 'joining_address'),
  })
  renderPage(<JoiningScreen token={token} />, 'ar')
  const button = await screen.findByRole('button', { name: /^الانضمام باسم/ })
  await userEvent.click(button)
  expect(await screen.findByText('refused: joining_address')).toBeVisible()
  expect(button).toBeEnabled()
  expect(sent.at(-1)).toEqual({ call: 'POST /joining-links/join', body: { joining_link: token } })
})

test.each([
  ['employed', /belong to this company already/],
  ['left', /Ask it to take you back/],
  ['other_address', /change the address in your profile/],
])('a person who is %s sees so, and cannot join', async (standing, words) => {
  signIn()
  serve({ 'POST /joining-links/look': look(standing) })
  renderPage(<JoiningScreen token={token} />, 'en')
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Join as/ })).toBeNull()
})

test.each([
  ['expired', /It has expired/],
  ['full', /This link has reached its limit/],
  ['withdrawn', /It was withdrawn/],
  ['unknown', /No link has this address/],
])('a link that is gone (%s) says why', async (because, words) => {
  serve({ 'POST /joining-links/look': errorResponse(410, 'joining_link_gone', { because }) })
  renderPage(<JoiningScreen token={token} />, 'en')
  expect(await screen.findByText(words)).toBeVisible()
})

const page: EmploymentPage = {
  id: 7,
  company: { id: 2, name: 'شركة نخلة', color: 'masar' as const },
  joined_on: '2026-01-15',
  role: null,
  sharing_version: 1,
  sharing: [
    { topic: 'certificates', is_given: false, changed_at: null },
    { topic: 'own_courses', is_given: true, changed_at: '2026-11-01T10:00:00Z' },
  ],
  seen: {
    id: 7,
    name: 'سارة',
    avatar: null,
    email: 'sara@nakhla.test',
    number: null,
    job: null,
    department: { id: 1, name: 'المبيعات' },
    manager: null,
    state: 'active',
    joined_on: '2026-01-15',
    assigned: 1,
    completed: 0,
    overdue: 0,
    percent: 40,
    written_job: null,
    groups: [],
    created_at: '2026-01-15T00:00:00Z',
    assignments: [
      {
        id: 1,
        course: { id: 3, title: 'الكتابة الواضحة', category_slug: 'x' },
        due_on: '2026-12-15',
        due_days: null,
        counts_working_days: false,
        state: 'in_progress',
        is_overdue: false,
        is_late: false,
        percent: 40,
        score: null,
        assigned_at: '2026-01-01T00:00:00Z',
        completed_at: null,
      },
    ],
    learned: { seconds: 5_400, days: 3, last_on: '2026-11-12' },
    exams: [
      {
        exam: { id: 4, title: 'اختبار الكتابة' },
        course: { id: 3, title: 'الكتابة الواضحة' },
        percent: 92,
        passed: true,
        on: '2026-11-12',
      },
    ],
    certificates: [
      {
        code: 'abc',
        course: { id: 3, title: 'الكتابة الواضحة' },
        state: 'valid',
        issued_at: '2026-11-12T09:00:00Z',
        valid_until: null,
      },
    ],
    paths: [{ id: 6, name: 'بداية الموظف', courses: 4, completed: 1, percent: 37 }],
    requirements: [
      {
        requirement_id: 9,
        name: 'السلامة',
        status: 'waived',
        is_expiring: false,
        completed_on: null,
        valid_until: null,
        due_on: '2026-05-01',
        waiver: { reason: 'إجازة دراسية', given_on: '2026-04-01', expires_on: '2027-01-31' },
      },
      {
        requirement_id: 8,
        name: 'أمن المعلومات',
        status: 'met',
        is_expiring: true,
        completed_on: '2025-12-20',
        valid_until: '2026-12-20',
        due_on: '2026-12-20',
        waiver: null,
      },
    ],
    begun: [
      {
        course: { id: 4, title: 'إدارة الوقت', category_slug: 'x' },
        state: 'in_progress',
        percent: 25,
        begun_at: '2026-10-01T00:00:00Z',
        completed_at: null,
        open_until: '2027-02-28',
      },
    ],
    shared: { certificates: null, own_courses: [] },
  },
}
/** The page, whose service answers with the employment, and with more. */
function show(
  locale: 'ar' | 'en',
  change: Partial<EmploymentPage> = {},
  more: Record<string, () => Response> = {},
) {
  const { company, joined_on } = page
  const sent = serve({
    'GET /employments': () => Response.json({ data: [{ id: 7, company, joined_on }] }),
    'GET /employments/7': () => Response.json({ data: { ...page, ...change } }),
    ...more,
  })
  renderPage(<EmploymentScreen />, locale, '/profile/company')
  return sent
}

test('one’s company: what it sees, and a switch for each thing that one shares by one’s own word', async () => {
  const sent = show('ar', {}, { 'POST /employments/7/sharing': () => Response.json({ data: null }) })
  expect(
    await screen.findByRole('table', { name: /الدورات المكلَّف بها.*كما تراها الشركة/ }),
  ).toHaveTextContent('الكتابة الواضحة')
  expect(screen.getByRole('table', { name: /الدورات التي بدأتها برخصة الشركة/ })).toHaveTextContent(
    /إدارة الوقت/,
  )
  expect(screen.getByRole('switch', { name: /دوراتي الخاصة/ })).toBeChecked()
  fireEvent.click(screen.getByRole('switch', { name: /شهاداتي/ }))
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: 'POST /employments/7/sharing',
      body: { topic: 'certificates', is_given: true, version: 1 },
    }),
  )
})

test.each([
  [
    'en',
    /Learning time: 1 hour 30 minutes · on 3 days/,
    'Learning path بداية الموظف: 1 of 4 courses finished',
  ],
  ['ar', /وقت التعلّم: ساعة و30 دقيقة · في 3 أيام/, 'مسار التعلّم بداية الموظف: الدورات المكتملة 1 من 4'],
] as const)('in %s the time, paths and exams that it sees are shown', async (locale, time, path) => {
  show(locale)
  const table = await screen.findByRole('table', { name: locale === 'ar' ? /الاختبارات/ : /^Exams/ })
  expect(table).toHaveTextContent('اختبار الكتابة')
  const earned = screen.getByRole('table', { name: locale === 'ar' ? /^الشهادات/ : /^Certificates/ })
  expect(earned).toHaveTextContent('الكتابة الواضحة')
  const said = screen.getByRole('main').textContent.replaceAll(/[\u200e\u2068\u2069]/g, '')
  expect(said).toMatch(time)
  expect(said).toContain(path)
})

test.each([
  ['en', /^What the company requires of you/, 'Waivedإجازة دراسية', /Expiring soonUntil .*2026/],
  ['ar', /^ما تشترطه الشركة عليك/, 'معفىإجازة دراسية', /تنتهي صلاحيته قريبًاحتى .*2026/],
] as const)('in %s one sees where one stands with what it demands', async (locale, name, waived, met) => {
  show(locale)
  const table = await screen.findByRole('table', { name })
  const said = table.textContent.replaceAll(/[\u200e\u2068\u2069]/g, '')
  expect(said).toContain(waived)
  expect(said).toMatch(met)
})

test('leaving is confirmed after reading what it costs, and says why it is refused', async () => {
  const sent = show('en', {}, { 'POST /employments/7/leave': errorResponse(409, 'exam_under_way') })
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the company' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('2 courses of the company that you have not finished close')
  const leave = within(dialog).getByRole('button', { name: 'Leave the company' })
  expect(leave).toBeDisabled()
  await userEvent.click(within(dialog).getByRole('checkbox'))
  await userEvent.click(leave)
  expect(await within(dialog).findByText('refused: exam_under_way')).toBeVisible()
  expect(sent.filter(({ call }) => call === 'POST /employments/7/leave')).toHaveLength(1)
})

test('an owner has to hand over first', async () => {
  show('en', { role: 'owner' })
  expect(await screen.findByText(/Have another owner give you another role first/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Leave the company' })).toBeNull()
})
