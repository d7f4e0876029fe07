import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { LivePage } from './live-page.tsx'
import { livePlaceOf } from './place.ts'

afterEach(() => vi.unstubAllGlobals())

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const attempt = {
  attempt_id: 12,
  learner: { id: 5, name: 'نورة العتيبي' },
  number: 1,
  state: 'in_progress',
  started_at: soon(-10),
  deadline_at: soon(20),
  deadline_reason: 'time_limit',
  has_time_limit: true,
  submitted_at: null,
  submitted_by: null,
  answered: 3,
  questions: 8,
  saved_at: soon(-1),
  seen_at: soon(-1),
  is_connected: true,
  is_overdue: false,
  has_next_section: false,
  extra_seconds: 0,
  disconnections: 1,
  lost_seconds: 120,
  returnable_seconds: 120,
}
const ended = {
  ...attempt,
  attempt_id: 13,
  learner: { id: 6, name: 'سعد' },
  state: 'graded',
  submitted_at: soon(-2),
  submitted_by: 'instructor',
  is_connected: false,
  returnable_seconds: 0,
}
const exam = {
  exam: { id: 3, title: 'Web pages' },
  course: { id: 2, title: 'The web' },
  has_time_limit: true,
  has_password: false,
  attempts_allowed: 2,
  opens_at: null,
  closes_at: null,
  server_time: new Date().toISOString(),
  attempts: [attempt, ended],
}

const mona = {
  id: 8,
  name: 'منى القحطاني',
  attempts: 1,
  is_under_way: false,
  extra_seconds: 0,
  extra_attempts: 0,
  opens_at: null,
  closes_at: null,
}

/** @returns what was sent, by path */
function serve(
  live: object = exam,
  answer = () => Response.json({ data: { learners: 1, skipped: 0, running: 1, capped: 0 } }),
) {
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/client-api/v1', '')
    if (path === '/teaching/courses') return Response.json({ data: [] })
    if (request.method === 'GET' && path.endsWith('/allowances'))
      return Response.json({ data: [], meta: { total: 0 } })
    if (path.endsWith('/learners')) return Response.json({ data: [mona] })
    if (request.method === 'GET') return Response.json({ data: live })
    sent.push([path, await request.json()])
    return answer()
  })
  return sent
}
const show = (locale: 'ar' | 'en' = 'en', search = {}) =>
  renderPage(<LivePage id={3} place={livePlaceOf(search)} />, locale)
const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement

test('shows who is in, how far they are, and what was lost', async () => {
  serve()
  show()
  const row = await rowOf('نورة العتيبي')
  for (const text of ['Connected', '3 of 8', '20 minutes', '2 minutes']) expect(row).toHaveTextContent(text)
  expect(await rowOf('سعد')).toHaveTextContent('Ended by the instructor')
})

test.each([
  ['ar', 'انتهى الوقت، وتُستلم آخر الإجابات', 'متصل'],
  ['en', 'Time is up; the last answers are being taken in', 'Connected'],
] as const)('in %s an attempt past its deadline says so', async (locale, overdue, connected) => {
  serve({ ...exam, attempts: [{ ...attempt, deadline_at: soon(-0.1) }] })
  show(locale)
  const row = await rowOf('نورة العتيبي')
  expect(row).toHaveTextContent(overdue)
  expect(row).not.toHaveTextContent(connected)
})

test('gives time to everybody, with a reason', async () => {
  const sent = serve()
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Give time to everybody' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }))
  expect(await dialog.findByText('Give the reason in a few words.')).toBeVisible()
  await userEvent.clear(dialog.getByLabelText('Minutes'))
  await userEvent.type(dialog.getByLabelText('Minutes'), '١٥')
  await userEvent.type(dialog.getByLabelText('Why'), 'Fire alarm')
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }))
  expect(sent).toEqual([
    [
      '/exams/3/allowances',
      { learners: null, applies_to: 'running', extra_minutes: 15, extra_attempts: 0, reason: 'Fire alarm' },
    ],
  ])
})

test('gives no time to an attempt that started without a limit', async () => {
  const unlimited = { ...attempt, attempt_id: 14, learner: { id: 7, name: 'هند' }, has_time_limit: false }
  serve({ ...exam, attempts: [attempt, unlimited] })
  show()
  const offered = async (name: string) => {
    await userEvent.click(within(await rowOf(name)).getByRole('button', { name: `What to do for ${name}` }))
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    await userEvent.keyboard('{Escape}')
    return items
  }
  expect(await offered('نورة العتيبي')).toContain('Give time')
  expect(await offered('هند')).not.toContain('Give time')
})

test('gives time to those who are selected', async () => {
  const sent = serve()
  show()
  await userEvent.click(within(await rowOf('نورة العتيبي')).getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Give time to 1 learner' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Why'), 'Late start')
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }))
  expect(sent[0]?.[1]).toMatchObject({ learners: [5], extra_minutes: 10 })
})

test.each([
  ['ar', 'منح مسبق', 'البحث عن متعلّم بالاسم', /منى/, 'السبب', 'منح'],
  ['en', 'Give in advance', /Find a learner by name/, /منى/, 'Why', 'Give'],
] as const)(
  'in %s one learner is found by name, and given more in advance',
  async (locale, open, name, found, why, act) => {
    const sent = serve()
    show(locale)
    await userEvent.click(await screen.findByRole('button', { name: open }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(why), 'Ill last week')
    await userEvent.click(dialog.getByRole('button', { name: act }))
    expect(sent).toEqual([])
    await userEvent.type(dialog.getByRole('searchbox', { name: new RegExp(name) }), 'منى')
    await userEvent.click(await dialog.findByRole('radio', { name: found }))
    await userEvent.click(dialog.getByRole('button', { name: act }))
    await vi.waitFor(() =>
      expect(sent).toMatchObject([
        ['/exams/3/allowances', { learners: [8], applies_to: 'every_attempt', extra_attempts: 1 }],
      ]),
    )
  },
)

test('what can’t be opened again says why, and what was typed stays', async () => {
  const errorResponse = { code: 'attempt_not_reopenable', message: 'No.', data: { why: 'answers_shown' } }
  const sent = serve(exam, () => Response.json(errorResponse, { status: 409 }))
  show()
  await userEvent.click(within(await rowOf('سعد')).getByRole('button', { name: 'What to do for سعد' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Open the attempt again' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Why'), 'Submitted by mistake')
  await userEvent.click(dialog.getByRole('button', { name: 'Open the attempt again' }))
  expect(await dialog.findByText(/already seen the right answers/)).toBeVisible()
  expect(dialog.getByLabelText('Why')).toHaveValue('Submitted by mistake')
  expect(sent[0]).toEqual([
    '/exams/3/attempts/13/reopen',
    { reason: 'Submitted by mistake', extra_minutes: 5 },
  ])
})

test.each([
  ['نورة العتيبي', 'Give time', 'Give'],
  ['سعد', 'Open the attempt again', 'Open the attempt again'],
])('minutes that cannot be read are never taken for none (%s: %s)', async (name, item, action) => {
  const sent = serve()
  show()
  await userEvent.click(within(await rowOf(name)).getByRole('button', { name: `What to do for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Why'), 'Fire alarm')
  await userEvent.type(dialog.getByLabelText('Minutes'), ' min')
  await userEvent.click(dialog.getByRole('button', { name: action }))
  expect(dialog.getByLabelText('Minutes')).toHaveAccessibleDescription(/Type a whole number, such as 10/)
  expect(sent).toEqual([])
})

test('the address decides what is shown', async () => {
  serve()
  show('en', { show: 'ended' })
  await rowOf('سعد')
  expect(screen.queryByText('نورة العتيبي')).toBeNull()
})

test('in Arabic; without anybody it says what will happen', async () => {
  serve({ ...exam, attempts: [] })
  show('ar')
  expect(await screen.findByText('لا أحد في الاختبار')).toBeVisible()
})

test('a failure can be tried again', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'unavailable', message: 'Later.' }, { status: 503 }),
  )
  show()
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible()
})

test('a password is set, and what was typed stays when the service fails', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/client-api/v1', '')
    if (request.method === 'GET')
      return Response.json(path.endsWith('/live') ? { data: exam } : { data: [], meta: { total: 0 } })
    sent.push([request.method, path, await request.json()])
    return Response.json({ code: 'unavailable', message: 'Later.' }, { status: 503 })
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Set a password' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Password'), '48')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the password' }))
  expect(await dialog.findByText('Type at least four characters.')).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Password'), '12')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the password' }))
  expect(await dialog.findByText('Later.')).toBeVisible()
  expect(dialog.getByLabelText('Password')).toHaveValue('4812')
  expect(sent[0]).toEqual(['PUT', '/exams/3/password', { password: '4812' }])
})

test('one learner is given a window of their own, and what it lacks is said', async () => {
  const sent = serve()
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Another window for one learner' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Why'), 'Was ill')
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }))
  expect(await dialog.findByText('Choose a learner.')).toBeVisible()
  expect(dialog.getByText('Choose the day, and a time such as 19:00.')).toBeVisible()
  await userEvent.click(await dialog.findByRole('radio', { name: /منى القحطاني/ }))
  await userEvent.click(dialog.getByRole('switch', { name: 'It closes at a time of their own' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }))
  expect(await dialog.findByText('Set an opening or a closing.')).toBeVisible()
  expect(sent).toEqual([])
})

test('the closing of the exam is where a window begins with', async () => {
  const closes_at = new Date(Date.now() + 86_400_000).toISOString()
  const sent = serve({ ...exam, closes_at })
  show()
  const row = await rowOf('نورة العتيبي')
  await userEvent.click(within(row).getByRole('button', { name: /What to do for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Another window' }))
  const dialog = within(await screen.findByRole('dialog'))
  const time = dialog.getByLabelText(/Time of day/)
  await userEvent.clear(time)
  await userEvent.type(time, '٢٣:٤٥')
  await userEvent.type(dialog.getByLabelText('Why'), 'Was ill')
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const [[path, body]] = sent as [[string, { closes_at: string }]]
  expect(path).toBe('/exams/3/allowances')
  expect(body).toMatchObject({
    learners: [5],
    applies_to: 'every_attempt',
    opens_at: null,
    reason: 'Was ill',
  })
  expect([new Date(body.closes_at).getHours(), new Date(body.closes_at).getMinutes()]).toEqual([23, 45])
})
