import { fullJitter } from '../jitter.ts'
import type { ConnectOptions } from './settings.ts'

export interface AuthAnswer {
  auth: string
  channel_data?: string
  shared_secret?: string
  user_data?: string
}

/** The service did not sign; `status` 0 if it could not be reached. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly status: number

  constructor(status: number) {
    super(`the service answered ${status}`)
    this.status = status
  }
}

const attempts = 6
const timeout = 10_000

/**
 * Asks the service to sign for a channel or for the person. An expired token is refreshed once; an unavailable service is
 * asked again as long as the socket of the signature is current.
 * @throws AuthError
 */
export async function authorise(
  path: '/broadcasting/auth' | '/broadcasting/user-auth',
  fields: Record<string, string>,
  options: ConnectOptions,
  isCurrent: () => boolean,
): Promise<AuthAnswer> {
  let isRefreshed = false
  for (let tries = 0; ; tries += 1) {
    const answer = await post(`${options.authHost ?? ''}${path}`, fields, options.headers())
    if (typeof answer !== 'number') return answer
    const isExpired = answer === 401 || answer === 403 || answer === 419
    if (
      isExpired &&
      !isRefreshed &&
      options.refreshSession !== undefined &&
      (await options.refreshSession())
    ) {
      isRefreshed = true
      continue
    }
    const isUnavailable = answer === 0 || answer === 429 || answer >= 500
    if (!isUnavailable || tries + 1 >= attempts || !isCurrent()) throw new AuthError(answer)
    await new Promise(resolve => setTimeout(resolve, fullJitter(tries, { first: 500, most: 8_000 })))
    if (!isCurrent()) throw new AuthError(answer)
  }
}

/** The answer, or a status other than 200. */
async function post(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<AuthAnswer | number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'application/json', 'x-socket-id': fields['socket_id'] ?? '', ...headers },
    })
    return response.status === 200 ? ((await response.json()) as AuthAnswer) : response.status
  } catch (error) {
    console.info('realtime: the authorisation request failed', error)
    return 0
  }
}
