import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  type Configuration,
  type CustomFetch,
} from 'openid-client'

/** What the callback is checked against; kept encrypted in a cookie of the browser that started the flow. */
export interface Checks {
  state: string
  nonce: string
  verifier: string
}

/** The identity that a provider asserts. `subject` names the person within `issuer` for good; the address may change hands. */
export interface ProviderIdentity {
  issuer: string
  subject: string
  email: string | undefined
  /** Undefined where the provider says nothing of it. */
  isEmailVerified: boolean | undefined
  name: string | undefined
}

export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** How the provider is asked; by the platform's own `fetch` where none is given. */
  fetch?: CustomFetch
}

/** Sign-in at any OpenID Connect provider: the code flow with PKCE, state and nonce (RFC 9700). */
export class OidcProvider {
  readonly #settings: OidcSettings
  #configuration: Promise<Configuration> | undefined

  constructor(settings: OidcSettings) {
    this.#settings = settings
  }

  /**
   * Where to send the browser, and what to check in the callback.
   * @param choosesAccount whether the provider asks which of their accounts the person means, even with one alone
   * @throws Error when the provider cannot be reached
   */
  async start(
    redirectUri: string,
    locale: string,
    choosesAccount: boolean,
  ): Promise<{ url: string; checks: Checks }> {
    const configuration = await this.#discover()
    const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      ui_locales: locale,
      ...(choosesAccount && canChoose(configuration) && { prompt: 'select_account' }),
      code_challenge: await calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    })
    return { url: url.href, checks }
  }

  /** Trades the code of the callback for the identity. @throws Error when state, nonce, verifier, issuer, signature or code is wrong */
  async finish(callback: string, { state, nonce, verifier }: Checks): Promise<ProviderIdentity> {
    const configuration = await this.#discover()
    const tokens = await authorizationCodeGrant(configuration, new URL(callback), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider sent no ID token.')
    // Some libraries let a provider of many tenants answer as any of them.
    if (claims.iss !== configuration.serverMetadata().issuer) throw new Error('Another issuer answered.')
    // Some providers return the address only at their userinfo endpoint.
    const more =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {}
    const merged: Record<string, unknown> = { ...more, ...claims }
    return {
      issuer: claims.iss,
      subject: claims.sub,
      isEmailVerified: merged['email_verified'] === undefined ? undefined : merged['email_verified'] === true,
      email: typeof merged['email'] === 'string' ? merged['email'] : undefined,
      name: typeof merged['name'] === 'string' ? merged['name'] : undefined,
    }
  }

  /**
   * What the provider says of itself.
   * @throws Error when it cannot be reached, or is another issuer than it was named
   */
  async metadata() {
    return (await this.#discover()).serverMetadata()
  }

  /**
   * Tries the client's secret with a code that does not exist. @returns whether the provider knows the client by it
   * @throws Error when it cannot be reached, or answers as no provider does
   */
  async knowsClient(redirectUri: string): Promise<boolean> {
    const configuration = await this.#discover()
    const wrong = new URL(redirectUri)
    wrong.searchParams.set('code', randomState())
    const { issuer, authorization_response_iss_parameter_supported: namesItself } =
      configuration.serverMetadata()
    if (namesItself === true) wrong.searchParams.set('iss', issuer)
    try {
      await authorizationCodeGrant(configuration, wrong, { pkceCodeVerifier: randomPKCECodeVerifier() })
      return true
    } catch (error) {
      if (!(error instanceof ResponseBodyError)) throw error
      // An unknown client is rejected before the code is checked.
      if (error.error === 'invalid_client' || error.error === 'unauthorized_client') return false
      return true
    }
  }

  /** Reads the provider's discovery document, once; after an error the next sign-in tries again. */
  #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret, fetch } = this.#settings
    // The settings allow plain http on this machine only.
    const isPlain = issuer.startsWith('http:')
    this.#configuration ??= discovery(new URL(issuer), clientId, {}, ClientSecretPost(clientSecret), {
      timeout: 10,
      ...(fetch && { [customFetch]: fetch }),
      // Otherwise ID tokens that come straight from the provider are taken without a look at their signatures.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    }).catch((error: unknown) => {
      this.#configuration = undefined
      throw error
    })
    return this.#configuration
  }
}

/** Whether the provider takes the wish; one that names no values takes the standard's (OpenID Connect Core, 3.1.2.1). */
function canChoose(configuration: Configuration): boolean {
  const values = configuration.serverMetadata()['prompt_values_supported']
  return !Array.isArray(values) || values.includes('select_account')
}
