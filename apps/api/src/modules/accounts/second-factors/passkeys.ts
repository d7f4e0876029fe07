import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { passkeys } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Secrets } from '../../../secrets.ts'

/** Loaded by the first ceremony: what it reads certificates with is large. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: what authenticators have, without what Node still calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

export type NewPasskey = Pick<
  typeof passkeys.$inferInsert,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'
>

/** The WebAuthn ceremonies of this site: options for the browser, and the check of what it brings back. */
export class PasskeyCeremonies {
  readonly #secrets: Secrets
  /** Null where the site has no name but an IP address, which WebAuthn does not know. */
  readonly #site: { rpID: string; origin: string } | null

  constructor(secrets: Secrets, publicUrl: string) {
    this.#secrets = secrets
    const { hostname, origin } = new URL(publicUrl)
    this.#site = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { rpID: hostname, origin } : null
  }

  get isOn(): boolean {
    return this.#site !== null
  }

  /** Options to make a passkey, on a device that has none of this account yet. @throws AppError `passkeys_off` */
  async creationOptions(connection: Connection, user: { id: number; email: string; name: string }) {
    const { rpID } = this.#ownSite()
    const { generateRegistrationOptions } = await library()
    return generateRegistrationOptions({
      rpName: 'Masar',
      rpID,
      userName: user.email,
      userDisplayName: user.name,
      userID: new Uint8Array(Buffer.from(this.#secrets.mac('passkey owner', String(user.id)), 'base64url')),
      attestationType: 'none',
      excludeCredentials: await credentialsOf(connection, user.id),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      supportedAlgorithmIDs,
    })
  }

  /** @throws AppError `passkey_wrong` for an answer to another challenge, from another site, or of a broken form; `passkeys_off` */
  async created(response: RegistrationResponseJSON, challenge: string): Promise<NewPasskey> {
    const { rpID, origin } = this.#ownSite()
    const { verifyRegistrationResponse } = await library()
    const checked = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      // Possession is what a second factor proves; the password has been asked for.
      requireUserVerification: false,
      supportedAlgorithmIDs,
    }).catch(unreadable)
    if (!checked?.verified) throw new AppError('passkey_wrong')
    const { credential, credentialBackedUp } = checked.registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isBackedUp: credentialBackedUp,
    }
  }

  /** Options to show one of the account's passkeys. @throws AppError `passkeys_off` */
  async requestOptions(connection: Connection, userId: number) {
    const { rpID } = this.#ownSite()
    const { generateAuthenticationOptions } = await library()
    return generateAuthenticationOptions({
      rpID,
      allowCredentials: await credentialsOf(connection, userId),
      userVerification: 'preferred',
    })
  }

  /**
   * Whether one of the account's passkeys signed the challenge; keeps its count of signatures, which must grow where it counts at all.
   * @throws AppError `passkeys_off`
   */
  async isShown(
    tx: Connection,
    userId: number,
    response: AuthenticationResponseJSON,
    challenge: string,
  ): Promise<boolean> {
    const { rpID, origin } = this.#ownSite()
    const [known] = await tx
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, response.id)))
      .for('update')
    if (!known) return false
    const { verifyAuthenticationResponse } = await library()
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
        transports: known.transports,
      },
      requireUserVerification: false,
    }).catch(unreadable)
    if (!checked?.verified) return false
    const { newCounter, credentialBackedUp } = checked.authenticationInfo
    await tx
      .update(passkeys)
      .set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: sql`now()` })
      .where(eq(passkeys.id, known.id))
    return true
  }

  #ownSite() {
    if (this.#site === null) throw new AppError('passkeys_off')
    return this.#site
  }
}

async function credentialsOf(connection: Connection, userId: number) {
  return connection
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id))
}

/** The library throws whatever is wrong with what a browser sent; its reason may quote that, so it goes no further. */
function unreadable(): null {
  return null
}
