import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { CourseGrid } from './course-grid.tsx'
import type { Course } from './types.ts'

const course: Course = {
  id: 12,
  title: 'English for work emails',
  category: { id: 5, slug: 'languages', name: 'اللغات والكتابة' },
  instructor: { id: 5, name: 'مريم فؤاد' },
  level: 'intermediate',
  languages: ['en'],
  price: 7900,
  compare_at_price: 9900,
  currency: 'SAR',
  rating: 4.5,
  rating_count: 4,
  duration_seconds: 2280,
  lesson_count: 6,
  cover: null,
}

test.each([
  ['ar', '/Course/12', '6 دروس', 'متوسط'],
  ['en', '/en/Course/12', '6 lessons', 'Intermediate'],
] as const)('in %s a card leads to its course and says what it is', (locale, href, lessons, level) => {
  renderPage(<CourseGrid courses={[course]} />, locale)
  expect(screen.getByRole('link', { name: course.title })).toHaveAttribute('href', href)
  expect(screen.getByText(lessons)).toBeInTheDocument()
  expect(screen.getByText(level)).toBeInTheDocument()
  expect(screen.getByText(/79/)).toBeInTheDocument()
})

test('an unrated course shows no stars, and a free one says so', () => {
  renderPage(
    <CourseGrid courses={[{ ...course, rating_count: 0, price: 0, compare_at_price: null }]} />,
    'ar',
  )
  expect(screen.queryByRole('img', { name: /من 5/ })).toBeNull()
  expect(screen.getByText('مجاني')).toBeInTheDocument()
})
