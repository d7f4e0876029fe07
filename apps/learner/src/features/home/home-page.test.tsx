import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { Home } from './api.ts'
import { HomePage } from './home-page.tsx'

const empty: Home = {
  best_selling: [],
  newest: [],
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

test('with courses the numbers and the search are there, and nothing is being prepared', async () => {
  serve({ ...empty, numbers: { courses: 12, learners: 3, teachers: 2, enrolments: 0 } })
  renderPage(<HomePage />, 'en')
  expect(await screen.findByText('12')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toBeVisible()
  expect(screen.queryByText('Courses are being prepared')).toBeNull()
})
