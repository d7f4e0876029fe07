import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { addressGroup } from '../../../plugins/address-group.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { hashOf } from '../../../secrets.ts'
import { normalEmail } from '../fields/email.ts'
import { hashPassword, isOutdated, passwordFits } from './passwords.ts'
import { accountQueries, type SessionQueries } from './queries.ts'
import type { SecondStep } from '../second-factors/sign-in.ts'
import type { Caller } from './session-opening.ts'
import type { SignInGuard } from './sign-in-guard.ts'

/** Signing in and out. */
export class AuthService {
  readonly #db: Database
  readonly #accounts
  readonly #sessions: SessionQueries
  readonly #limits: Limits
  readonly #guard: SignInGuard
  readonly #step: SecondStep

  constructor(db: Database, sessions: SessionQueries, limits: Limits, guard: SignInGuard, step: SecondStep) {
    this.#db = db
    this.#accounts = accountQueries(db)
    this.#sessions = sessions
    this.#limits = limits
    this.#guard = guard
    this.#step = step
  }

  /**
   * Opens a session that lasts for 30 days after its last use, or the second step where the account has a second factor.
   * An account without a place at this API is sent elsewhere, after its password was right.
   * @throws AppError `credentials_wrong`, `company_account`, `personal_account`, `too_many_requests`
   */
  async login(body: { email: string; password: string }, caller: Caller) {
    const email = normalEmail(body.email)
    await this.#limits.loginAddress.take(caller.ip)
    const [account] = await this.#accounts.byEmail.execute({ email })
    const key = guardKey(email, caller.ip, account?.knownAddresses ?? [])
    await this.#guard.take(key)
    const fits = await passwordFits(account?.passwordHash, body.password)
    if (!account || !fits) throw new AppError('credentials_wrong')
    await this.#guard.forget(key)
    if (account.passwordHash !== null && isOutdated(account.passwordHash))
      await this.#rehash(account.id, body.password)
    return caller.token === undefined
      ? this.#step.enter(this.#db, account, caller)
      : this.#db.transaction(tx => this.#step.enter(tx, account, caller))
  }

  async logout(token: string | undefined): Promise<void> {
    if (token !== undefined) await this.#sessions.end(hashOf(token))
  }

  async #rehash(userId: number, password: string): Promise<void> {
    await this.#db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, userId))
  }
}

/**
 * Tries on an account are counted together, wherever they come from; but a place where its owner is signed in already has a count of its
 * own, which no attack from elsewhere uses up.
 */
function guardKey(email: string, ip: string, knownAddresses: string[]): string {
  const group = addressGroup(ip)
  return hashOf(
    JSON.stringify(knownAddresses.some(known => addressGroup(known) === group) ? [email, group] : [email]),
  )
}
