import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { examQuestions, examSettings, linkQuestion } from '../../../testing/taught-exam.ts'
import { ImportPage } from './import-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const report = {
  format: 'gift',
  created: 1,
  changed: 0,
  unchanged: 0,
  questions: [
    {
      file: null,
      line: 1,
      key: 'sky',
      kind: 'single_choice',
      points: 2,
      body: 'Which element links?',
      written: linkQuestion,
      outcome: 'created',
      notes: ['Its images are left out.'],
    },
  ],
  refused: [{ file: null, line: 4, name: 'Broken', message: 'Its braces do not fit.' }],
}

interface Sent {
  way: string
  query: string
  key: string | null
  text: string
}

/** @returns what was sent of files */
function serve(
  store = () => Response.json({ data: report }),
  preview = () => Response.json({ data: report }),
) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace('/client-api/v1/exams/3', '')
    if (path === '/questions') return Response.json({ data: examQuestions })
    if (path === '/settings') return Response.json({ data: examSettings })
    if (request.method === 'GET') return Response.json({ data: [] })
    const way = path.replace('/questions/', '')
    sent.push({ way, query: search, key: request.headers.get('idempotency-key'), text: await request.text() })
    return way === 'preview' ? preview() : store()
  })
  return sent
}
const choose = async (name = 'q.gift') => {
  await screen.findByRole('radio', { name: /English|الإنجليزية/ })
  await userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['Blue? {T}'], name),
  )
}

test('a file is previewed line by line, and stored in one act', async () => {
  const sent = serve()
  renderPage(<ImportPage id={3} />, 'en')
  await choose()
  const refused = await screen.findByRole('table', { name: 'What is left out, and why' })
  expect(within(refused).getByRole('rowheader', { name: 'Line 4' })).toBeVisible()
  expect(refused).toHaveTextContent('Its braces do not fit.')
  expect(screen.getByText('Its images are left out.')).toBeVisible()
  expect(await screen.findByText('Which element links?')).toBeVisible()
  expect(sent.map(({ way }) => way)).toEqual(['preview'])
  await userEvent.click(screen.getByRole('button', { name: 'Bring in 1 question' }))
  expect(await screen.findByText(/1 question is in the exam now/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Which element links?' })).toHaveAttribute(
    'href',
    expect.stringContaining('#question-sky'),
  )
  expect(sent[1]).toMatchObject({ way: 'import', query: '?name=q.gift&language=en', text: 'Blue? {T}' })
})

test('after a failure the file is still there, and is sent again as the same act', async () => {
  let isDown = true
  const sent = serve(() =>
    isDown
      ? Response.json({ code: 'unavailable', message: 'Later.' }, { status: 503 })
      : Response.json({ data: report }),
  )
  renderPage(<ImportPage id={3} />, 'en')
  await choose()
  const act = await screen.findByRole('button', { name: 'Bring in 1 question' })
  await userEvent.click(act)
  expect(await screen.findByText('Later.')).toBeVisible()
  isDown = false
  await userEvent.click(act)
  await screen.findByText(/1 question is in the exam now/)
  const [, first, second] = sent
  expect(second).toEqual(first)
  expect(first?.key).toEqual(expect.any(String))
})

test('a file that cannot be read says why in the reader’s language, and another can be chosen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  serve(undefined, () =>
    Response.json({ code: 'unsupported_media_type', message: 'هذا النوع غير مقبول.' }, { status: 415 }),
  )
  renderPage(<ImportPage id={3} />, 'ar')
  await choose('q.txt')
  expect(await screen.findByText('هذا النوع غير مقبول.')).toBeVisible()
  expect(document.querySelector('input[type=file]')).not.toBeNull()
})

test('in Arabic; the same file is read again with its texts in the other language', async () => {
  const sent = serve()
  renderPage(<ImportPage id={3} />, 'ar')
  await choose()
  await userEvent.click(await screen.findByRole('radio', { name: 'الإنجليزية' }))
  await vi.waitFor(() => expect(sent.map(({ query }) => query.slice(-2))).toEqual(['ar', 'en']))
  expect(await screen.findByRole('button', { name: 'استيراد سؤال واحد' })).toBeVisible()
})

test('nothing to bring in offers no act', async () => {
  serve(undefined, () => Response.json({ data: { ...report, created: 0, questions: [] } }))
  renderPage(<ImportPage id={3} />, 'en')
  await choose()
  expect(await screen.findByText(/No question of this file can be read/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Bring in/ })).toBeNull()
})
