import { unwrap } from '@masar/api-sdk'
import { clientApi, clientPages, clientQuery } from '@masar/app-shell'
import type { Answer } from '../catalogue/types.ts'

export type AuditRow = Answer<'/console/audit'>['data'][number]
export type ReportedPost = Answer<'/console/reported-posts'>['data'][number]

/** Who one is in the console. */
export const operatorQuery = () => clientQuery('/console/me')

/** What was done, the newest first, page by page. */
export const auditQuery = () => clientPages('/console/audit')

/** What learners reported of each other's posts, as far as it is undecided. */
export const reportedPostsQuery = () => clientPages('/console/reported-posts')

/** @throws ApiError */
export function decideOnPost(id: number, isRemoved: boolean) {
  return unwrap(
    clientApi().POST('/console/reported-posts/{id}/decide', {
      params: { path: { id } },
      body: { is_removed: isRemoved },
    }),
  )
}

/** What people reported of each other's reviews, as far as it is undecided. */
export const reportedReviewsQuery = () => clientPages('/console/reported-reviews')

/** @throws ApiError */
export function decideOnReview(id: number, isRemoved: boolean) {
  return unwrap(
    clientApi().POST('/console/reported-reviews/{id}/decide', {
      params: { path: { id } },
      body: { is_removed: isRemoved },
    }),
  )
}
