import { expect } from 'vitest'
import { unique, type Account } from './accounts.ts'
import { cookieOf, redirectOf } from './google.ts'
import type { Changes, Posted, SamlPeer, SamlPerson } from './saml-peer.ts'
import { type NameServers, portals } from './sign-on.ts'
import type { TestApi } from './test-api.ts'

type ApiName = 'client-api' | 'company-api'

export const claim = (name: string) => `http://schemas.xmlsoap.org/ws/2005/05/identity/claims/${name}`

/** What the address of the page that a browser ends on says of a sign-in. */
export const whyOf = (answer: Parameters<typeof redirectOf>[0]) =>
  new URLSearchParams(redirectOf(answer).path.split('?')[1]).get('sign_on')

/** The people of a company at its SAML provider, and their way into Masar. */
// long: the acts of a test, which stand on each other
export function samlSignOns(api: TestApi, peer: SamlPeer, names: NameServers) {
  const { portal, prove } = portals(api, names)
  const provider = (given: object = {}) => ({
    issuer: peer.issuer,
    entry_point: peer.entryPoint,
    certificates: [peer.identity.certificate],
    admits: 'everyone',
    ...given,
  })
  const person = (domain: string, given: Partial<SamlPerson> = {}): SamlPerson => {
    const number = unique()
    return {
      nameId: `worker-${number}`,
      attributes: {
        [claim('emailaddress')]: `worker-${number}@${domain}`,
        [claim('givenname')]: 'Sara',
        [claim('surname')]: 'Worker',
      },
      ...given,
    }
  }
  const start = async (domain: string, name: ApiName = 'client-api') => {
    const answer = await api.app.inject({
      url: `/${name}/v1/auth/sign-on?domain=${domain}&next=/learn&locale=en`,
    })
    return { url: String(answer.headers.location), flow: cookieOf(answer, 'saml_flow') }
  }
  /** The browser posts the form of the provider's page: from there, without a cookie of ours. */
  const post = ({ action, fields }: Posted) =>
    api.app.inject({
      method: 'POST',
      url: new URL(action).pathname,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: new URL(peer.issuer).origin,
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams(fields).toString(),
    })
  /** It is sent on, by GET, with the cookie that it set out with. */
  const finish = (posted: { headers: Record<string, unknown> }, flow: string) => {
    const { pathname, search } = new URL(String(posted.headers['location']))
    return api.app.inject({
      url: pathname + search,
      headers: { ...(flow !== '' && { cookie: `saml_flow=${flow}` }), 'sec-fetch-site': 'cross-site' },
    })
  }
  const redeem = (code: string, browserSecret: string, name: ApiName = 'client-api') =>
    api.app.inject({
      method: 'POST',
      url: `/${name}/v1/auth/sign-on/session`,
      headers: { 'api-key': 'masar-web', cookie: `sign_on_half=${browserSecret}` },
      payload: { code },
    })
  /** The whole flow. @returns the session's answer, or why there is none */
  const signIn = async (
    domain: string,
    who: SamlPerson,
    { changes = {}, name = 'client-api' }: { changes?: Changes; name?: ApiName } = {},
  ) => {
    const { url, flow } = await start(domain, name)
    const back = await finish(await post(await peer.signIn(url, who, changes)), flow)
    const { code } = redirectOf(back)
    if (code === '') return { why: whyOf(back), session: null }
    const session = await redeem(code, cookieOf(back, 'sign_on_half'), name)
    return {
      why: whyOf(back),
      session: session.json<{ data: { token: string; user: { id: number; name: string } } }>().data,
    }
  }
  /** An administrator tries the provider out. @returns what the settings show then */
  const tryOut = async (owner: Account, who: SamlPerson, changes: Changes = {}) => {
    const call = portal(owner)
    const started = await call('POST', '/try', { locale: 'en' })
    expect(started.statusCode).toBe(200)
    const { url } = started.json<{ data: { url: string } }>().data
    const posted = await post(await peer.signIn(url, who, changes))
    const back = await finish(posted, cookieOf(started, 'saml_flow'))
    const { data } = (await call('GET', '/try')).json<{
      data: { problem: string | null; found: string | null }
    }>()
    return { back, posted, tried: data }
  }
  /** Proves a domain, tries the peer out and switches it on. @returns the domain */
  const setUp = async (owner: Account, given: object = {}) => {
    const call = portal(owner)
    const domain = await prove(owner)
    expect((await call('PUT', '/saml', provider(given))).statusCode).toBe(200)
    const { tried } = await tryOut(owner, person(domain))
    expect(tried).toMatchObject({ problem: null })
    expect((await call('POST', '/switch', { is_on: true, is_demanded: false })).statusCode).toBe(200)
    return domain
  }
  return { portal, prove, provider, person, start, post, finish, redeem, signIn, tryOut, setUp }
}
