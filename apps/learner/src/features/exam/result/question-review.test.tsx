import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { ResultQuestion } from '../api.ts'
import { QuestionReview } from './question-review.tsx'

const question: ResultQuestion = {
  id: 7,
  position: 1,
  kind: 'true_false',
  body: 'Is it so?',
  max_points: 2,
  points: 0,
  is_right: false,
  answer: { truth: true },
  prompts: [],
  options: [],
  right_answer: null,
  right_order: null,
  note: null,
  grading: 'done',
  explanation: null,
  waived: null,
}

test('a dropped question is said to count for no one, and is not called wrong', () => {
  renderPage(<QuestionReview question={{ ...question, waived: 'dropped' }} attemptId={1} />, 'en')
  expect(screen.getByText('Dropped')).toBeVisible()
  expect(screen.getByText(/counts in nobody’s result/)).toBeVisible()
  expect(screen.queryByText('Wrong')).toBeNull()
})

test('a faulty one says in Arabic that everybody got its points', () => {
  renderPage(<QuestionReview question={{ ...question, points: 2, waived: 'full_marks' }} attemptId={1} />)
  expect(screen.getByText('كان في هذا السؤال خطأ، فنال الجميع نقاطه.')).toBeVisible()
})

test('any other says nothing of it', () => {
  renderPage(<QuestionReview question={question} attemptId={1} />, 'en')
  expect(screen.getByText('Wrong')).toBeVisible()
  expect(screen.queryByText(/faulty|dropped/)).toBeNull()
})

test('a right option that was missed looks unlike one that was chosen', () => {
  const option = (key: string, is_right: boolean) => ({ key, text: key, is_right, feedback: null })
  renderPage(
    <QuestionReview
      question={{
        ...question,
        kind: 'multiple_choice',
        answer: { options: ['a', 'c'] },
        options: [option('a', true), option('b', true), option('c', false), option('d', false)],
      }}
      attemptId={1}
    />,
    'en',
  )
  expect(
    screen.getAllByRole('listitem').flatMap(line => ('tone' in line.dataset ? [line.dataset['tone']] : [])),
  ).toEqual(['success', 'missed', 'danger'])
})

const essay = {
  ...question,
  kind: 'essay' as const,
  is_right: null,
  answer: { text: '## عنوان\n\n[رابط](https://evil.test) ![صورة](https://evil.test/x.png) <b>x</b>' },
  essay: { format: 'rich_text' as const },
  files: [
    { id: 'f', name: 'عملي.pdf', bytes: 2000, received: 2000, is_whole: true, sha256: 'ab'.repeat(32) },
  ],
}

test('an essay is shown as it was formatted, without links, pictures and markup, and its files can be saved', async () => {
  const { container } = renderPage(<QuestionReview question={essay} attemptId={1} />, 'en')
  expect(await screen.findByRole('heading', { name: 'عنوان' })).toBeVisible()
  expect(container.querySelector('dd a, dd img, dd b')).toBeNull()
  expect(container.textContent).toContain('رابط')
  expect(screen.getByRole('button', { name: 'Download عملي.pdf' })).toBeVisible()
  expect(screen.getByText('abababababab')).toBeVisible()
})
