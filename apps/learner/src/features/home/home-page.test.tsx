import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { Home, MyCourse } from './api.ts'
import { HomePage } from './home-page.tsx'

const empty: Home = {
  best_selling: [],
  newest: [],
  free: [],
  preview: null,
  sample: null,
  voices: [],
  categories: [],
  teachers: [],
  faqs: [],
  numbers: { courses: 0, learners: 0, teachers: 0, enrolments: 0 },
}
const serve = (home: Home) => vi.stubGlobal('fetch', async () => Response.json({ data: home }))
beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['ar', 'دوراتنا قيد الإعداد', 'إنشاء حساب', ''],
  ['en', 'Courses are being prepared', 'Create an account', '/en'],
] as const)(
  'without courses, in %s: no zeros and no empty section, but what comes and what to do',
  async (locale, title, act, base) => {
    serve(empty)
    renderPage(<HomePage />, locale)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: act })).toHaveAttribute('href', `${base}/auth/user-choose`)
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.getByRole('main').textContent).not.toMatch(/[0٠]/)
    for (const list of screen.queryAllByRole('list')) expect(list).not.toBeEmptyDOMElement()
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toHaveLength(new Set(headings).size)
    expect(headings).not.toContain('')
  },
)

test('with courses the search is there, and nothing is being prepared', async () => {
  serve({ ...empty, numbers: { courses: 12, learners: 3, teachers: 2, enrolments: 0 } })
  renderPage(<HomePage />, 'en')
  expect(await screen.findByRole('heading', { name: 'Your path begins here' })).toBeVisible()
  expect(screen.getByRole('searchbox')).toBeVisible()
  expect(screen.queryByText('Courses are being prepared')).toBeNull()
})

test.each([
  ['nothing to go on with', []],
  ['a course to go on with', [started()]],
] as const)(
  'what is typed into the search stays while the page learns who reads it: %s',
  async (_, courses) => {
    const answers: ((response: Response) => void)[] = []
    const home = Response.json({ data: { ...empty, numbers: { ...empty.numbers, courses: 12 } } })
    vi.stubGlobal('fetch', (call: Request) =>
      call.url.includes('/my-courses')
        ? new Promise<Response>(resolve => answers.push(resolve))
        : Promise.resolve(
            call.url.endsWith('/home') ? home.clone() : Response.json({ code: 'not_found' }, { status: 404 }),
          ),
    )
    renderPage(<HomePage />, 'en')
    const search = screen.getByRole('searchbox')
    await userEvent.type(search, 'wr')
    act(() => {
      signInAs(document, 'student')
      refreshSession()
    })
    expect(await screen.findByRole('heading', { name: /^Welcome,/ })).toBeVisible()
    await userEvent.keyboard('it')
    await waitFor(() => expect(answers).toHaveLength(1))
    await act(async () => answers[0]?.(Response.json({ data: { my_courses: courses } })))
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await userEvent.keyboard('e')
    expect(screen.getByRole('searchbox')).toBe(search)
    expect(search).toHaveFocus()
    expect(search).toHaveValue('write')
    act(() => {
      clearSession(document)
      refreshSession()
    })
  },
)

function started(): MyCourse {
  return {
    state: 'active',
    percent: 40,
    due_on: null,
    last_seen_at: null,
    enrolled_at: '2026-11-01T09:00:00Z',
    last_lesson: null,
    next_lesson: null,
    exam: null,
    completed_lessons: 0,
    are_lessons_done: false,
    certificate_code: null,
    course: { id: 9, title: 'Writing', category: { slug: 'writing', name: 'Writing' } },
  } as unknown as MyCourse
}
