import { clientPages, clientQuery } from '@masar/app-shell'
import type { CourseFilters } from './filters.ts'

/** The catalogue, page by page. */
export function coursesQuery({ rating, instructor, ...rest }: CourseFilters) {
  return clientPages('/courses', {
    query: {
      ...rest,
      ...(rating && { rating: Number(rating) }),
      ...(instructor && { instructor: Number(instructor) }),
    },
  })
}

export const categoriesQuery = () => ({ ...clientQuery('/categories'), staleTime: 300_000 })
