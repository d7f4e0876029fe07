import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { SuggestionMessages } from './messages.ts'

const courses = [
  { id: 12, title: 'Python من الصفر', instructor: { id: 1, name: 'ليلى' } },
  { id: 13, title: 'Data with Python', instructor: { id: 2, name: 'Omar' } },
]
let asked: Request[] = []
let answer: (request: Request) => Response | Promise<Response>

// What is fetched late is read once, at its own pace.
beforeAll(() =>
  Promise.all([
    import('./header-suggestions.tsx'),
    SuggestionMessages.load('ar'),
    SuggestionMessages.load('en'),
  ]),
)
beforeEach(() => {
  asked = []
  answer = () => Response.json({ data: courses, meta: { next_cursor: null, total: 2 } })
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!new URL(request.url).pathname.endsWith('/courses')) return Response.json({ data: [] })
    asked.push(request)
    return answer(request)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wordsAsked = () => asked.map(({ url }) => new URL(url).searchParams.get('q'))
const field = () => within(screen.getByRole('banner')).getByRole('combobox')
const options = () => screen.queryAllByRole('option')
/** All at once: on a busy machine the pauses between keystrokes may be longer than the pause that is waited for. */
const type = (value: string) => fireEvent.change(field(), { target: { value } })

async function begin(locale: 'ar' | 'en' = 'en') {
  const app = await renderApp({ locale, at: '/faq' })
  fireEvent.focus(within(screen.getByRole('banner')).getByRole('searchbox'))
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'))
  act(() => field().focus())
  return app
}

test.each([
  ['ar', 'دورات مقترحة', 'دورتان مقترحتان', '/Course/13'],
  ['en', 'Suggested courses', '2 suggested courses', '/Course/13'],
] as const)(
  'in %s courses are suggested while typing, chosen by the arrows and opened by Enter',
  async (locale, label, count, path) => {
    const { router } = await begin(locale)
    type('p')
    await new Promise(done => setTimeout(done, 300))
    expect(asked, 'one character').toEqual([])
    type('python')
    const list = await screen.findByRole('listbox', { name: label })
    expect(wordsAsked()).toEqual(['python'])
    expect(screen.getByText(count)).toHaveAttribute('role', 'status')
    expect(field()).toHaveAttribute('aria-controls', list.id)
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).not.toHaveAttribute('aria-activedescendant')
    // A title in another script keeps its own direction.
    expect(within(options()[0]!).getByText('Python من الصفر').tagName).toBe('BDI')
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
    const active = () => options().findIndex(option => option.getAttribute('aria-selected') === 'true')
    const walk: number[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`)
      walk.push(active())
    }
    expect(walk).toEqual([0, 1, -1, 1])
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual(
      [0, 1, 1].map(at => options()[at]),
    )
    expect(field()).toHaveAttribute('aria-activedescendant', options()[1]?.id)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    expect(options()).toEqual([])
  },
)

test('Escape closes the list and keeps the words, then empties the field; typing opens it again', async () => {
  await begin()
  type('python')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(field()).toHaveValue('python')
  await userEvent.keyboard('{Escape}')
  expect(field()).toHaveValue('')
  type('python')
  expect(await screen.findByRole('listbox')).toBeVisible()
})

test('Enter without an option searches, and a press opens a course', async () => {
  const { router } = await begin()
  type('python')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'python' }))
  expect(options()).toEqual([])
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  act(() => field().focus())
  type('python data')
  await userEvent.click((await screen.findAllByRole('option'))[0]!)
  await waitFor(() => expect(router.state.location.pathname).toBe('/Course/12'))
})

test('a letter that is composed chooses nothing', async () => {
  await begin()
  type('python')
  await screen.findByRole('listbox')
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
  expect(field()).not.toHaveAttribute('aria-activedescendant')
})

test('typing on aborts the call before', async () => {
  await begin()
  answer = () => new Promise(() => {})
  type('py')
  await waitFor(() => expect(wordsAsked()).toEqual(['py']))
  type('python')
  await waitFor(() => expect(wordsAsked()).toEqual(['py', 'python']))
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('a service that is asked too often is left alone as long as it says', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await begin()
  answer = () =>
    Response.json(
      { code: 'too_many_requests', message: 'Later.' },
      { status: 429, headers: { 'retry-after': '20' } },
    )
  type('pyt')
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(wordsAsked()).toEqual(['pyt'])
  answer = () => Response.json({ data: courses, meta: { next_cursor: null, total: 2 } })
  type('pyth')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(wordsAsked()).toEqual(['pyt'])
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(wordsAsked()).toEqual(['pyt', 'pyth'])
  await waitFor(() => expect(options()).toHaveLength(2))
})

test.each([
  ['ar', 'نبحث عن دورات…', 'الاقتراحات غير متاحة الآن. لا يزال بإمكانك البحث.'],
  ['en', 'Looking for courses…', 'Suggestions are not available right now. You can still search.'],
] as const)(
  'in %s a slow search and one that failed say so, and Enter searches all the same',
  async (locale, searching, failed) => {
    const { router } = await begin(locale)
    let fail = () => {}
    answer = () =>
      new Promise(done => (fail = () => done(Response.json({ code: 'internal' }, { status: 500 }))))
    type('python')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(await screen.findAllByText(searching)).toHaveLength(2)
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    act(() => fail())
    expect(await screen.findAllByText(failed)).toHaveLength(2)
    expect(screen.queryByText(searching)).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'python' }))
    expect(screen.queryByText(failed)).toBeNull()
  },
)

test('a search that finds nothing leaves the field alone', async () => {
  await begin()
  answer = () => Response.json({ data: [], meta: { next_cursor: null, total: 0 } })
  type('python')
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(() => new Promise(done => setTimeout(done, 500)))
  expect(options()).toEqual([])
  expect(screen.queryByText(/Looking|not available/)).toBeNull()
})
