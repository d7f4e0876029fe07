import type { Middleware } from 'openapi-fetch'

/** A new `Idempotency-Key`. Keep it for the retries of the same act. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID()
}

/**
 * Gives calls that create something a key of their own where the caller gave none, so that it is made once however often it is sent; a caller
 * that retries gives the same one again. Calls that take no key pass it over.
 */
export const idempotency: Middleware = {
  onRequest: ({ request }) => {
    if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', newIdempotencyKey())
    }
  },
}
