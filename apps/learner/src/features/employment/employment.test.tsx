import { refreshSession, sessionStore } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { errorResponse, serve, showEmployment } from '../../testing/employment.tsx'
import { renderPage } from '../../testing/render-page.tsx'
import { JoiningScreen } from './joining-screen.tsx'

const before = sessionStore.getState()
afterEach(() => {
  sessionStore.setState(before, true)
  vi.unstubAllGlobals()
})

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

test('one’s company: what it sees, and a switch for each thing that one shares by one’s own word', async () => {
  const sent = showEmployment(
    'ar',
    {},
    { 'POST /employments/7/sharing': () => Response.json({ data: null }) },
  )
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
  showEmployment(locale)
  const table = await screen.findByRole('table', { name: locale === 'ar' ? /الاختبارات/ : /^Exams/ })
  expect(table).toHaveTextContent('اختبار الكتابة')
  const earned = screen.getByRole('table', { name: locale === 'ar' ? /^الشهادات/ : /^Certificates/ })
  expect(earned).toHaveTextContent('الكتابة الواضحة')
  const said = screen.getByRole('main').textContent.replaceAll(/[\u200e\u2068\u2069]/g, '')
  expect(said).toMatch(time)
  expect(said).toContain(path)
})

test('leaving is confirmed after reading what it costs, and says why it is refused', async () => {
  const sent = showEmployment('en', {}, { 'POST /employments/7/leave': errorResponse(409, 'exam_under_way') })
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
  showEmployment('en', { role: 'owner' })
  expect(await screen.findByText(/Have another owner give you another role first/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Leave the company' })).toBeNull()
})
