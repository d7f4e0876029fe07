import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { TryKinds } from './try-kinds.tsx'

afterEach(() => vi.unstubAllGlobals())

const question = {
  position: 1,
  points: 1,
  prompts: [],
  options: [],
  answer: null,
  revision: 0,
}
const questions = [
  {
    ...question,
    id: 1,
    kind: 'single_choice',
    body: 'How many days?',
    options: [
      { key: 'six', text: 'Six' },
      { key: 'seven', text: 'Seven' },
    ],
  },
  { ...question, id: 5, kind: 'number', body: 'Half of five?' },
]

/** The service, which alone knows what is right. @returns what was sent */
function serve() {
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/client-api/v1', '')
    if (request.method === 'GET') return Response.json({ data: questions })
    const body = (await request.json()) as { value: { option?: string } }
    sent.push([path, body])
    const isRight = body.value.option === 'seven'
    return Response.json({
      data: { is_right: isRight, share: isRight ? 1 : 0, explanation: 'A week has seven days.' },
    })
  })
  return sent
}

test('judged at once, tried again, and on to the next kind', async () => {
  const sent = serve()
  renderPage(<TryKinds examId={3} />, 'en')
  await userEvent.click(screen.getByRole('button', { name: 'Try them' }))
  expect(await screen.findByText('How many days?')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Check my answer' })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: 'Six' }))
  await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
  expect(await screen.findByText('Not right yet')).toBeVisible()
  expect(screen.getByText('A week has seven days.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Seven' }))
  await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
  expect(await screen.findByText('Right')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Next kind' }))
  expect(screen.getByText('Half of five?')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Kind 2 of 2' })).toHaveFocus()
  expect(sent).toEqual([
    ['/exams/3/practice/single_choice', { value: { option: 'six' } }],
    ['/exams/3/practice/single_choice', { value: { option: 'seven' } }],
  ])
})

test('without a connection the answer stays', async () => {
  serve()
  renderPage(<TryKinds examId={3} />, 'ar')
  await userEvent.click(screen.getByRole('button', { name: 'ابدأ التجربة' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Seven' }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await userEvent.click(screen.getByRole('button', { name: 'تحقّق من إجابتي' }))
  expect(await screen.findByText(/انقطع الاتصال/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Seven' })).toBeChecked()
})
