import type { Middleware } from 'openapi-fetch'

/** Tells the application of a 401. A sign-in that fails is an answer, not the end of a session. */
export function unauthorized(
  told: () => void,
  token: () => string | null | undefined = () => null,
): Middleware {
  return {
    onResponse: ({ request, response, schemaPath }) => {
      if (response.status !== 401 || schemaPath === '/auth/login') return
      const [sent, present] = [request.headers.get('authorization'), token()]
      // What was asked with a token that another has followed, as after a new password, says nothing of the session there is now.
      if (sent !== null && present && sent !== `Bearer ${present}`) return
      told()
    },
  }
}
