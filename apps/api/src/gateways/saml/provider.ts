import type { CacheProvider, SAML } from '@node-saml/node-saml'
import { readAssertion, type SamlAssertion } from './assertion.ts'
import { checkEnvelope, responseText } from './envelope.ts'
import { SamlError, samlErrorOf } from './failures.ts'

/** By how much the clocks of a provider and of this service may differ. */
const skewMs = 60_000
/** For how long a request may be answered. */
export const requestMinutes = 10

export interface SamlSettings {
  /** As what the provider knows itself. */
  issuer: string
  /** Where the browser goes to sign in. */
  entryPoint: string
  /** Of those that are not expired, as base64. */
  certificates: readonly string[]
  /** As what the provider knows this service. */
  serviceId: string
  /** Where the provider posts its answer. */
  acsUrl: string
}

/** A request under way. Its id is used up before the answer is looked at: nothing is answered twice. */
export interface SamlRequest {
  id: string
  sentAt: Date
}

/** Sign-in at a SAML 2.0 provider: web browser SSO, the request by redirect, the answer by post, its assertion signed. */
export class SamlProvider {
  readonly #settings: SamlSettings

  constructor(settings: SamlSettings) {
    this.#settings = settings
  }

  /** Where to send the browser. */
  async start(request: SamlRequest): Promise<string> {
    const library = await this.#library(request)
    return library.getAuthorizeUrlAsync(request.id, undefined, {})
  }

  /** What an answer says of whom it names. @throws SamlError when anything in it is not as it has to be */
  async finish(response: string, request: SamlRequest): Promise<SamlAssertion> {
    const { issuer, acsUrl, certificates } = this.#settings
    checkEnvelope(responseText(response), acsUrl)
    if (certificates.length === 0) throw new SamlError('signature')
    let verified: unknown
    try {
      const library = await this.#library(request)
      const { profile } = await library.validatePostResponseAsync({ SAMLResponse: response })
      verified = profile?.getAssertion?.()
    } catch (error) {
      throw samlErrorOf(error)
    }
    if (typeof verified !== 'object' || verified === null) throw new SamlError('malformed')
    return readAssertion(verified, { issuer, acsUrl, requestId: request.id, now: Date.now(), skewMs })
  }

  /** Loaded by the first sign-in of this kind: with its XML it is large, and most sites have no such provider. */
  async #library(request: SamlRequest): Promise<SAML> {
    const { SAML: Library, ValidateInResponseTo } = await import('@node-saml/node-saml')
    const { entryPoint, certificates, serviceId, acsUrl, issuer } = this.#settings
    return new Library({
      issuer: serviceId,
      audience: serviceId,
      callbackUrl: acsUrl,
      entryPoint,
      idpIssuer: issuer,
      // It insists on one, also for a request, which is not verified.
      idpCert: certificates.length > 0 ? [...certificates] : 'none',
      wantAssertionsSigned: true,
      // Most providers sign the assertion alone; the envelope says nothing that is believed.
      wantAuthnResponseSigned: false,
      acceptedClockSkewMs: skewMs,
      validateInResponseTo: ValidateInResponseTo.always,
      requestIdExpirationPeriodMs: requestMinutes * 60_000 + skewMs,
      cacheProvider: thisRequestAlone(request),
      generateUniqueId: () => request.id,
      // How and by which name a person is known is the provider's matter.
      identifierFormat: null,
      disableRequestedAuthnContext: true,
    })
  }
}

/** The requests that the library may find answered: one. That it was open, and is so no longer, the database has said. */
function thisRequestAlone({ id, sentAt }: SamlRequest): CacheProvider {
  const value = sentAt.toISOString()
  return {
    saveAsync: async () => ({ value, createdAt: sentAt.getTime() }),
    getAsync: async key => (key === id ? value : null),
    removeAsync: async key => key,
  }
}
