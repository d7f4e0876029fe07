import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Result } from '../api.ts'
import { ResultScreen } from './result-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const question = (id: number): Result['questions'][number] => ({
  id,
  position: id,
  kind: 'true_false',
  body: `Question body ${id}`,
  max_points: 2,
  points: 2,
  is_right: true,
  answer: { truth: true },
  prompts: [],
  options: [],
  right_answer: null,
  right_order: null,
  note: null,
  grading: 'done',
  explanation: `Because of ${id}`,
  waived: null,
})
const result: Result = {
  id: 9,
  number: 1,
  state: 'graded',
  started_at: '2026-11-21T10:00:00Z',
  submitted_at: '2026-11-21T10:20:00Z',
  percent: 100,
  passed: true,
  exam: { id: 3, title: 'Web pages', pass_mark: 60 },
  course: { id: 2, title: 'The web' },
  score: 4,
  max_score: 4,
  submitted_by: 'learner',
  receipt: null,
  attempts_left: 1,
  next_attempt: { from: null },
  certificate_code: null,
  shown: ['answers', 'correctness', 'marks', 'feedback', 'right_answers', 'overall'],
  more_at: null,
  more_after_last_attempt: false,
  counted_percent: 100,
  counted_passed: true,
  study_again: [],
  questions: [question(1), question(2)],
}

test.each([
  ['ar', 'طباعة'],
  ['en', 'Print'],
] as const)(
  'in %s the result is printed as it stands, each question with what was said of it',
  async (locale, act) => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    vi.stubGlobal('fetch', async () => Response.json({ data: result }))
    renderPage(<ResultScreen id={9} />, locale)
    await userEvent.click(await screen.findByRole('button', { name: act }))
    expect(print).toHaveBeenCalledTimes(1)
    // Nothing of it is folded away, or brought only once it is scrolled to.
    for (const id of [1, 2]) {
      expect(await screen.findByText(`Question body ${id}`)).toBeVisible()
      expect(await screen.findByText(`Because of ${id}`)).toBeVisible()
    }
  },
)
