import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { CourseList } from './course-list.tsx'
import { filtersOf } from './filters.ts'
import type { Course } from './types.ts'

const course: Course = {
  id: 12,
  title: 'Programming basics with Python',
  category: { id: 5, slug: 'programming', name: 'Programming' },
  instructor: { id: 5, name: 'Layla Alharbi' },
  level: 'beginner',
  languages: ['en'],
  price: 0,
  compare_at_price: null,
  currency: 'SAR',
  rating: 0,
  rating_count: 0,
  duration_seconds: 2280,
  lesson_count: 6,
  cover: null,
}
const list = { isPending: false, isError: false, hasNextPage: false, data: { pages: [] } } as never

const show = (correctedTo: string | null, locale: 'ar' | 'en') =>
  renderPage(
    <CourseList
      list={list}
      courses={[course]}
      total={1}
      isCapped={false}
      correctedTo={correctedTo}
      filters={filtersOf({ q: 'pyhton' })}
      onChange={() => undefined}
    />,
    locale,
  )

test.each([
  ['ar', /لا نتائج لعبارة البحث كما كُتبت.*python/],
  ['en', /Nothing matches what was typed.*python/],
] as const)('in %s the list says that it was searched for other words', (locale, sentence) => {
  show('python', locale)
  expect(
    screen.getByText(
      (_, element) => element?.getAttribute('role') === 'status' && sentence.test(element.textContent ?? ''),
    ),
  ).toBeInTheDocument()
})

test('nothing is said of words that were found as typed', () => {
  show(null, 'en')
  expect(screen.queryByText(/Nothing matches/)).toBeNull()
})
