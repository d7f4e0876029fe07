import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { companyDomains, companySignOns, signOnIdentities } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Secrets } from '../../../secrets.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit, changesOf } from '../../platform/audit/audit.ts'
import { lockStructure } from '../structure.ts'
import { findSignOn, isOidc, isSaml, type SignOnRow } from './kinds.ts'
import { audited, present } from './presenter.ts'
import type { CompanyProviders } from './providers.ts'
import { setUpOf, testStillCounts } from './saml/set-up.ts'
import type { SamlBody } from './saml/schema.ts'
import type { ProviderBody, SwitchSignOnBody } from './schema.ts'

/** How a company's people sign in by its own provider. Each change is in the company's audit log; the secret never is. */
export class SignOns {
  readonly #db: Database
  readonly #secrets: Secrets
  readonly #providers: CompanyProviders
  readonly #redirectUri: (companyId: number) => string
  readonly #privateHosts: readonly string[]

  constructor(
    db: Database,
    secrets: Secrets,
    providers: CompanyProviders,
    redirectUri: (companyId: number) => string,
    privateHosts: readonly string[],
  ) {
    this.#privateHosts = privateHosts
    this.#db = db
    this.#secrets = secrets
    this.#providers = providers
    this.#redirectUri = redirectUri
  }

  async read(companyId: number) {
    const row = await findSignOn(this.#db, companyId)
    return row ? present(row) : null
  }

  /**
   * Sets an OpenID provider up. Another provider, client or secret has to stand the test before it is switched on again.
   * @throws AppError `validation`: a secret is needed for a new issuer, which never sees that of another one
   */
  async set(actor: CompanyActor, { client_secret: secret, ...given }: ProviderBody): Promise<void> {
    const issuer = readIssuer(given.issuer)
    const clientId = given.client_id.trim()
    await this.#change(actor, 'sign_on.set_provider', async (tx, found) => {
      const known = found && isOidc(found) ? found : undefined
      const isSame = known?.issuer === issuer && known.clientId === clientId && secret === undefined
      if (secret === undefined && known?.issuer !== issuer)
        throw new AppError('validation', { fields: { client_secret: [{ code: 'required' }] } })
      const row = {
        ...noSaml,
        kind: 'oidc' as const,
        issuer,
        clientId,
        admits: given.admits,
        sealedSecret: secret === undefined ? (known?.sealedSecret ?? '') : this.#secrets.encrypt(secret),
      }
      await write(tx, actor, row, isSame)
    })
  }

  /**
   * Sets a SAML provider up. Another one, or one that is asked or read in another way, has to be tried out before it is switched on again.
   * @throws AppError `validation`
   */
  async setSaml(actor: CompanyActor, given: SamlBody): Promise<void> {
    const { companyId } = actor.member
    const { admits } = given
    await this.#change(actor, 'sign_on.set_provider', async (tx, found) => {
      const known = found && isSaml(found) ? found : undefined
      const setUp = setUpOf(given, known?.certificates ?? [], this.#privateHosts)
      const row = { ...setUp, kind: 'saml' as const, admits, clientId: null, sealedSecret: null }
      await write(tx, actor, row, known !== undefined && testStillCounts(known, setUp))
      // The new provider may use the old identifiers for other people: people are found by their addresses again.
      if (known && known.subjectAttribute !== setUp.subjectAttribute)
        await tx.delete(signOnIdentities).where(eq(signOnIdentities.companyId, companyId))
    })
  }

  /** Asks the provider as it is set up now. @returns what is wrong with it @throws AppError `not_found` */
  async test(actor: CompanyActor) {
    const { companyId } = actor.member
    const row = await findSignOn(this.#db, companyId)
    if (!row || !isOidc(row)) throw new AppError('not_found')
    const found = await this.#providers.test(row, this.#redirectUri(companyId))
    // Of what was asked; a change meanwhile has to be tested again.
    const asTested = and(eq(companySignOns.companyId, companyId), eq(companySignOns.updatedAt, row.updatedAt))
    if (found.problem === null)
      await this.#db
        .update(companySignOns)
        .set({ testedAt: sql`now()` })
        .where(asTested)
    return found
  }

  /**
   * Switches it on or off, for all or as the only way in.
   * @throws AppError `not_found`; `sign_on_untested`; `sign_on_without_domain`
   */
  async switch(actor: CompanyActor, { is_on: isOn, is_demanded: demanded }: SwitchSignOnBody): Promise<void> {
    const { companyId } = actor.member
    await this.#change(actor, 'sign_on.switch', async (tx, known) => {
      if (!known) throw new AppError('not_found')
      if (isOn && known.testedAt === null) throw new AppError('sign_on_untested')
      const proven = and(eq(companyDomains.companyId, companyId), sql`${companyDomains.provenAt} is not null`)
      if (isOn && (await tx.$count(companyDomains, proven)) === 0)
        throw new AppError('sign_on_without_domain')
      await tx
        .update(companySignOns)
        .set({ isOn, isDemanded: isOn && demanded })
        .where(eq(companySignOns.companyId, companyId))
    })
  }

  /** Forgets the provider, its secret, and whom it has named. @throws AppError `not_found` */
  async remove(actor: CompanyActor): Promise<void> {
    const { companyId } = actor.member
    await this.#change(actor, 'sign_on.remove_provider', async (tx, known) => {
      if (!known) throw new AppError('not_found')
      await tx.delete(companySignOns).where(eq(companySignOns.companyId, companyId))
      await tx.delete(signOnIdentities).where(eq(signOnIdentities.companyId, companyId))
    })
  }

  async #change(
    actor: CompanyActor,
    action: 'sign_on.set_provider' | 'sign_on.switch' | 'sign_on.remove_provider',
    act: (tx: Transaction, known: SignOnRow | undefined) => Promise<void>,
  ): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      const known = await findSignOn(tx, companyId)
      await act(tx, known)
      const after = await findSignOn(tx, companyId)
      await audit(tx, actor, {
        action,
        subject: { type: 'company', id: companyId },
        ...changesOf(known ? audited(known) : {}, after ? audited(after) : {}),
      })
    })
  }
}

const noSaml = {
  entryPoint: null,
  certificates: null,
  subjectAttribute: null,
  emailAttribute: null,
  nameAttribute: null,
  warnedOf: null,
}

type Written = typeof companySignOns.$inferInsert

/** @param isSame whether what the last test said still counts */
async function write(
  tx: Transaction,
  { member: { companyId } }: CompanyActor,
  given: Omit<Written, 'companyId'>,
  isSame: boolean,
): Promise<void> {
  const row = {
    ...given,
    updatedAt: sql`clock_timestamp()`,
    ...(!isSame && { isOn: false, isDemanded: false, testedAt: null }),
  }
  await tx
    .insert(companySignOns)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: companySignOns.companyId, set: row })
}

/** An issuer is compared character by character with what the provider calls itself: only spaces around it are taken away. */
function readIssuer(text: string): string {
  const issuer = text.trim()
  const url = URL.canParse(issuer) ? new URL(issuer) : null
  const isFit =
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && !/[?#\s]/.test(issuer)
  if (!isFit) throw new AppError('validation', { fields: { issuer: [{ code: 'web_address' }] } })
  return issuer
}
