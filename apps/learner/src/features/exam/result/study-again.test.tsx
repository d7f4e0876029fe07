import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { StudyAgain } from './study-again.tsx'

const lessons = [
  { lesson_id: 4, title: 'The emergency fund', questions: 1 },
  { lesson_id: 5, title: 'Debt', questions: 3 },
]

test.each([
  ['ar', 'دروس تستحق المراجعة', 'فاتتك 3 أسئلة', '/lesson/4'],
  ['en', 'What to study again', '3 questions missed', '/en/lesson/4'],
] as const)('in %s, the lessons that teach what was missed', (locale, title, missed, href) => {
  renderPage(<StudyAgain lessons={lessons} />, locale)
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(missed)).toBeVisible()
  expect(screen.getByRole('link', { name: 'The emergency fund' })).toHaveAttribute('href', href)
})

test('where there is nothing, there is no heading', () => {
  renderPage(<StudyAgain lessons={[]} />, 'en')
  expect(screen.queryByRole('heading')).toBeNull()
})
