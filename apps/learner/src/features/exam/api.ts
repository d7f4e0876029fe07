import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'

export type * from './contract.ts'

/** Starts an attempt, or goes on with the one that is open, which asks for no password. */
export function startAttempt(examId: number, sessionLock: string, password: string | null = null) {
  return unwrap(
    clientApi().POST('/exams/{id}/attempts', {
      params: { path: { id: examId } },
      body: { holder: sessionLock, ...(password !== null && { password }) },
    }),
  )
}

export function loadAttempt(attemptId: number) {
  return unwrap(clientApi().GET('/attempts/{id}', { params: { path: { id: attemptId } } }))
}

/** Takes the right to write from another tab or device. */
export function claimSessionLock(attemptId: number, sessionLock: string) {
  return unwrap(
    clientApi().POST('/attempts/{id}/take-over', {
      params: { path: { id: attemptId } },
      body: { holder: sessionLock },
    }),
  )
}

/** Leaves a section for the next one, which begins at once. */
export function leaveSection(attemptId: number, sessionLock: string, section: number) {
  return unwrap(
    clientApi().POST('/attempts/{id}/sections/next', {
      params: { path: { id: attemptId } },
      body: { holder: sessionLock, section },
    }),
  )
}

/** Ends the attempt. @param key the same for every try of the same act */
export function submitAttempt(attemptId: number, sessionLock: string, key: string) {
  return unwrap(
    clientApi().POST('/attempts/{id}/submit', {
      params: { path: { id: attemptId } },
      headers: { 'Idempotency-Key': key },
      body: { holder: sessionLock },
    }),
  )
}

/** Has the mark of an answer looked at again by the instructor. */
export function askRegrade(attemptId: number, questionId: number, reason: string) {
  return unwrap(
    clientApi().POST('/attempts/{id}/answers/{questionId}/regrade', {
      params: { path: { id: attemptId, questionId } },
      body: { reason },
    }),
  )
}
