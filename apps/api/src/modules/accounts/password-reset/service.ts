import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { inEvenTime } from '../../../answer-times.ts'
import type { Connection, Database } from '../../../db/client.ts'
import { challenges, oneTimeTokens, sessions, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { hashOf, newToken } from '../../../secrets.ts'
import { readCode } from '../fields/code.ts'
import { FieldErrors, readEmail } from '../fields/person.ts'
import { passwordErrors } from '../fields/password-rule.ts'
import { hashPassword, passwordFits } from '../auth/passwords.ts'
import { disconnectGoogle } from '../google/connection.ts'
import type { Challenges } from '../challenges/challenges.ts'
import type { MailOrigin } from '../../platform/mail/origin.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { endSessions } from '../auth/session-ending.ts'

const resetMinutes = 30
/** Writing a row that has an owner takes a fraction of a millisecond longer than writing one without. */
const askMs = 50

/** A forgotten password: address → code → reset token → new password. */
export class PasswordReset {
  readonly #db: Database
  readonly #challenges: Challenges
  readonly #mails: MailQueue

  constructor(db: Database, challenges: Challenges, mails: MailQueue) {
    this.#db = db
    this.#challenges = challenges
    this.#mails = mails
  }

  /** The same work and the same answer, at the same time, for an unknown address; no code is sent then. */
  async ask(given: string, from: { ip: string; locale: Locale }) {
    const errors = new FieldErrors()
    const email = readEmail(given, errors)
    errors.throwIfAny()
    return inEvenTime(askMs, async () => {
      await this.#challenges.count(email, { ip: from.ip })
      const [user] = await this.#db.select({ id: users.id }).from(users).where(eq(users.email, email))
      return this.#challenges.open({
        purpose: 'reset',
        address: email,
        locale: from.locale,
        ...(user ? { userId: user.id } : { decoy: 'silent' as const }),
      })
    })
  }

  /** @returns a token that sets the password once, within 30 minutes */
  async prove(otp: string, code: string) {
    return this.#challenges.answer(otp, readCode(code), ['reset'], async (tx, { row }) => {
      const token = newToken()
      await tx.insert(oneTimeTokens).values({
        purpose: 'reset',
        tokenHash: hashOf(token),
        userId: row.userId,
        expiresAt: sql`now() + make_interval(mins => ${resetMinutes})`,
      })
      const [user] =
        row.userId === null
          ? []
          : await tx.select({ isGoogle: users.isGoogle }).from(users).where(eq(users.id, row.userId))
      return { reset_token: token, expires_in: resetMinutes * 60, is_google: user?.isGoogle === true }
    })
  }

  /**
   * Sets the password, signs out everywhere and tells the owner.
   * @param endsGoogle whether the account's Google account signs in no longer
   * @returns whose password it is
   * @throws AppError `reset_token_gone`, `validation` (which leaves the token as it was)
   */
  async finish(token: string, password: string, endsGoogle: boolean, origin: MailOrigin): Promise<number> {
    const isLive = and(
      eq(oneTimeTokens.tokenHash, hashOf(token)),
      eq(oneTimeTokens.purpose, 'reset'),
      isNull(oneTimeTokens.usedAt),
      gt(oneTimeTokens.expiresAt, sql`now()`),
    )
    const [owner] = await this.#db
      .select({
        email: users.email,
        name: users.name,
        otherName: users.otherName,
        passwordHash: users.passwordHash,
      })
      .from(oneTimeTokens)
      .innerJoin(users, eq(users.id, oneTimeTokens.userId))
      .where(isLive)
    if (!owner) throw new AppError('reset_token_gone')
    await demandAnother(password, owner)
    const passwordHash = await hashPassword(password)
    return this.#db.transaction(async tx => {
      const [used] = await tx
        .update(oneTimeTokens)
        .set({ usedAt: sql`now()` })
        .where(isLive)
        .returning({ id: oneTimeTokens.id, userId: oneTimeTokens.userId })
      if (!used || used.userId === null) throw new AppError('reset_token_gone')
      // Reading the address's mail has proved it.
      const [user] = await tx
        .update(users)
        .set({ passwordHash, verifiedAt: sql`coalesce(${users.verifiedAt}, now())`, updatedAt: sql`now()` })
        .where(eq(users.id, used.userId))
        .returning()
      await endSessions(tx, eq(sessions.userId, used.userId))
      await endPendingSteps(tx, used.userId)
      if (endsGoogle && user) await disconnectGoogle(tx, this.#mails, user, origin)
      if (user?.email != null)
        await this.#mails.write(tx, `password-changed-${used.id}`, {
          to: user.email,
          locale: user.locale,
          template: 'password_changed',
          origin,
        })
      return used.userId
    })
  }
}

/** @throws AppError `validation` for a password that breaks the rule, or that the account has */
async function demandAnother(
  password: string,
  owner: { email: string | null; name: string; otherName: string | null; passwordHash: string | null },
): Promise<void> {
  const errors = passwordErrors(password, { email: owner.email, names: [owner.name, owner.otherName] })
  if (
    errors.length === 0 &&
    owner.passwordHash !== null &&
    (await passwordFits(owner.passwordHash, password))
  )
    errors.push({ code: 'same_password' })
  if (errors.length > 0) throw new AppError('validation', { fields: { password: errors } })
}

/** Ends every reset under way and every sign-in that waits for its second factor: after a new password, and after a new address. */
export async function endPendingSteps(tx: Connection, userId: number): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, ['reset', 'second_factor']),
        isNull(oneTimeTokens.usedAt),
      ),
    )
  await tx.delete(challenges).where(and(eq(challenges.userId, userId), eq(challenges.purpose, 'reset')))
}
