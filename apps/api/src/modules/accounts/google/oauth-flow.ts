import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Checks } from '../../../gateways/oidc/provider.ts'
import type { Locale } from '../../../locale.ts'
import type { ApiName } from '../../../openapi.ts'
import type { Secrets } from '../../../secrets.ts'

const flowSeconds = 600

/** The state of an OAuth flow: an encrypted cookie of the browser while it is at the provider. */
export interface OAuthFlow {
  checks: Checks
  next: string | null
  locale: Locale
  startedAt: number
}

/** The two cookies of an OAuth flow: sent to its own calls alone, not readable by scripts. */
export class OAuthFlowCookies {
  readonly #secrets: Secrets
  readonly #attributes: string

  constructor(secrets: Secrets, api: ApiName, publicUrl: string) {
    this.#secrets = secrets
    this.#attributes = `; Path=/${api}/v1/auth/google; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`
  }

  save(reply: FastifyReply, flow: OAuthFlow): void {
    this.#set(reply, 'google_flow', this.#secrets.encrypt(flow), flowSeconds)
  }

  /** The flow that this browser started, unless it has expired. */
  read(request: FastifyRequest): OAuthFlow | null {
    const encrypted = cookieOf(request, 'google_flow')
    if (encrypted === undefined) return null
    try {
      const flow = this.#secrets.decrypt(encrypted) as OAuthFlow
      return Date.now() - flow.startedAt < flowSeconds * 1000 ? flow : null
    } catch (error) {
      request.log.info({ error: (error as Error).name }, 'OAuth flow cookie could not be decrypted')
      return null
    }
  }

  /** Ends the flow; the browser keeps the secret that has to be presented with the code. */
  end(reply: FastifyReply, browserSecret: string | null): void {
    this.#set(reply, 'google_flow', '', 0)
    this.#set(reply, 'google_half', browserSecret ?? '', browserSecret === null ? 0 : flowSeconds)
  }

  browserSecret(request: FastifyRequest): string {
    return cookieOf(request, 'google_half') ?? ''
  }

  #set(reply: FastifyReply, name: string, value: string, seconds: number): void {
    reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}${this.#attributes}`)
  }
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,4096})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
}
