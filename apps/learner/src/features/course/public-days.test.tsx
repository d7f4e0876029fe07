import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { CourseDetails } from '../catalogue/types.ts'
import { CourseHead } from './course-head.tsx'
import { Reviews } from './reviews.tsx'

afterEach(() => vi.unstubAllEnvs())

/** Half past midnight of the first of December in Riyadh. */
const moment = '2026-11-30T21:30:00Z'
const course = {
  id: 9,
  category: { slug: 'web', name: 'Web' },
  instructor: { id: 3, name: 'Sara' },
  level: 'beginner',
  languages: ['en'],
  updated_at: moment,
  rating: 5,
  rating_count: 1,
  rating_breakdown: [],
  reviews: [{ id: 1, name: 'Layla', stars: 5, text: '', created_at: moment }],
} as unknown as CourseDetails

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'the days on a public page are the site’s for a reader in %s',
  zone => {
    vi.stubEnv('TZ', zone)
    renderPage(<CourseHead course={course} />, 'en')
    expect(screen.getByText('December 2026')).toBeInTheDocument()
    renderPage(<Reviews course={course} />, 'en')
    expect(screen.getByText('December 1, 2026')).toBeInTheDocument()
  },
)

test('a review outlives its author’s account without a name', () => {
  const [review] = course.reviews
  renderPage(<Reviews course={{ ...course, reviews: [{ ...review!, name: '—' }] }} />, 'en')
  expect(screen.getByText('Former learner')).toBeInTheDocument()
})
