import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { SampleMessages } from '../samples/messages.ts'
import { TryQuestion } from './try-question.tsx'

const sample = {
  course: { id: 7, title: 'Budget' },
  body: 'What is 2,400 divided by 12?',
  options: ['200', '240'],
}
beforeAll(() => Promise.all([SampleMessages.load('ar'), SampleMessages.load('en')]))
afterEach(() => vi.unstubAllGlobals())

const serve = () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (call: Request) => {
    asked.push(call.url)
    const option = Number(new URL(call.url).searchParams.get('option'))
    return Response.json({
      data: { is_correct: option === 0, correct_option: 0, explanation: 'A twelfth each month.' },
    })
  })
  return asked
}

test.each([
  ['ar', '200', 'إجابة صحيحة.'],
  ['en', '200', 'Correct.'],
  ['ar', '240', 'ليست هذه.'],
  ['en', '240', 'Not quite.'],
] as const)('in %s, %s is checked by the service: %s', async (locale, option, verdict) => {
  const asked = serve()
  renderPage(<TryQuestion sample={sample} />, locale)
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: option }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(verdict))
  expect(screen.getByRole('status')).toHaveTextContent('A twelfth each month.')
  await userEvent.click(screen.getByRole('button', { name: option === '200' ? '240' : '200' }))
  expect(asked, 'one answer, and no second').toHaveLength(1)
  expect(screen.getByRole('button', { name: option })).toHaveAttribute('aria-pressed', 'true')
})

test('an answer that cannot be checked can be sent again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'no', code: 'internal' }, { status: 500 }))
  renderPage(<TryQuestion sample={sample} />, 'en')
  await userEvent.click(screen.getByRole('button', { name: '200' }))
  expect(await screen.findByText('Your answer could not be checked.')).toBeVisible()
  serve()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Correct.')).toBeVisible()
})
