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

test('a dropped question is said to count for nobody, and is not called wrong', () => {
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
