import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../../db/client.ts'
import { readCertificate } from '../../../../gateways/saml/certificates.ts'
import { SamlProvider } from '../../../../gateways/saml/provider.ts'
import type { ApiName } from '../../../../openapi.ts'
import type { Secrets } from '../../../../secrets.ts'
import { OAuthFlowCookies, type ProviderFlow } from '../../../accounts/google/oauth-flow.ts'
import type { SamlRow } from '../kinds.ts'
import { SamlRequests } from './requests.ts'

interface SamlFlowChecks {
  requestId: string
}
export type SamlFlow = ProviderFlow<SamlFlowChecks>

/** The addresses by which a company's provider knows this service: one of each, for both apps, since some providers take one alone. */
export function samlAddresses(publicUrl: string, companyId: number) {
  const acsUrl = `${publicUrl}/client-api/v1/auth/sign-on/saml/${companyId}`
  return { acsUrl, serviceId: `${acsUrl}/metadata` }
}

/** The way to companies' SAML providers and back. */
export class SamlWay {
  readonly requests: SamlRequests
  readonly #secrets: Secrets
  readonly #publicUrl: string

  constructor(db: Database, secrets: Secrets, publicUrl: string) {
    this.requests = new SamlRequests(db, secrets)
    this.#secrets = secrets
    this.#publicUrl = publicUrl
  }

  /** A company's provider as it is set up now. What an expired certificate signs is no longer believed. */
  of({ companyId, issuer, entryPoint, certificates }: SamlRow): SamlProvider {
    const valid = certificates.filter(each => (readCertificate(each)?.expiresAt.getTime() ?? 0) > Date.now())
    return new SamlProvider({
      issuer,
      entryPoint,
      certificates: valid,
      ...samlAddresses(this.#publicUrl, companyId),
    })
  }

  /** Sets out for a provider: remembers it in the browser. @returns where to send that */
  async start(
    reply: FastifyReply,
    row: SamlRow,
    { api, userId, ...way }: Pick<SamlFlow, 'locale' | 'next'> & { api: ApiName; userId: number | null },
  ): Promise<string> {
    const { companyId } = row
    const request = await this.requests.open(companyId, api, userId)
    const checks = { requestId: request.id }
    this.#cookies(api).save(reply, { checks, ...way, startedAt: Date.now(), companyId })
    return this.of(row).start(request)
  }

  /** The flow that a browser has set out on. */
  flowOf(request: FastifyRequest, api: ApiName): SamlFlow | null {
    return this.#cookies(api).read(request)
  }

  /** Ends it. @param browserSecret what has to be presented with the code of a session */
  end(reply: FastifyReply, api: ApiName, browserSecret: string | null): void {
    this.#cookies(api).end(reply, browserSecret)
  }

  #cookies(api: ApiName): OAuthFlowCookies<SamlFlowChecks> {
    return new OAuthFlowCookies(this.#secrets, api, this.#publicUrl, 'sign-on', 'saml_flow')
  }
}
