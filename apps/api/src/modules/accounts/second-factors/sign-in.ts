import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { oneTimeTokens, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { hashOf, newToken, type Secrets } from '../../../secrets.ts'
import type { ApiName } from '../../../openapi.ts'
import { firstCapacity } from '../auth/capacities.ts'
import { demandedSignOn } from '../auth/sign-on-demand.ts'
import type { SignInGuard } from '../auth/sign-in-guard.ts'
import {
  openSession,
  placeOf,
  signInFields,
  type Caller,
  type SignInAccount,
} from '../auth/session-opening.ts'
import { readCode } from '../fields/code.ts'
import { originOf } from '../../platform/mail/origin.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { countFactors, methodsOf, type SecondFactorMethod } from './factors.ts'
import type { PasskeyCeremonies } from './passkeys.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import type { SecondFactorBody } from './schema.ts'
import { spendTotpCode } from './totp.ts'

export const ticketMinutes = 10

type SignedIn = Awaited<ReturnType<typeof openSession>>
/** What a right first step leads to. */
export type Entry =
  | { session: SignedIn }
  | {
      asked: { ticket: string; methods: SecondFactorMethod[]; expires_at: string }
      /** For a cookie of the browser: the ticket works with it alone. */
      browserSecret: string
    }

/** A ticket as a browser brings it back to an API. */
interface Brought {
  ticket: string
  browserSecret: string
  api: ApiName
}

type Account = SignInAccount & { locale: Locale }

/** The second step of a sign-in: every way that opens a session of an existing account leads through `enter`. */
export class SecondStep {
  readonly #db: Database
  readonly #secrets: Secrets
  readonly #mails: MailQueue
  readonly #guard: SignInGuard
  readonly #ceremonies: PasskeyCeremonies

  constructor(
    db: Database,
    secrets: Secrets,
    mails: MailQueue,
    guard: SignInGuard,
    ceremonies: PasskeyCeremonies,
  ) {
    this.#db = db
    this.#secrets = secrets
    this.#mails = mails
    this.#guard = guard
    this.#ceremonies = ceremonies
  }

  /**
   * After a right first step: a session, or a ticket of ten minutes where the account has a second factor.
   * @throws AppError `company_account`, `personal_account` for an account that has no place at the API; `sign_on_demanded` for one whose
   * company has it sign in by its own provider, unless it did
   */
  async enter(
    connection: Connection,
    account: SignInAccount,
    caller: Caller,
    { isSignOn = false } = {},
  ): Promise<Entry> {
    await placeOf(connection, account, caller.api)
    const domain = isSignOn ? null : await demandedSignOn(connection, account)
    if (domain !== null) throw new AppError('sign_on_demanded', { data: { domain } })
    const methods = methodsOf(await countFactors(connection, account.id))
    if (methods.length === 0) return { session: await openSession(connection, account, caller, null) }
    const [ticket, browserSecret] = [newToken(), newToken()]
    const expiresAt = new Date(Date.now() + ticketMinutes * 60_000)
    await connection.insert(oneTimeTokens).values({
      purpose: 'second_factor',
      tokenHash: hashOf(ticket),
      boundHash: hashOf(browserSecret),
      userId: account.id,
      expiresAt,
    })
    return { asked: { ticket, methods, expires_at: expiresAt.toISOString() }, browserSecret }
  }

  /**
   * Options to show a passkey; those given before are dead then.
   * @throws AppError `second_factor_gone`, `passkeys_off`
   */
  async options(brought: Brought) {
    const account = await this.#account(brought)
    const options = await this.#ceremonies.requestOptions(this.#db, account.id)
    await this.#db
      .update(oneTimeTokens)
      .set({ encryptedPayload: this.#secrets.encrypt(options.challenge) })
      .where(isLive(brought))
    return options
  }

  /**
   * Takes the second step. A wrong answer costs one of the ticket's five tries, and tries of codes are slowed down for all the account's
   * tickets together; the right one works once.
   * @throws AppError `code_wrong`, `code_used`, `passkey_wrong` (with `tries_left`), `second_factor_gone`, `too_many_requests`, `validation`
   */
  async answer(brought: Brought, given: SecondFactorBody, caller: Caller): Promise<SignedIn> {
    const account = await this.#account(brought)
    const key = `factor-${account.id}`
    const proof = given.code === undefined ? given : { ...given, code: readCode(given.code) }
    // A passkey's signature cannot be guessed: a person who guesses codes does not delay the owner who has one.
    if (proof.passkey === undefined) await this.#guard.take(key)
    const outcome = await this.#db.transaction(async tx => {
      const [ticket] = await tx.select().from(oneTimeTokens).where(isLive(brought)).for('update')
      if (!ticket) return { error: new AppError('second_factor_gone') }
      const error = await this.#errorOf(tx, account, proof, ticket.encryptedPayload)
      // Returned, not thrown: the transaction has to commit the lost try.
      if (error) return { error: await this.#countError(tx, account, ticket, error, caller) }
      await tx
        .update(oneTimeTokens)
        .set({ usedAt: sql`now()` })
        .where(eq(oneTimeTokens.id, ticket.id))
      if (proof.recovery_code !== undefined)
        await this.#mail(tx, account, `recovery-code-used-${ticket.id}`, 'recovery_code_used', caller)
      return { session: await openSession(tx, account, caller, new Date()) }
    })
    if ('error' in outcome) throw outcome.error
    await this.#guard.forget(key)
    return outcome.session
  }

  async #errorOf(
    tx: Connection,
    { id }: Account,
    { code, recovery_code: recovery, passkey }: SecondFactorBody,
    challenge: string | null,
  ): Promise<'code_wrong' | 'code_used' | 'passkey_wrong' | null> {
    if (code !== undefined) {
      const verdict = await spendTotpCode(tx, this.#secrets, id, code)
      return verdict === 'right' ? null : `code_${verdict}`
    }
    if (recovery !== undefined)
      return (await spendRecoveryCode(tx, this.#secrets, id, recovery)) ? null : 'code_wrong'
    if (passkey === undefined || challenge === null) return 'passkey_wrong'
    return this.#ceremonies
      .isShown(tx, id, passkey, this.#secrets.decrypt(challenge) as string)
      .then(isShown => (isShown ? null : 'passkey_wrong'))
  }

  /** A try less; each needs a new challenge. With the last one goes the ticket, and the owner learns of it, once a day. */
  async #countError(
    tx: Connection,
    account: Account,
    ticket: typeof oneTimeTokens.$inferSelect,
    error: 'code_wrong' | 'code_used' | 'passkey_wrong',
    caller: Caller,
  ): Promise<AppError> {
    const triesLeft = ticket.attemptsLeft - 1
    await tx
      .update(oneTimeTokens)
      .set({ attemptsLeft: triesLeft, encryptedPayload: null })
      .where(eq(oneTimeTokens.id, ticket.id))
    if (triesLeft === 0) {
      const day = new Date().toISOString().slice(0, 10)
      await this.#mail(
        tx,
        account,
        `second-factor-failed-${account.id}-${day}`,
        'second_factor_failed',
        caller,
      )
    }
    return new AppError(error, { data: { tries_left: triesLeft } })
  }

  async #mail(
    tx: Connection,
    { email, locale }: Account,
    key: string,
    template: 'recovery_code_used' | 'second_factor_failed',
    { ip, device }: Caller,
  ): Promise<void> {
    if (email === null) return
    const origin = originOf({ ip, headers: { 'user-agent': device } })
    await this.#mails.write(tx, key, { to: email, locale, template, origin })
  }

  /** The account of a ticket that still works. @throws AppError `second_factor_gone` */
  async #account(brought: Brought): Promise<Account> {
    const [account] = await this.#db
      .select({ ...signInFields, locale: users.locale })
      .from(oneTimeTokens)
      .innerJoin(users, eq(users.id, oneTimeTokens.userId))
      .where(and(isLive(brought), isNull(users.erasedAt)))
    if (!account || !(await firstCapacity(this.#db, account, brought.api)))
      throw new AppError('second_factor_gone')
    return account
  }
}

function isLive({ ticket, browserSecret }: Brought) {
  return and(
    eq(oneTimeTokens.tokenHash, hashOf(ticket)),
    eq(oneTimeTokens.purpose, 'second_factor'),
    eq(oneTimeTokens.boundHash, hashOf(browserSecret)),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, sql`now()`),
    gt(oneTimeTokens.attemptsLeft, 0),
  )
}
