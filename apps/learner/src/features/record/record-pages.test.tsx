import { switchLanguage } from '@masar/app-shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { OwnRecordPage } from './own-record-page.tsx'
import { TaughtRecordPage } from './taught-record-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString()
const events = [
  { at: at(0), kind: 'started', data: {} },
  { at: at(2), kind: 'saved', data: { position: 1, revision: 1 } },
  { at: at(6), kind: 'reconnected', data: { lost_at: at(3), seconds: 180 } },
  { at: at(7), kind: 'allowance', data: { gained_seconds: 600, by_name: 'هند', reason: 'Fire alarm' } },
  { at: at(9), kind: 'submitted', data: { by: 'learner' } },
  { at: at(9), kind: 'graded', data: { percent: 80 } },
]
const record = {
  exam: { id: 3, title: 'Web pages' },
  course: { id: 2, title: 'The web' },
  attempt_id: 12,
  learner: { id: 5, name: null },
  number: 1,
  state: 'graded',
  started_at: at(0),
  deadline_at: at(30),
  deadline_reason: 'time_limit',
  has_time_limit: true,
  submitted_at: at(9),
  submitted_by: 'learner',
  answered: 3,
  questions: 8,
  saved_at: at(2),
  seen_at: at(8),
  is_connected: false,
  extra_seconds: 600,
  disconnections: 1,
  lost_seconds: 180,
  returnable_seconds: 0,
  server_time: at(20),
  lost: [
    {
      id: 1,
      began_at: at(3),
      ended_at: at(6),
      seconds: 180,
      page: 'same',
      measured_by: 'server',
      returned_at: at(7),
    },
  ],
  events,
  events_left_out: 1250,
}

function serve(checked: object = {}, trace: readonly object[] = events) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith('/receipt')) {
      asked.push(pathname.replace('/client-api/v1', '') + search)
      return Response.json({ data: checked })
    }
    return Response.json(
      pathname.endsWith('/record') ? { data: record } : { data: trace.toReversed(), meta: { left_out: 0 } },
    )
  })
  return asked
}

test('one’s own record is a list from the first event to the last, beside the line', async () => {
  serve()
  renderPage(<OwnRecordPage id={12} />, 'en')
  expect(await screen.findByRole('img', { name: /line of time/ })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(line => line.textContent)).toEqual([
    expect.stringContaining('The attempt began.'),
    expect.stringContaining('Answer saved: question 1.'),
    expect.stringContaining('Without contact: 3 minutes.'),
    expect.stringMatching(/Time added: 10 minutes\..*By: هند\. Reason: Fire alarm/),
    expect.stringContaining('Submitted by the learner.'),
    expect.stringContaining('Result: 80%.'),
  ])
})

test('a receipt is checked as it is pasted, and the page says what it is', async () => {
  const asked = serve({ matches: 'current', submitted_at: at(9), answers: 'as_submitted' })
  renderPage(<OwnRecordPage id={12} />, 'en')
  const field = await screen.findByLabelText('Receipt')
  await userEvent.type(field, 'nonsense')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByText(/has 16 to 64 characters/)).toBeVisible()
  expect(asked).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, 'ABCD-EF01-2345-6789')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('The receipt is genuine')).toBeVisible()
  expect(asked).toEqual(['/attempts/12/receipt?code=abcdef0123456789'])
})

test.each([
  [{ matches: 'none', submitted_at: null, answers: 'as_submitted' }, 'ليس هذا إيصال هذه المحاولة'],
  [{ matches: 'earlier', submitted_at: at(9), answers: 'changed' }, 'إيصال تسليم سابق'],
  [{ matches: 'current', submitted_at: at(9), answers: 'changed' }, 'الإيصال صحيح، لكن الإجابات تغيّرت'],
])('%j is said in Arabic, to an instructor', async (checked, words) => {
  const asked = serve(checked)
  renderPage(<TaughtRecordPage examId={3} attemptId={12} names="hidden" />, 'ar')
  expect(await screen.findByText(/قاسه الخادم\./)).toHaveTextContent('أُعيد هذا الوقت.')
  await userEvent.type(screen.getByLabelText('إيصال التسليم'), '0123456789abcdef')
  await userEvent.click(screen.getByRole('button', { name: 'تحقّق' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(asked).toEqual(['/exams/3/attempts/12/receipt?code=0123456789abcdef'])
})

test('a receipt that is typed is there in the other language', async () => {
  serve()
  const first = renderPage(<OwnRecordPage id={12} />, 'ar')
  await userEvent.type(await screen.findByLabelText('إيصال التسليم'), '01234567')
  vi.stubGlobal('location', { ...location, pathname: '/exam-details/record/12', assign: vi.fn() })
  switchLanguage()
  first.unmount()
  vi.stubGlobal('location', { ...location, pathname: '/en/exam-details/record/12' })
  renderPage(<OwnRecordPage id={12} />, 'en')
  expect(await screen.findByLabelText('Receipt')).toHaveValue('01234567')
})

test.each([
  ['ar', 'طلب المتعلّم إعادة النظر في درجة: السؤال 4.', /وقت الإجابة: .*:01:00/],
  ['en', 'The learner requested a second look at a mark: question 4.', /Answered: .*:01:00/],
] as const)(
  'in %s it says when a late answer was made, and that a mark is to be looked at',
  async (locale, asked, made) => {
    const saved = (seconds: number) => ({
      at: at(5),
      kind: 'late',
      data: { position: 4, made_at: new Date(Date.parse(at(5)) - seconds * 1000).toISOString() },
    })
    serve({}, [
      events[0]!,
      saved(240),
      saved(0.4),
      { at: at(12), kind: 'regrade_asked', data: { position: 4 } },
    ])
    renderPage(<OwnRecordPage id={12} />, locale)
    expect(await screen.findByText(asked)).toBeVisible()
    const [, first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent(made)
    // It came at once.
    expect(second).not.toHaveTextContent(made)
  },
)

test.each([
  ['ar', /^هناك .*1,250/],
  ['en', '1,250 earlier saves are not listed: there are too many.'],
] as const)('in %s a record that is too long says what it leaves out', async (locale, words) => {
  serve()
  renderPage(<TaughtRecordPage examId={3} attemptId={12} names={undefined} />, locale)
  expect(await screen.findByText(words)).toBeVisible()
})
