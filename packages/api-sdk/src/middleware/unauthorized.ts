import type { Middleware } from 'openapi-fetch'

/** Tells the application of a 401. A sign-in that fails is an answer, not the end of a session. */
export function unauthorized(told: () => void): Middleware {
  return {
    onResponse: ({ response, schemaPath }) => {
      if (response.status === 401 && schemaPath !== '/auth/login') told()
    },
  }
}
