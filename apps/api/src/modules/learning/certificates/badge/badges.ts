import { SignJWT, type JWTPayload } from 'jose'
import type { Database } from '../../../../db/client.ts'
import { AppError } from '../../../../errors.ts'
import type { Secrets } from '../../../../secrets.ts'
import type { CertificateQueries, CertificateRow } from '../certificates.ts'
import { credentialClaims, issuerOf, listAddress } from './credential.ts'
import { algorithm, presentKey, signingKey, type SigningKey } from './signing-keys.ts'
import { encodedList, listSize } from './status-list.ts'

/** For how many milliseconds a list that was signed is handed out again. */
const listKept = 120_000

/** Signs what machines check: credentials of certificates, and the lists of those that were withdrawn. */
export class Badges {
  readonly #db: Database
  readonly #queries: CertificateQueries
  readonly #secrets: Secrets
  readonly #publicUrl: string
  readonly #lists = new Map<number, { until: number; token: Promise<string> }>()
  #key: SigningKey | undefined

  constructor(db: Database, queries: CertificateQueries, secrets: Secrets, publicUrl: string) {
    this.#db = db
    this.#queries = queries
    this.#secrets = secrets
    this.#publicUrl = publicUrl
  }

  /** The credential of a certificate as VC-JWT. */
  credentialOf(row: CertificateRow): Promise<string> {
    return this.#sign(credentialClaims(row, this.#publicUrl))
  }

  /**
   * A list of withdrawn certificates as VC-JWT, as it was within the last two minutes: a list is long, and anybody may ask for it.
   * @throws AppError `not_found` for a list that no certificate reaches
   */
  statusList(list: number): Promise<string> {
    const kept = this.#lists.get(list)
    if (kept && kept.until > Date.now()) return kept.token
    const made = { until: Date.now() + listKept, token: this.#signList(list) }
    this.#lists.set(list, made)
    made.token.catch(() => {
      if (this.#lists.get(list) === made) this.#lists.delete(list)
    })
    return made.token
  }

  async #signList(list: number): Promise<string> {
    const from = list * listSize
    const [reached] = await this.#queries.reaches.execute({ from })
    if (!reached && list > 0) throw new AppError('not_found')
    const revoked = await this.#queries.revokedBetween.execute({ from, below: from + listSize })
    const id = listAddress(this.#publicUrl, list)
    const now = new Date()
    return this.#sign({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: issuerOf(this.#publicUrl).id,
      validFrom: `${now.toISOString().slice(0, 19)}Z`,
      credentialSubject: {
        id: `${id}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: encodedList(revoked.map(row => row.index)),
      },
      iss: this.#publicUrl,
      jti: id,
      sub: `${id}#list`,
      nbf: Math.floor(now.getTime() / 1000),
    })
  }

  async #sign(claims: JWTPayload): Promise<string> {
    this.#key ??= (await signingKey(this.#db, this.#secrets)) ?? undefined
    if (!this.#key)
      throw new Error('There is no key to sign credentials with: the service makes one when it starts.')
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: this.#key.id, jwk: presentKey(this.#key) })
      .sign(this.#key.privateKey)
  }
}
