import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { account, password } from './accounts.ts'
import { Authenticator } from './authenticator.ts'
import { cookieOf } from './google.ts'
import type { TestApi } from './test-api.ts'

export type ApiName = 'client-api' | 'company-api'
export interface Ticket {
  ticket: string
  methods: string[]
  expires_at: string
  /** The value of the cookie that came with it. */
  cookie: string
}

/** A named site, as passkeys need one. */
export const namedSite = 'http://localhost:3000'

/** What an authenticator app shows now, or some steps of 30 seconds off. */
export function appCode(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Waits for the next step where the present one is about to end, so that the codes around it mean the same for a while. */
export async function steadyStep(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 8000) await wait(left)
}

export const codeOf = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code
export const tokenOf = (answer: { json<T>(): T }) => answer.json<{ data: { token: string } }>().data.token

/** A person's calls of second factors. */
// long: a list of calls, each short by itself
export function factorCalls(api: TestApi, name: ApiName = 'client-api') {
  const base = `/${name}/v1/auth`
  const withCookie = (cookie: string) => ({ cookie: `second_factor=${cookie}` })

  /** The answer to the right password: with a ticket, or a session. */
  const login = (email: string, given = password, token?: string) =>
    api.as(token)('POST', `${base}/login`, { email, password: given })
  const ticketOf = (answer: Awaited<ReturnType<typeof login>>): Ticket => {
    const { second_factor: asked } = answer.json<{ data: { second_factor: Omit<Ticket, 'cookie'> } }>().data
    return { ...asked, cookie: cookieOf(answer, 'second_factor') }
  }
  const ticket = async (email: string, given = password): Promise<Ticket> =>
    ticketOf(await login(email, given))
  const show = (
    { ticket: handle, cookie }: Pick<Ticket, 'ticket' | 'cookie'>,
    proof: object,
    token?: string,
  ) => api.as(token)('POST', `${base}/second-factor`, { ticket: handle, ...proof }, withCookie(cookie))
  const requestOptions = async ({ ticket: handle, cookie }: Ticket) => {
    const answer = await api.as()(
      'POST',
      `${base}/second-factor/options`,
      { ticket: handle },
      withCookie(cookie),
    )
    return answer.json<{ data: { options: { challenge: string; rpId: string } } }>().data?.options
  }

  const begin = async (token: string) =>
    (await api.as(token)('POST', `${base}/second-factors/totp`)).json<{
      data: { setup: string; secret: string; uri: string }
    }>().data
  const confirm = (token: string, setup: string, code: string) =>
    api.as(token)('POST', `${base}/second-factors/totp/confirm`, { setup, code })
  /** Sets an authenticator app up, by the code before the present one, so that the present one is still free. */
  const addTotp = async (token: string) => {
    const { setup, secret } = await begin(token)
    await steadyStep()
    const answer = await confirm(token, setup, appCode(secret, -1))
    expect(answer.statusCode).toBe(200)
    return { secret, codes: answer.json<{ data: { recovery_codes: string[] | null } }>().data.recovery_codes }
  }
  /** A new account with an authenticator app. */
  const withApp = async () => {
    const who = await account(api)
    return { ...who, ...(await addTotp(who.token)) }
  }
  const beginPasskey = async (token: string) =>
    (await api.as(token)('POST', `${base}/second-factors/passkeys/options`)).json<{
      data: {
        setup: string
        options: { challenge: string; rp: { id: string }; excludeCredentials: { id: string }[] }
      }
    }>().data
  const register = (token: string, body: object) =>
    api.as(token)('POST', `${base}/second-factors/passkeys`, body)
  const addPasskey = async (token: string, key = new Authenticator(namedSite), passkeyName = 'Phone') => {
    const { setup, options } = await beginPasskey(token)
    const answer = await register(token, { setup, name: passkeyName, credential: key.create(options) })
    expect(answer.statusCode).toBe(200)
    return { key, codes: answer.json<{ data: { recovery_codes: string[] | null } }>().data.recovery_codes }
  }
  const state = async (token: string) =>
    (await api.as(token)('GET', `${base}/second-factors`)).json<{
      data: {
        totp: { confirmed_at: string; last_used_at: string | null } | null
        passkeys: { id: number; name: string; last_used_at: string | null }[]
        recovery_codes_left: number
        are_passkeys_on: boolean
      }
    }>().data
  const remove = (token: string, what: string) => api.as(token)('DELETE', `${base}/second-factors/${what}`)
  return {
    login,
    ticketOf,
    ticket,
    show,
    requestOptions,
    begin,
    confirm,
    addTotp,
    withApp,
    beginPasskey,
    register,
    addPasskey,
    state,
    remove,
  }
}
