import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { sqlStateOf } from '../../../db/client.ts'
import { passkeys, sessions, totpSecrets, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { newToken, type Secrets } from '../../../secrets.ts'
import { sameBrowser } from '../auth/session-ending.ts'
import type { Viewer } from '../auth/viewer.ts'
import { readCode } from '../fields/code.ts'
import { cleanLine } from '../fields/name.ts'
import type { EmailTemplate } from '../../platform/mail/templates.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { countFactors, forgetFactors, hasSecondFactors, lockAccount } from './factors.ts'
import type { PasskeyCeremonies } from './passkeys.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { beginSetup, finishSetup } from './setups.ts'
import { newTotp, stepOfCode } from './totp.ts'

const passkeysAtMost = 20
type Credential = Parameters<PasskeyCeremonies['created']>[0]
type Notice = Extract<
  EmailTemplate['template'],
  'totp_added' | 'totp_removed' | 'passkey_added' | 'passkey_removed' | 'recovery_codes_made'
>

interface Parts {
  db: Database
  secrets: Secrets
  mails: MailQueue
  ceremonies: PasskeyCeremonies
  /** Whether an account may be left without a factor; always, unless a company requires one. */
  mayRemoveLastFactor?: (tx: Connection, userId: number) => Promise<boolean>
}

/** The second factors of one's own account: set up, renamed, removed. Its owner is emailed about each change. */
export class SecondFactorService {
  readonly #parts: Required<Parts>

  constructor(parts: Parts) {
    this.#parts = { mayRemoveLastFactor: async () => true, ...parts }
  }

  async state({ id }: Viewer) {
    const { db, ceremonies } = this.#parts
    const [totp] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, id))
    const keys = await db.select().from(passkeys).where(eq(passkeys.userId, id)).orderBy(asc(passkeys.id))
    return {
      totp: totp
        ? {
            confirmed_at: totp.confirmedAt.toISOString(),
            last_used_at: totp.lastUsedAt?.toISOString() ?? null,
          }
        : null,
      passkeys: keys.map(presentPasskey),
      recovery_codes_left: (await countFactors(db, id)).recoveryCodes,
      are_passkeys_on: ceremonies.isOn,
    }
  }

  /** A new secret for an authenticator app; it counts once a code of the app has confirmed it. */
  async beginTotp(viewer: Viewer) {
    const { db, secrets } = this.#parts
    const { email } = await this.#account(db, viewer.id)
    const { secret, uri } = newTotp('Masar', email)
    return {
      setup: await beginSetup(db, secrets, { purpose: 'totp_setup', userId: viewer.id, payload: secret }),
      secret,
      uri,
    }
  }

  /**
   * The app counts from now on, in the place of an earlier one.
   * @returns recovery codes with the first factor, else null
   * @throws AppError `otp_gone`, `code_wrong`, `validation`
   */
  async confirmTotp(viewer: Viewer, setup: string, typed: string): Promise<string[] | null> {
    const { secrets } = this.#parts
    const code = readCode(typed)
    return this.#add(viewer, 'totp_added', async tx => {
      const secret = await finishSetup(tx, secrets, { purpose: 'totp_setup', userId: viewer.id, setup })
      const lastStep = stepOfCode(secret, code)
      if (lastStep === null) throw new AppError('code_wrong')
      const row = { encryptedSecret: secrets.encrypt(secret), lastStep, lastUsedAt: null }
      await tx
        .insert(totpSecrets)
        .values({ userId: viewer.id, ...row })
        .onConflictDoUpdate({ target: totpSecrets.userId, set: { ...row, confirmedAt: sql`now()` } })
    })
  }

  async removeTotp(viewer: Viewer): Promise<void> {
    await this.#remove(viewer, 'totp_removed', tx =>
      tx.delete(totpSecrets).where(eq(totpSecrets.userId, viewer.id)).returning({ id: totpSecrets.userId }),
    )
  }

  /** @throws AppError `passkeys_off` */
  async beginPasskey(viewer: Viewer) {
    const { db, secrets, ceremonies } = this.#parts
    const account = await this.#account(db, viewer.id)
    const options = await ceremonies.creationOptions(db, { id: viewer.id, ...account })
    const payload = options.challenge
    return {
      setup: await beginSetup(db, secrets, { purpose: 'passkey_setup', userId: viewer.id, payload }),
      options,
    }
  }

  /**
   * @returns recovery codes with the first factor, else null
   * @throws AppError `otp_gone`, `passkey_wrong`, `passkeys_full`, `passkeys_off`, `validation`
   */
  async addPasskey(
    viewer: Viewer,
    given: { setup: string; name: string; credential: Credential },
  ): Promise<string[] | null> {
    const { secrets, ceremonies } = this.#parts
    const name = readPasskeyName(given.name)
    return this.#add(viewer, 'passkey_added', async tx => {
      const { setup, credential } = given
      const challenge = await finishSetup(tx, secrets, { purpose: 'passkey_setup', userId: viewer.id, setup })
      const passkey = await ceremonies.created(credential, challenge)
      const [known] = await tx.select({ value: count() }).from(passkeys).where(eq(passkeys.userId, viewer.id))
      if ((known?.value ?? 0) >= passkeysAtMost) throw new AppError('passkeys_full')
      await tx.insert(passkeys).values({ userId: viewer.id, name, ...passkey })
    }).catch((error: unknown) => {
      // An authenticator that makes the credential of another account again: its browser was told not to.
      throw sqlStateOf(error) === '23505' ? new AppError('passkey_wrong') : error
    })
  }

  async renamePasskey(viewer: Viewer, id: number, given: string) {
    const [renamed] = await this.#parts.db
      .update(passkeys)
      .set({ name: readPasskeyName(given) })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, viewer.id)))
      .returning()
    if (!renamed) throw new AppError('not_found')
    return presentPasskey(renamed)
  }

  async removePasskey(viewer: Viewer, id: number): Promise<void> {
    await this.#remove(viewer, 'passkey_removed', tx =>
      tx
        .delete(passkeys)
        .where(and(eq(passkeys.id, id), eq(passkeys.userId, viewer.id)))
        .returning({ id: passkeys.id }),
    )
  }

  /** Ten new codes; the earlier ones are dead. @throws AppError `second_factor_missing` */
  async renewRecoveryCodes(viewer: Viewer): Promise<string[]> {
    const { db, secrets } = this.#parts
    return db.transaction(async tx => {
      await lockAccount(tx, viewer.id)
      if (!(await hasSecondFactors(tx, viewer.id))) throw new AppError('second_factor_missing')
      const codes = await renewRecoveryCodes(tx, secrets, viewer.id)
      await this.#tell(tx, viewer, 'recovery_codes_made')
      return codes
    })
  }

  async #add(
    viewer: Viewer,
    notice: Notice,
    act: (tx: Connection) => Promise<void>,
  ): Promise<string[] | null> {
    const { db, secrets } = this.#parts
    return db.transaction(async tx => {
      await lockAccount(tx, viewer.id)
      const isFirst = !(await hasSecondFactors(tx, viewer.id))
      await act(tx)
      await tx
        .update(sessions)
        .set({ secondFactorAt: sql`now()` })
        .where(and(eq(sessions.userId, viewer.id), sameBrowser(eq(sessions.id, viewer.sessionId))))
      await this.#tell(tx, viewer, notice)
      return isFirst ? renewRecoveryCodes(tx, secrets, viewer.id) : null
    })
  }

  async #remove(
    viewer: Viewer,
    notice: Notice,
    act: (tx: Connection) => Promise<readonly unknown[]>,
  ): Promise<void> {
    const { db, mayRemoveLastFactor } = this.#parts
    await db.transaction(async tx => {
      await lockAccount(tx, viewer.id)
      if ((await act(tx)).length === 0) throw new AppError('not_found')
      if (!(await hasSecondFactors(tx, viewer.id))) {
        if (!(await mayRemoveLastFactor(tx, viewer.id))) throw new AppError('last_second_factor')
        await forgetFactors(tx, viewer.id)
      }
      await this.#tell(tx, viewer, notice)
    })
  }

  async #tell(tx: Connection, { id, origin }: Viewer, template: Notice): Promise<void> {
    const { email, locale } = await this.#account(tx, id)
    const key = `${template}-${newToken()}`
    await this.#parts.mails.write(tx, key, { to: email, locale, template, origin })
  }

  async #account(connection: Connection, userId: number) {
    const [account] = await connection
      .select({ email: users.email, name: users.name, locale: users.locale })
      .from(users)
      .where(eq(users.id, userId))
    if (account?.email == null) throw new AppError('not_found')
    return { ...account, email: account.email }
  }
}

function readPasskeyName(typed: string): string {
  const name = cleanLine(typed)
  if (name === '') throw new AppError('validation', { fields: { name: [{ code: 'required' }] } })
  return name
}

function presentPasskey(row: typeof passkeys.$inferSelect) {
  return {
    id: row.id,
    name: row.name,
    is_backed_up: row.isBackedUp,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  }
}
