import type { Middleware } from 'openapi-fetch'

/** Calls that create something of value: one act, however often it is sent. */
const valued = new Set([
  '/exams/{id}/attempts',
  '/attempts/{id}/submit',
  '/checkouts',
  '/checkouts/{id}/pay',
  '/orders/{id}/refunds',
])

/** A new `Idempotency-Key`. Keep it for the retries of the same act. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID()
}

/** Gives valued calls a key of their own where the caller gave none; a caller that retries gives the same one again. */
export const idempotency: Middleware = {
  onRequest: ({ request, schemaPath }) => {
    if (request.method === 'POST' && valued.has(schemaPath) && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', newIdempotencyKey())
    }
  },
}
