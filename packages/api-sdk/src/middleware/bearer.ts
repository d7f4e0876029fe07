import type { Middleware } from 'openapi-fetch'

/** `Authorization: Bearer …`, while no step waits for its code. */
export function bearer(token: () => string | null, otp: () => string | null): Middleware {
  return {
    onRequest: ({ request }) => {
      const value = otp() ? null : token()
      if (value) request.headers.set('Authorization', `Bearer ${value}`)
    },
  }
}
