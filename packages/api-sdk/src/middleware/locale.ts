import type { Middleware } from 'openapi-fetch'

/** `Accept-Language`: the language of answers and messages. */
export function locale(tag: () => string): Middleware {
  return {
    onRequest: ({ request }) => {
      request.headers.set('Accept-Language', tag())
    },
  }
}
