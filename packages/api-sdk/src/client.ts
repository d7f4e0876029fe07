import type { ClientOptions as FetchOptions, Middleware } from 'openapi-fetch'
import { allErrors } from './middleware/all-errors.ts'
import { apiKey } from './middleware/api-key.ts'
import { bearer } from './middleware/bearer.ts'
import { idempotency } from './middleware/idempotency.ts'
import { locale } from './middleware/locale.ts'
import { socketId } from './middleware/socket-id.ts'
import { unauthorized } from './middleware/unauthorized.ts'
import type { ClientOptions } from './options.ts'
import { sendInTime } from './time-limit.ts'

/** What openapi-fetch is created with for one of the two bases. */
export function fetchOptions(base: string, options: ClientOptions): FetchOptions {
  const send = options.fetch ?? (request => fetch(request))
  return {
    baseUrl: `${options.host ?? ''}${base}`,
    fetch: request => sendInTime(send, request, limitOf(request, options.timeout)),
  }
}

/** A file takes longer than what is typed: it has so many times the limit of other calls. */
const timesForFiles = 8

function limitOf({ headers }: Request, timeout: number | undefined): number | undefined {
  const type = headers.get('content-type')
  const isFile = type !== null && !type.startsWith('application/json')
  return isFile && timeout !== undefined ? timeout * timesForFiles : timeout
}

/** The headers of every request, one concern each. */
export function middlewareOf(options: ClientOptions): Middleware[] {
  const otp = options.otp ?? (() => null)
  return [
    locale(options.locale),
    allErrors,
    apiKey(options.apiKey),
    ...(options.token ? [bearer(options.token, otp)] : []),
    ...(options.socketId ? [socketId(options.socketId)] : []),
    idempotency,
    ...(options.onUnauthorized ? [unauthorized(options.onUnauthorized, options.token)] : []),
  ]
}
