import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import type { AnswerBody } from '../contract.ts'

/** Sends an answer. Outlives the page: the last change is sent while leaving it. @throws ApiError */
export function sendAnswer(attemptId: number, questionId: number, body: AnswerBody) {
  return unwrap(
    clientApi().PUT('/attempts/{id}/answers/{questionId}', {
      params: { path: { id: attemptId, questionId } },
      body,
      keepalive: true,
    }),
  )
}
