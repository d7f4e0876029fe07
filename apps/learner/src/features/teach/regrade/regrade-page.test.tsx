import { sessionStore, switchLanguage } from '@masar/app-shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { RegradePage } from './regrade-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const question = {
  id: 45,
  exam: { id: 3, title: 'Web pages' },
  kind: 'single_choice',
  body: 'Which element links?',
  points: 2,
  options: ['a', 'b'].map(key => ({ key, text: `Option ${key}`, is_prompt: false })),
  key: { correct: ['a'] },
  state: '1.0',
  attempts: 3,
  corrections: [],
}
const preview = {
  attempts: 3,
  raised: 1,
  lowered: 0,
  now_passed: 1,
  now_failed: 0,
  kept: 0,
  left_alone: 0,
  new_certificates: 1,
  kept_certificates: 0,
  page: 1,
  pages: 1,
  rows: [
    {
      attempt_id: 12,
      number: 1,
      learner: 'نورة العتيبي',
      before: { points: 0, percent: 50, passed: false },
      after: { points: 2, percent: 100, passed: true },
    },
  ],
}

/** @returns what was sent, by path */
function serve(store = () => Response.json({ data: { id: 1 } })) {
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/client-api/v1', '')
    if (path === '/teaching/courses') return Response.json({ data: [] })
    if (request.method === 'GET') return Response.json({ data: question })
    sent.push([path, await request.json()])
    return path.endsWith('/preview') ? Response.json({ data: preview }) : store()
  })
  return sent
}
const show = (locale: 'ar' | 'en') =>
  renderPage(<RegradePage examId={3} questionId={45} />, locale, '/teach/exams/3/questions/45/regrade')

test.each([
  ['ar', 'عرض من تتغيّر نتائجهم', 'السبب', 'تصحيح المفتاح وإعادة احتساب الدرجات', 'صار ناجحًا'],
  ['en', 'Show who changes', 'Why', 'Correct and regrade', 'Passes now'],
] as const)('in %s a key is stored only after who changes was seen', async (locale, see, why, act, now) => {
  const sent = serve()
  show(locale)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Option b' }))
  expect(screen.queryByRole('button', { name: act })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: see }))
  expect(await screen.findByText(now)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: act }))
  expect(sent).toHaveLength(1)
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(why) }), 'Both are right.')
  await userEvent.click(screen.getByRole('button', { name: act }))
  const key = { correct: ['a', 'b'] }
  await vi.waitFor(() =>
    expect(sent).toEqual([
      ['/questions/45/regrade/preview', { key, state: '1.0', page: 1 }],
      ['/questions/45/regrade', { key, state: '1.0', reason: 'Both are right.' }],
    ]),
  )
})

test('another key needs another look', async () => {
  serve()
  show('en')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Option b' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show who changes' }))
  await screen.findByRole('button', { name: 'Correct and regrade' })
  await userEvent.click(screen.getByRole('radio', { name: /Drop the question/ }))
  expect(screen.queryByRole('button', { name: 'Correct and regrade' })).toBeNull()
})

test('no right option is refused at the field', async () => {
  const sent = serve()
  show('en')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Option a' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show who changes' }))
  expect(await screen.findByText('Say what is right here.')).toBeVisible()
  expect(sent).toEqual([])
})

test('a correction that was refused says so, and what was typed stays', async () => {
  serve(() => Response.json({ code: 'conflict', message: 'Something has changed.' }, { status: 409 }))
  show('en')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Option b' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show who changes' }))
  const why = await screen.findByRole('textbox', { name: /Why/ })
  await userEvent.type(why, 'Both are right.')
  await userEvent.click(screen.getByRole('button', { name: 'Correct and regrade' }))
  expect(await screen.findByText('Something has changed.')).toBeVisible()
  expect(why).toHaveValue('Both are right.')
})

test('a reason is carried over a change of language with its correction, and fills no other', async () => {
  const before = sessionStore.getState()
  sessionStore.setState({ token: 'tok' })
  const place = { protocol: 'https:', pathname: '/teach/exams/3/questions/45/regrade', search: '', hash: '' }
  const href = `https://masar.test${place.pathname}`
  vi.stubGlobal('location', { ...place, href, origin: 'https://masar.test', assign: vi.fn() })
  serve()
  const first = show('en')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Option b' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show who changes' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Why/ }), 'Both are right.')
  switchLanguage()
  first.unmount()
  const second = show('en')
  expect(await screen.findByRole('textbox', { name: /Why/ })).toHaveValue('Both are right.')
  switchLanguage()
  second.unmount()
  // Somebody has changed the question meanwhile.
  const fetched = fetch
  let isGone = true
  vi.stubGlobal('fetch', (request: Request) =>
    isGone && request.url.endsWith('/preview')
      ? Promise.resolve(
          Response.json({ code: 'conflict', message: 'Something has changed.' }, { status: 409 }),
        )
      : fetched(request),
  )
  show('en')
  await screen.findByRole('button', { name: 'Show who changes' })
  await vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull())
  isGone = false
  await userEvent.click(screen.getByRole('radio', { name: /Drop the question/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Show who changes' }))
  expect(await screen.findByRole('textbox', { name: /Why/ })).toHaveValue('')
  sessionStorage.clear()
  sessionStore.setState(before, true)
})
