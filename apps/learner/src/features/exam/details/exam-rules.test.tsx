import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { ExamDetails } from '../api.ts'
import { ExamRules } from './exam-rules.tsx'

const exam = {
  attempts_allowed: 3,
  attempt_delay_seconds: 7200,
  grade_method: 'average',
  navigation: 'free',
  opens_at: null,
  closes_at: null,
  sections: [],
  tools: [],
} as unknown as ExamDetails

test.each([
  ['ar', /^بين كل محاولتين/, 'ساعتان', /^عند تعدد المحاولات/],
  ['en', /^Between two attempts there is a wait/, '2 hours', /^With several attempts, their average counts/],
] as const)(
  'in %s the rules tell what counts of several attempts, and the wait between them',
  (locale, wait, howLong, counts) => {
    const { unmount } = renderPage(<ExamRules exam={exam} />, locale)
    expect(screen.getByText(wait)).toHaveTextContent(howLong)
    expect(screen.getByText(counts)).toBeVisible()
    unmount()
    const { unmount: leave } = renderPage(<ExamRules exam={{ ...exam, attempt_delay_seconds: 0 }} />, locale)
    expect(screen.queryByText(wait)).toBeNull()
    leave()
    renderPage(<ExamRules exam={{ ...exam, attempts_allowed: 1 }} />, locale)
    expect(screen.queryByText(wait)).toBeNull()
    expect(screen.queryByText(counts)).toBeNull()
  },
)
