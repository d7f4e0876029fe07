import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Checks } from '../../../gateways/oidc/provider.ts'
import type { Locale } from '../../../locale.ts'
import type { ApiName } from '../../../openapi.ts'
import { OwnCookie } from '../../../plugins/own-cookie.ts'
import type { Secrets } from '../../../secrets.ts'

const flowSeconds = 600

/** The state of a sign-in by a provider: an encrypted cookie of the browser while it is there. */
export interface ProviderFlow<Held> {
  /** What the way back is checked against. */
  checks: Held
  next: string | null
  locale: Locale
  startedAt: number
  /** Whose provider it is, where it is a company's. */
  companyId?: number
}

export type OAuthFlow = ProviderFlow<Checks>

/** The ways of signing in by a provider: by the site's, or by one's company's. */
export type ProviderWay = 'google' | 'sign-on'

/** The two cookies of such a flow: sent to its own calls alone, not readable by scripts. */
export class OAuthFlowCookies<Held = Checks> {
  readonly #secrets: Secrets
  readonly #flow: OwnCookie
  readonly #half: OwnCookie

  /** @param flowName of the first cookie, where a way has flows of several kinds */
  constructor(
    secrets: Secrets,
    api: ApiName,
    publicUrl: string,
    way: ProviderWay = 'google',
    flowName = way === 'google' ? 'google_flow' : 'sign_on_flow',
  ) {
    this.#secrets = secrets
    const path = `/${api}/v1/auth/${way}`
    const name = way === 'google' ? 'google' : 'sign_on'
    this.#flow = new OwnCookie(flowName, path, publicUrl, 'Lax')
    this.#half = new OwnCookie(`${name}_half`, path, publicUrl, 'Lax')
  }

  save(reply: FastifyReply, flow: ProviderFlow<Held>): void {
    this.#flow.set(reply, this.#secrets.encrypt(flow), flowSeconds)
  }

  /** The flow that this browser started, unless it has expired. */
  read(request: FastifyRequest): ProviderFlow<Held> | null {
    const encrypted = this.#flow.read(request)
    if (encrypted === undefined) return null
    try {
      const flow = this.#secrets.decrypt(encrypted) as ProviderFlow<Held>
      return Date.now() - flow.startedAt < flowSeconds * 1000 ? flow : null
    } catch (error) {
      request.log.info({ error: (error as Error).name }, 'OAuth flow cookie could not be decrypted')
      return null
    }
  }

  /** Ends the flow; the browser keeps the secret that has to be presented with the code. */
  end(reply: FastifyReply, browserSecret: string | null): void {
    this.#flow.clear(reply)
    if (browserSecret === null) this.#half.clear(reply)
    else this.#half.set(reply, browserSecret, flowSeconds)
  }

  browserSecret(request: FastifyRequest): string {
    return this.#half.read(request) ?? ''
  }
}
