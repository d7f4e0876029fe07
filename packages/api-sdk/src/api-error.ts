import type { Failure } from './generated/schemas.ts'

/** `answer`: the service said no. The others never reached it, or heard nothing back. */
export type ErrorKind = 'answer' | 'network' | 'timeout' | 'aborted'

let describe: (kind: ErrorKind) => string = kind => kind

/**
 * Has errors to which the service gave no message of its own, such as a lost network or a proxy's page, say this to a person.
 * @param words in the language of the page, asked for when the error is made
 */
export function describeErrors(words: (kind: ErrorKind) => string): void {
  describe = words
}

/** The one error that every call of the SDK throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  /** Stable and listed in the OpenAPI document; for errors without an answer, their kind. */
  readonly code: string
  /** Messages by field, in the language of the request. */
  readonly errors: Readonly<Record<string, string[]>>
  /** Seconds until another try makes sense, where the service named them. */
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined
  /** Further facts, such as the stored value of an answer that was refused as stale. */
  readonly data: unknown

  constructor(
    kind: ErrorKind,
    status: number,
    failure: Partial<Failure>,
    retryAfter?: number,
    cause?: unknown,
  ) {
    super(failure.message ?? describe(kind), { cause })
    this.kind = kind
    this.status = status
    this.code = failure.code ?? kind
    this.errors = failure.errors ?? {}
    this.retryAfter = retryAfter
    this.requestId = failure.request_id
    this.data = failure.data
  }

  /** Whether the same call may succeed a little later: no network, no answer in time, or a service that says so. */
  get isPassing(): boolean {
    return (
      this.kind === 'network' ||
      this.kind === 'timeout' ||
      this.status === 503 ||
      this.status === 502 ||
      this.status === 504
    )
  }
}
