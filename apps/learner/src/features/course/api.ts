import { clientPages, clientQuery } from '@masar/app-shell'

export const courseQuery = (id: number) => clientQuery('/courses/{id}', { path: { id } })

/** All reviews, page by page; the course itself brings the first five. */
export const reviewsQuery = (id: number) => clientPages('/courses/{id}/reviews', { path: { id } })
