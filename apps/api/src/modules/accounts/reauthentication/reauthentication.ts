import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { sessions, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { readCode } from '../fields/code.ts'
import { passwordFits } from '../auth/passwords.ts'
import type { SignInGuard } from '../auth/sign-in-guard.ts'
import type { Viewer } from '../auth/viewer.ts'
import type { ConfirmedChange } from '../../platform/mail/templates.ts'
import type { Challenges, PendingReauthentication } from '../challenges/challenges.ts'

/** @throws AppError `session_stale` when a password or a code has to be asked for first */
export function requireReauthentication(viewer: Viewer): void {
  if (!viewer.isReauthenticated) throw new AppError('session_stale')
}

/** Reauthentication (step-up) within a session, by password or by code. */
export class Reauthentication {
  readonly #db: Database
  readonly #challenges: Challenges
  readonly #guard: SignInGuard

  constructor(db: Database, challenges: Challenges, guard: SignInGuard) {
    this.#db = db
    this.#challenges = challenges
    this.#guard = guard
  }

  /**
   * Checks the account's password, counting the attempts of all the account's sessions together.
   * @throws AppError `password_unset`, `too_many_requests`, `validation` on the given field
   */
  async checkPassword(viewer: Viewer, password: string, field: string): Promise<void> {
    const [user] = await this.#db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, viewer.id))
    if (user?.passwordHash == null) throw new AppError('password_unset')
    const key = `proof-${viewer.id}`
    await this.#guard.take(key)
    if (!(await passwordFits(user.passwordHash, password)))
      throw new AppError('validation', { fields: { [field]: [{ code: 'password_wrong' }] } })
    await this.#guard.forget(key)
  }

  async byPassword(viewer: Viewer, password: string): Promise<void> {
    await this.checkPassword(viewer, password, 'password')
    await this.#db
      .update(sessions)
      .set({ provedAt: sql`now()` })
      .where(eq(sessions.id, viewer.sessionId))
  }

  /** Sends a code to the account's own address. @param change what the person is about to do, which the e-mail says */
  async sendCode(viewer: Viewer, from: { ip: string; locale: Locale }, change: ConfirmedChange) {
    const [user] = await this.#db.select({ email: users.email }).from(users).where(eq(users.id, viewer.id))
    if (user?.email == null) throw new AppError('not_found')
    await this.#challenges.count(user.email, { ip: from.ip, userId: viewer.id })
    return this.#challenges.open({
      purpose: 'fresh',
      pending: { change } satisfies PendingReauthentication,
      address: user.email,
      locale: from.locale,
      userId: viewer.id,
    })
  }

  async byCode(viewer: Viewer, otp: string, code: string): Promise<void> {
    await this.#challenges.answer(
      otp,
      readCode(code),
      ['fresh'],
      async tx => {
        await tx
          .update(sessions)
          .set({ provedAt: sql`now()` })
          .where(eq(sessions.id, viewer.sessionId))
      },
      viewer.id,
    )
  }
}
