import { type ReadAnswer, type ClientPaths, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf } from '@masar/app-shell'
import type { QueryClient } from '@tanstack/react-query'

export type OwnReview = ReadAnswer<ClientPaths, '/courses/{id}/review'>['data']

/** The person's own review of a course, and what they may do with others'. */
export const ownReviewQuery = (courseId: number) =>
  clientQuery('/courses/{id}/review', { path: { id: courseId } })

const reviewOf = (id: number) => ({ params: { path: { id } } })

/** Each throws ApiError. */
export const reviewCalls = {
  write: (courseId: number, review: { stars: number; text: string }) =>
    unwrap(clientApi().PUT('/courses/{id}/review', { ...reviewOf(courseId), body: review })),
  remove: (courseId: number) => unwrap(clientApi().DELETE('/courses/{id}/review', reviewOf(courseId))),
  vote: (id: number, isOn: boolean) =>
    unwrap(clientApi().POST('/reviews/{id}/vote', { ...reviewOf(id), body: { is_on: isOn } })),
  reply: (id: number, text: string) =>
    unwrap(clientApi().PUT('/reviews/{id}/reply', { ...reviewOf(id), body: { text } })),
}

/** Refetches all that shows reviews. */
export async function refreshReviews(client: QueryClient): Promise<void> {
  await client.invalidateQueries(
    queriesOf(
      '/courses/{id}',
      '/courses/{id}/review',
      '/courses/{id}/reviews',
      '/teaching/courses',
      '/teaching/courses/{id}/reviews',
    ),
  )
}
