import { clientPages, clientQuery } from '@masar/app-shell'

export const courseQuery = (id: number) => clientQuery('/courses/{id}', { path: { id } })

export type ReviewOrder = 'helpful' | 'newest'

/** All reviews, page by page; the course itself brings the five most helpful. @param stars those that gave so many alone */
export const reviewsQuery = (id: number, sort: ReviewOrder, stars?: number) =>
  clientPages('/courses/{id}/reviews', {
    path: { id },
    query: { sort, ...(stars !== undefined && { stars }) },
  })
