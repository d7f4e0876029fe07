import type { Middleware } from 'openapi-fetch'

/** `GetAllError: 1`: every message of a field, not only the first. */
export const allErrors: Middleware = {
  onRequest: ({ request }) => {
    request.headers.set('GetAllError', '1')
  },
}
