import { clientPages, clientQuery } from '@masar/app-shell'
import { type CourseFilters } from './filters.ts'

const numbers = ({ rating, instructor }: Pick<CourseFilters, 'rating' | 'instructor'>) => ({
  ...(rating && { rating: Number(rating) }),
  ...(instructor && { instructor: Number(instructor) }),
})

/** The catalogue, page by page. */
export function coursesQuery({ rating, instructor, ...rest }: CourseFilters) {
  return clientPages('/courses', { query: { ...rest, ...numbers({ rating, instructor }) } })
}

/** How many courses each value of a filter would leave; order and page change nothing of it. */
export function filterCountsQuery(filters: CourseFilters) {
  const { q, category, level, language, price, duration } = filters
  return clientQuery('/courses/counts', {
    query: { q, category, level, language, price, duration, ...numbers(filters) },
  })
}

export const categoriesQuery = () => ({ ...clientQuery('/categories'), staleTime: 300_000 })
