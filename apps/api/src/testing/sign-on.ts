import { expect } from 'vitest'
import { unique, type Account } from './accounts.ts'
import { cookieOf, publicUrl, redirectOf } from './google.ts'
import { clientId, clientSecret, type Claims, type OidcPeer } from './oidc-peer.ts'
import type { TestApi } from './test-api.ts'

type ApiName = 'client-api' | 'company-api'
export const signOnRedirects = (companyId: number) =>
  ['client-api', 'company-api'].map(name => `${publicUrl}/${name}/v1/auth/sign-on/callback/${companyId}`)
/** Of the companies that a test's database can have. */
export const everyRedirect = Array.from({ length: 100 }, (_, id) => signOnRedirects(id + 1)).flat()

/** Name servers that know what a test says. */
export class NameServers {
  readonly #records = new Map<string, string>()

  set(name: string, value: string): void {
    this.#records.set(name, value)
  }

  readonly look = async (name: string): Promise<string[][]> => {
    const value = this.#records.get(name)
    if (value === undefined) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' })
    // Long records come in parts.
    return [['v=spf1 -all'], [value.slice(0, 9), value.slice(9)]]
  }
}

/** What owners do in the portal whatever the kind of their provider. */
export function portals(api: TestApi, names: NameServers) {
  const portal =
    (owner: Account) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      api.as(owner.token)(method, `/company-api/v1/sign-on${path}`, body)
  const prove = async (owner: Account, domain = `company-${unique()}.example`) => {
    const call = portal(owner)
    const { data } = (await call('POST', '/domains', { domain })).json<{
      data: { id: number; record: { name: string; value: string } }
    }>()
    names.set(data.record.name, data.record.value)
    expect((await call('POST', `/domains/${data.id}/prove`)).statusCode).toBe(200)
    return domain
  }
  return { portal, prove }
}

/** The employees of a company at its provider, and their way into Masar. */
// long: the acts of a test, which stand on each other
export function signOns(api: TestApi, peer: OidcPeer, names: NameServers) {
  const { portal, prove } = portals(api, names)
  const provider = (given: object = {}) => ({
    issuer: peer.issuer,
    client_id: clientId,
    client_secret: clientSecret,
    admits: 'everyone',
    ...given,
  })
  /** Proves a domain and switches the peer on. @returns the domain */
  const setUp = async (
    owner: Account,
    { demanded = false, ...given }: { demanded?: boolean; admits?: string } = {},
  ) => {
    const call = portal(owner)
    const domain = await prove(owner)
    expect((await call('PUT', '', provider(given))).statusCode).toBe(200)
    expect((await call('POST', '/test')).json()).toEqual({ data: { problem: null, status: null } })
    const on = await call('POST', '/switch', { is_on: true, is_demanded: demanded })
    expect(on.statusCode).toBe(200)
    return domain
  }
  const person = (domain: string, given: Partial<Claims> = {}): Claims => {
    const number = unique()
    return { sub: `worker-${number}`, email: `worker-${number}@${domain}`, name: 'Sara Worker', ...given }
  }
  const start = async (domain: string, name: ApiName = 'client-api') => {
    const answer = await api.app.inject({
      url: `/${name}/v1/auth/sign-on?domain=${domain}&next=/learn&locale=en`,
    })
    return { url: String(answer.headers.location), flow: cookieOf(answer, 'sign_on_flow') }
  }
  const callback = (address: string, flow: string) => {
    const { pathname, search } = new URL(address)
    return api.app.inject({ url: pathname + search, headers: { cookie: `sign_on_flow=${flow}` } })
  }
  const redeem = (code: string, browserSecret: string, name: ApiName = 'client-api') =>
    api.app.inject({
      method: 'POST',
      url: `/${name}/v1/auth/sign-on/session`,
      headers: { 'api-key': 'masar-web', cookie: `sign_on_half=${browserSecret}` },
      payload: { code },
    })
  /** The whole flow. @returns the session's answer, or why there is none */
  const signIn = async (domain: string, who: Claims, name: ApiName = 'client-api') => {
    const { url, flow } = await start(domain, name)
    const back = await callback(await peer.signIn(url, who), flow)
    const { path, code } = redirectOf(back)
    const why = new URLSearchParams(path.split('?')[1]).get('sign_on')
    if (code === '') return { why, session: null }
    const session = await redeem(code, cookieOf(back, 'sign_on_half'), name)
    return { why, session: session.json<{ data: { token: string; user: { id: number } } }>().data }
  }
  return { portal, provider, prove, setUp, person, start, callback, redeem, signIn }
}
