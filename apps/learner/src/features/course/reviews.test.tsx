import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { CourseDetails } from '../catalogue/types.ts'
import { Reviews } from './reviews.tsx'

afterEach(() => vi.unstubAllGlobals())

const review = (id: number, stars: number, text: string) => ({
  id,
  name: 'Layla',
  stars,
  text,
  created_at: '2026-11-20T10:00:00Z',
  helpful: 0,
  is_helpful: null,
  is_own: false,
  answer: null,
})
const course = {
  id: 9,
  rating: 4.3,
  rating_count: 8,
  // From one star to five.
  rating_breakdown: [1, 0, 0, 2, 5],
  reviews: [review(1, 5, 'Clear')],
} as unknown as CourseDetails

test.each([
  ['en', ['5 stars', '4 stars', '3 stars', '2 stars', '1 star'], '8 ratings'],
  ['ar', ['5 نجوم', '4 نجوم', '3 نجوم', 'نجمتان', 'نجمة'], '8 تقييمات'],
] as const)('in %s bars show how the mean comes about, five stars first', (locale, names, all) => {
  renderPage(<Reviews course={course} />, locale)
  expect(screen.getByText(all)).toBeInTheDocument()
  const lines = screen.getAllByRole('progressbar').map(bar => bar.closest('li')!)
  expect(lines.map(line => line.firstElementChild?.textContent)).toEqual(names)
  expect(lines.map(line => line.lastElementChild?.textContent)).toEqual(['5', '2', '0', '0', '1'])
  expect(screen.getAllByRole('progressbar').map(bar => Number(bar.getAttribute('aria-valuenow')))).toEqual([
    63, 25, 0, 0, 13,
  ])
})

test('no reviews leave no bars, and no empty shares', () => {
  renderPage(
    <Reviews course={{ ...course, rating_count: 0, rating_breakdown: [0, 0, 0, 0, 0], reviews: [] }} />,
    'en',
  )
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText(/Nobody has reviewed this course yet/)).toBeVisible()
})

test('reviews of so many stars are asked for, and said to be none where there are none', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).search)
    return Response.json({ data: [], meta: { next_cursor: null } })
  })
  renderPage(<Reviews course={course} />, 'en')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stars' }), '3 stars')
  expect(await screen.findByText('No review gave this many stars.')).toBeVisible()
  expect(asked.at(-1)).toMatch(/stars=3/)
  expect(screen.queryByText('Clear')).toBeNull()
})
