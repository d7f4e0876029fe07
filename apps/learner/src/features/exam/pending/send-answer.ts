import { type ClientPaths, unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'

/** An answer as the service takes it. */
export type AnswerBody =
  ClientPaths['/attempts/{id}/answers/{questionId}']['put']['requestBody']['content']['application/json']

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
