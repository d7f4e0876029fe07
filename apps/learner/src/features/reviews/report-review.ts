import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import type { ReportReason } from '../questions/api.ts'

/** Reports another person's review to the operator. @throws ApiError */
export function reportReview(id: number, reason: ReportReason, note: string): Promise<unknown> {
  return unwrap(
    clientApi().POST('/reviews/{id}/report', { params: { path: { id } }, body: { reason, note } }),
  )
}
