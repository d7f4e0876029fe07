import { AuthorizationResponseError } from 'openid-client'

/**
 * Why a step at a provider failed. `cancelled`: the person said no there. `unreachable`: the provider did not answer, or answered with a
 * failure of its own. `refused`: what came back does not stand the checks.
 */
type OidcFailure = 'cancelled' | 'unreachable' | 'refused'

/** What an error of `OidcProvider` means. The `state` of an error response is checked before it counts as the person's own. */
export function oidcFailureOf(error: unknown): OidcFailure {
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied'
      ? 'cancelled'
      : error.error === 'temporarily_unavailable' || error.error === 'server_error'
        ? 'unreachable'
        : 'refused'
  const { code, status, cause } = error as { code?: unknown; status?: unknown; cause?: { status?: unknown } }
  // The library marks its own type errors with a code; `fetch` has none.
  if (error instanceof TypeError && code === undefined) return 'unreachable'
  if (code === 'OAUTH_TIMEOUT') return 'unreachable'
  return [status, cause?.status].some(found => typeof found === 'number' && found >= 500)
    ? 'unreachable'
    : 'refused'
}
