import type { Middleware } from 'openapi-fetch'

/** `Api-Key`: names the calling application. It is no secret in a browser. */
export function apiKey(key: string): Middleware {
  return {
    onRequest: ({ request }) => {
      request.headers.set('Api-Key', key)
    },
  }
}
