import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Checks } from '../../gateways/oidc/provider.ts'
import type { Locale } from '../../locale.ts'
import type { ApiName } from '../../openapi.ts'
import type { Secrets } from '../../secrets.ts'

const flowSeconds = 600

/** What a browser takes along while it is away at the provider, sealed. */
export interface Journey {
  checks: Checks
  next: string | null
  locale: Locale
  startedAt: number
}

/** The two cookies of an outside sign-in: sent to its own calls alone, out of reach for scripts. */
export class JourneyCookies {
  readonly #secrets: Secrets
  readonly #attributes: string

  constructor(secrets: Secrets, api: ApiName, publicUrl: string) {
    this.#secrets = secrets
    this.#attributes = `; Path=/${api}/v1/auth/google; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`
  }

  keep(reply: FastifyReply, journey: Journey): void {
    this.#set(reply, 'google_flow', this.#secrets.encrypt(journey), flowSeconds)
  }

  /** The journey that the browser set out on, if it did so lately. */
  read(request: FastifyRequest): Journey | null {
    const sealed = cookieOf(request, 'google_flow')
    if (sealed === undefined) return null
    try {
      const journey = this.#secrets.decrypt(sealed) as Journey
      return Date.now() - journey.startedAt < flowSeconds * 1000 ? journey : null
    } catch (error) {
      request.log.info({ fault: (error as Error).name }, 'a cookie of an outside sign-in was not ours')
      return null
    }
  }

  /** Ends the journey; the browser keeps the half that has to be shown with the code. */
  hand(reply: FastifyReply, half: string | null): void {
    this.#set(reply, 'google_flow', '', 0)
    this.#set(reply, 'google_half', half ?? '', half === null ? 0 : flowSeconds)
  }

  half(request: FastifyRequest): string {
    return cookieOf(request, 'google_half') ?? ''
  }

  #set(reply: FastifyReply, name: string, value: string, seconds: number): void {
    reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}${this.#attributes}`)
  }
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,4096})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
}
