import { expect } from 'vitest'
import { unique } from './accounts.ts'
import type { Claims, OidcPeer } from './oidc-peer.ts'
import type { TestApi } from './test-api.ts'

type ApiName = 'client-api' | 'company-api'
type Answer = { headers: Record<string, unknown> }
export const publicUrl = 'http://127.0.0.1:3000'
export const redirectUris = ['client-api', 'company-api'].map(
  name => `${publicUrl}/${name}/v1/auth/google/callback`,
)

/** A person with an account at the provider. */
export const person = (given: Partial<Claims> = {}): Claims => {
  const number = unique()
  return {
    sub: `google-${number}`,
    email: `google-${number}@example.com`,
    email_verified: true,
    name: 'Sara Google',
    ...given,
  }
}
export const cookiesOf = (answer: Answer) => [answer.headers['set-cookie'] ?? []].flat().map(String)
export const cookieOf = (answer: Answer, name: string) =>
  cookiesOf(answer)
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.split(';')[0]
    ?.slice(name.length + 1) ?? ''
/** Where an answer redirects the browser, and the code in its fragment. */
export const redirectOf = (answer: Answer) => {
  const url = new URL(String(answer.headers['location']))
  return { path: url.pathname + url.search, code: new URLSearchParams(url.hash.slice(1)).get('code') ?? '' }
}

/** The browser's side of the OAuth flow. */
export function oauthFlows(api: TestApi, peer: OidcPeer) {
  /** Starts the flow: the provider's address, and the browser's cookie. */
  const start = async (name: ApiName = 'client-api', query = 'next=/learn&locale=en') => {
    const answer = await api.app.inject({
      url: `/${name}/v1/auth/google?${query}`,
      headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    })
    expect(answer.statusCode).toBe(303)
    return { url: String(answer.headers.location), flow: cookieOf(answer, 'google_flow'), answer }
  }
  const callback = (address: string, flow: string) => {
    const { pathname, search } = new URL(address)
    return api.app.inject({ url: pathname + search, headers: { cookie: `token=x; google_flow=${flow}` } })
  }
  const redeem = (code: string, browserSecret: string, name: ApiName = 'client-api') =>
    api.app.inject({
      method: 'POST',
      url: `/${name}/v1/auth/google/session`,
      headers: { 'api-key': 'masar-web', cookie: `google_half=${browserSecret}` },
      payload: { code },
    })
  /** The whole flow, up to the session. */
  const signIn = async (who: Claims, name: ApiName = 'client-api') => {
    const { url, flow } = await start(name)
    const back = await callback(await peer.signIn(url, who), flow)
    const { path, code } = redirectOf(back)
    return code === ''
      ? { path, session: null }
      : { path, session: await redeem(code, cookieOf(back, 'google_half'), name) }
  }
  return { start, callback, redeem, signIn }
}
