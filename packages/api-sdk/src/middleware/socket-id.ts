import type { Middleware } from 'openapi-fetch'

/** `X-Socket-ID`: Echo adds it to no `fetch`, so it is ours to send. */
export function socketId(current: () => string | undefined): Middleware {
  return {
    onRequest: ({ request }) => {
      const id = current()
      if (id !== undefined) request.headers.set('X-Socket-ID', id)
    },
  }
}
