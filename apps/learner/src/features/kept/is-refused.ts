import { ApiError } from '@masar/api-sdk'

/** The service's word, which another try doesn't change. Without a network there is none, and it can still be sent after signing in again. */
export function isRefused(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  )
}
