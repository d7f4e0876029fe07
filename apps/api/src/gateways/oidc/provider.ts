import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client'

/** What the way back is checked against; kept by the browser that set out, sealed. */
export interface Checks {
  state: string
  nonce: string
  verifier: string
}

/** Whom a provider vouches for. `subject` names the person within `issuer` for good; the address may change hands. */
export interface OutsidePerson {
  issuer: string
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  name: string | undefined
}

export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

/** Sign-in at any OpenID Connect provider: the code flow with PKCE, state and nonce (RFC 9700). */
export class OidcProvider {
  readonly #settings: OidcSettings
  #configuration: Promise<Configuration> | undefined

  constructor(settings: OidcSettings) {
    this.#settings = settings
  }

  /** Where to send the browser, and what to check when it comes back. @throws Error when the provider cannot be reached */
  async start(redirectUri: string, locale: string): Promise<{ url: string; checks: Checks }> {
    const configuration = await this.#discover()
    const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      ui_locales: locale,
      code_challenge: await calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    })
    return { url: url.href, checks }
  }

  /** Trades the code of the way back for the person. @throws Error when state, nonce, verifier, issuer, signature or code is not as it has to be */
  async finish(callback: string, { state, nonce, verifier }: Checks): Promise<OutsidePerson> {
    const configuration = await this.#discover()
    const tokens = await authorizationCodeGrant(configuration, new URL(callback), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider sent no ID token.')
    // Some providers tell the address at their user endpoint alone.
    const more =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {}
    const told: Record<string, unknown> = { ...more, ...claims }
    return {
      issuer: claims.iss,
      subject: claims.sub,
      isEmailVerified: told['email_verified'] === true,
      email: typeof told['email'] === 'string' ? told['email'] : undefined,
      name: typeof told['name'] === 'string' ? told['name'] : undefined,
    }
  }

  /** Reads what the provider says of itself, once; a failure is tried again by the next sign-in. */
  #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings
    // The settings allow plain http on this very machine only.
    const isPlain = issuer.startsWith('http:')
    this.#configuration ??= discovery(new URL(issuer), clientId, {}, ClientSecretPost(clientSecret), {
      timeout: 10,
      ...(isPlain && { execute: [allowInsecureRequests] }),
    }).catch((error: unknown) => {
      this.#configuration = undefined
      throw error
    })
    return this.#configuration
  }
}
