import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { AttemptsPage } from './attempts-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const attempt = (id: number, more: object = {}) => ({
  id,
  learner: { id, name: `Learner ${id}` },
  number: 1,
  state: 'graded',
  started_at: '2026-05-01T10:00:00.000Z',
  submitted_at: '2026-05-01T10:20:00.000Z',
  is_overdue: false,
  submitted_by: 'learner',
  score: 5,
  max_score: 10,
  percent: 50,
  passed: false,
  ...more,
})

function serve(first: object[], second: object[] = []) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (!pathname.endsWith('/exams/3/attempts'))
      return Response.json({ code: 'unavailable', message: 'Later.' }, { status: 503 })
    asked.push(search)
    const isNext = search.includes('cursor=more')
    return Response.json({
      data: isNext ? second : first,
      meta: { next_cursor: !isNext && second.length > 0 ? 'more' : null, total: 2, total_is_capped: false },
    })
  })
  return asked
}

test.each([
  ['ar', 'دون درجة النجاح', 'عرض محاولات أخرى', 'حساب محذوف'],
  ['en', 'Not passed', 'Show more attempts', 'Deleted account'],
] as const)('in %s each attempt leads to its record, page by page', async (locale, failed, more, deleted) => {
  const asked = serve([attempt(7)], [attempt(5, { learner: { id: 1, name: null }, passed: true })])
  renderPage(<AttemptsPage id={3} state={undefined} />, locale)
  expect(await screen.findByRole('link', { name: 'Learner 7' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/teach\/exams\/3\/attempts\/7$/),
  )
  expect(screen.getAllByText(failed).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: more }))
  // Of a deleted account there is no record any more.
  expect(await screen.findByText(deleted)).toBeVisible()
  expect(screen.queryByRole('link', { name: deleted })).toBeNull()
  expect(asked.at(-1)).toContain('cursor=more')
})

test('what is asked for goes to the service; where nothing is like it, that is said', async () => {
  const asked = serve([])
  renderPage(<AttemptsPage id={3} state="abandoned" />, 'en')
  expect(await screen.findByText('No attempt is like this.')).toBeVisible()
  expect(asked).toEqual(['?state=abandoned'])
})

test('without attempts it says so', async () => {
  serve([])
  renderPage(<AttemptsPage id={3} state={undefined} />, 'en')
  expect(await screen.findByRole('heading', { name: 'Nobody has sat this exam yet' })).toBeVisible()
})

test.each([
  ['ar', 'انتهى الوقت، وتُستلم آخر الإجابات', 'جارية'],
  ['en', 'Time is up; the last answers are being taken in', 'Under way'],
] as const)(
  'in %s an attempt whose time is up is told apart from one under way',
  async (locale, overdue, open) => {
    const running = { state: 'in_progress', submitted_at: null, percent: null, passed: null }
    serve([attempt(7, { ...running, is_overdue: true }), attempt(8, running)])
    renderPage(<AttemptsPage id={3} state={undefined} />, locale)
    const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')
    expect(await rowOf('Learner 7')).toHaveTextContent(overdue)
    expect(await rowOf('Learner 8')).toHaveTextContent(open)
  },
)
