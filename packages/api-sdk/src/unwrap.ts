import { ApiError } from './api-error.ts'
import type { Failure } from './generated/schemas.ts'

interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

/**
 * The body of a call that succeeded; `response.ok` alone decides.
 * @throws ApiError for everything else: an error response, no network, no answer in time, an abort
 */
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<T> {
  let answer: Answer<T>
  try {
    answer = await call
  } catch (cause) {
    throw cause instanceof ApiError ? cause : withoutAnswer(cause)
  }
  const { response } = answer
  if (response.ok) return answer.data as T
  throw new ApiError('answer', response.status, failureOf(answer.error), retryAfterOf(response))
}

function withoutAnswer(cause: unknown): ApiError {
  const name = cause instanceof Error ? cause.name : ''
  return new ApiError(
    name === 'TimeoutError' ? 'timeout' : name === 'AbortError' ? 'aborted' : 'network',
    0,
    {},
    undefined,
    cause,
  )
}

/** A proxy between may answer with anything; what is not ours is left out. */
function failureOf(body: unknown): Partial<Failure> {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? (body as Failure)
    : {}
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
