import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

/** A person at the provider. */
export interface Claims {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

export interface OidcPeer {
  issuer: string
  /** Signs a person in at the provider, as its pages would, and follows it until it sends the browser away. @returns the address it sent it to */
  signIn(url: string, person: Claims): Promise<string>
  /** From now on publishes keys that are not those it signs with. */
  forgeKeys(): Promise<void>
  close(): Promise<void>
}

export const clientId = 'masar'
export const clientSecret = 'a secret of the tests'

/** A real OpenID provider on a port of its own. */
// long: the settings of a server, as its library wants them
export async function startOidcPeer(redirectUris: string[]): Promise<OidcPeer> {
  const server = createServer()
  await new Promise<void>(ready => {
    server.listen(0, '127.0.0.1', () => ready())
  })
  const address = server.address()
  const issuer = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  const people = new Map<string, Claims>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: the address is in the ID token.
    conformIdTokenClaims: false,
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['a key of the tests'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Grant: 600,
      Session: 600,
    },
    loadExistingGrant: async ctx => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  let next: Claims | undefined
  let forged: string | undefined
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url === '/jwks' && forged !== undefined)
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(forged)
    if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response)
    if (next) people.set(next.sub, next)
    void provider.interactionFinished(request, response, { login: { accountId: next?.sub ?? '' } })
  })
  return {
    issuer,
    signIn: async (url, person) => {
      next = person
      return follow(url, issuer)
    },
    forgeKeys: async () => {
      const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: object[] }
      const { n } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' })
      forged = JSON.stringify({ keys: keys.map(key => ({ ...key, n })) })
    },
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Goes where the provider sends, with its cookies, as long as it stays there. */
async function follow(from: string, issuer: string): Promise<string> {
  const jar = new Map<string, string>()
  let url = from
  for (let steps = 0; steps < 12 && url.startsWith(issuer); steps += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = answer.headers.get('location')
    if (location === null)
      throw new Error(
        `The provider stopped at ${url}: ${answer.status} ${(await answer.text()).slice(0, 300)}`,
      )
    url = new URL(location, url).href
  }
  return url
}
