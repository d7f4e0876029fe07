import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import {
  carts, certificates, contactMessages, favourites, identities, notes, notifications, pushTokens, sessions, users, type UserKind,
} from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import type { Limits } from '../../plugins/limits.ts'
import { hashOf } from '../../secrets.ts'
import { passwordFits } from './passwords.ts'
import { accountQueries, type SessionQueries } from './queries.ts'
import { openSession, type Caller } from './session-opening.ts'

/** Signing in and out, and leaving for good. */
export class AuthService {
  readonly #db: Database
  readonly #accounts
  readonly #sessions: SessionQueries
  readonly #limits: Limits

  constructor(db: Database, sessions: SessionQueries, limits: Limits) {
    this.#db = db
    this.#accounts = accountQueries(db)
    this.#sessions = sessions
    this.#limits = limits
  }

  /**
   * Opens a session of 30 days.
   * @param kinds the kinds of account that this API signs in; another kind is told where to go, after its password was right
   * @throws AppError `credentials_wrong`, `company_account`, `personal_account`, `too_many_requests`
   */
  async login(body: { email: string, password: string }, kinds: readonly UserKind[], caller: Caller) {
    const email = body.email.trim().toLowerCase()
    await this.#limits.loginAddress.take(caller.ip)
    const subject = hashOf(email)
    await this.#limits.loginAccount.take(subject)
    const [account] = await this.#accounts.byEmail.execute({ email })
    const fits = await passwordFits(account?.passwordHash, body.password)
    if (!account || !fits) throw new AppError('credentials_wrong')
    if (!kinds.includes(account.kind)) throw new AppError(account.kind === 'company' ? 'company_account' : 'personal_account')
    await this.#limits.loginAccount.forget(subject)
    return openSession(this.#db, account, caller)
  }

  async logout(token: string | undefined): Promise<void> {
    if (token !== undefined) await this.#sessions.end(hashOf(token))
  }

  /**
   * Erases an account: nobody can sign in again, what names the person is gone; bills, attempts and certificates stay, nameless.
   * All or nothing.
   */
  async deleteAccount(userId: number): Promise<void> {
    await this.#db.transaction(async tx => {
      await tx.delete(sessions).where(eq(sessions.userId, userId))
      await tx.delete(identities).where(eq(identities.userId, userId))
      await tx.delete(favourites).where(eq(favourites.userId, userId))
      await tx.delete(notes).where(eq(notes.userId, userId))
      await tx.delete(pushTokens).where(eq(pushTokens.userId, userId))
      await tx.delete(notifications).where(eq(notifications.userId, userId))
      await tx.delete(contactMessages).where(eq(contactMessages.userId, userId))
      await tx.update(certificates).set({ holderName: '—' }).where(eq(certificates.userId, userId))
      await tx.delete(carts).where(inArray(carts.userId, [userId]))
      await tx.update(users).set({
        name: '—', nameKey: '', nameFolded: '', email: null, phone: null, passwordHash: null, avatar: null, cityId: null, jobNameId: null, erasedAt: sql`now()`,
      }).where(eq(users.id, userId))
    })
  }
}
