import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { ExamAdvice, ItemAdvice } from './advice.tsx'

test.each([
  ['ar', /المحاولات أقل من 30/, /راجع مفتاح الإجابة/],
  ['en', /Fewer than 30 attempts/, /check the key and the wording/],
] as const)('in %s what the figures say is said in a plain sentence each', async (locale, few, negative) => {
  renderPage(
    <>
      <ExamAdvice findings={['few_attempts', 'different_items', 'low_consistency', 'large_error']} />
      <ItemAdvice
        findings={[
          'negative_discrimination',
          'weak_discrimination',
          'same_for_all',
          'very_hard',
          'very_easy',
        ]}
      />
    </>,
    locale,
  )
  expect(await screen.findByText(few)).toBeInTheDocument()
  const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(sentences[0]).toMatch(negative)
  expect(new Set(sentences).size).toBe(5)
  for (const sentence of sentences) expect(sentence?.endsWith('.')).toBe(true)
})

test('a question of which nothing is to be said has no advice', async () => {
  renderPage(<ItemAdvice findings={[]} />, 'en')
  expect(await screen.findByText('—')).toBeInTheDocument()
})
