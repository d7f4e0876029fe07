import type { CustomFetch } from 'openid-client'
import { OidcProvider } from '../../../gateways/oidc/provider.ts'
import { outsideFetch } from '../../../gateways/outside/outside-fetch.ts'
import type { Secrets } from '../../../secrets.ts'
import type { OidcRow } from './kinds.ts'
import type { ProviderProblem } from './schema.ts'

/** For how long what a provider says of itself is believed. */
const keptMs = 10 * 60_000
const mostKept = 500

/** The OpenID providers of companies. They are asked over TLS and on the internet alone, as far as the settings name no other hosts. */
export class CompanyProviders {
  readonly #secrets: Secrets
  readonly #fetch: CustomFetch
  readonly #known = new Map<string, { provider: OidcProvider; until: number }>()

  constructor(secrets: Secrets, privateHosts: readonly string[]) {
    this.#secrets = secrets
    this.#fetch = outsideFetch(privateHosts)
  }

  /** A company's provider as it is set up now. @throws Error where the secret was encrypted with another key */
  of(row: OidcRow): OidcProvider {
    const key = `${row.companyId} ${row.updatedAt.getTime()}`
    const known = this.#known.get(key)
    if (known && known.until > Date.now()) return known.provider
    const provider = this.#make(row)
    if (this.#known.size >= mostKept) this.#known.clear()
    this.#known.set(key, { provider, until: Date.now() + keptMs })
    return provider
  }

  /** Asks a provider what it is, and whether it knows the client. @returns what is wrong */
  async test(
    row: OidcRow,
    redirectUri: string,
  ): Promise<{ problem: ProviderProblem | null; status: number | null }> {
    try {
      const provider = this.#make(row)
      const { response_types_supported: types } = await provider.metadata()
      if (types !== undefined && !types.includes('code')) return { problem: 'no_code_flow', status: null }
      return { problem: (await provider.knowsClient(redirectUri)) ? null : 'client_refused', status: null }
    } catch (error) {
      return problemOf(error)
    }
  }

  #make({ issuer, clientId, sealedSecret }: OidcRow): OidcProvider {
    const clientSecret = this.#secrets.decrypt(sealedSecret) as string
    return new OidcProvider({ issuer, clientId, clientSecret, fetch: this.#fetch })
  }
}

/** What a provider's error means to the administrator who sets it up. */
function problemOf(error: unknown): { problem: ProviderProblem; status: number | null } {
  const chain = causesOf(error)
  const found = (name: string) => chain.map(each => each[name]).find(value => value !== undefined)
  const codes = chain.map(({ code }) => String(code))
  const status = found('status')
  const own = found('problem')
  const told = (problem: ProviderProblem) => ({ problem, status: typeof status === 'number' ? status : null })
  if (own === 'private_address' || own === 'not_https') return told(own)
  if (codes.some(code => /^(?:ENOTFOUND|EAI_AGAIN)$/.test(code))) return told('name_unknown')
  if (codes.some(code => /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_/.test(code))) return told('certificate')
  if (codes.includes('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')) return told('other_issuer')
  if (codes.some(code => /^OAUTH_/.test(code) && code !== 'OAUTH_TIMEOUT')) return told('no_provider')
  return told('unreachable')
}

function causesOf(error: unknown): Record<string, unknown>[] {
  const chain: Record<string, unknown>[] = []
  for (let each = error; typeof each === 'object' && each !== null && chain.length < 5;) {
    const { code, status, problem, cause } = each as Record<string, unknown>
    chain.push({ code, status: status ?? undefined, problem })
    // A response that was refused stands as the cause of the error.
    each = cause
  }
  return chain
}
