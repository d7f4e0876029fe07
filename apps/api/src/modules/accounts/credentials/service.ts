import { and, eq, ne, not, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { sessions, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { newToken, type Secrets } from '../../../secrets.ts'
import { readCode } from '../fields/code.ts'
import { maskAddress } from '../fields/email.ts'
import { passwordErrors } from '../fields/password-rule.ts'
import { FieldErrors, readEmail, readPhone } from '../fields/person.ts'
import { hashPassword } from '../auth/passwords.ts'
import { openSession, signInFields, type Caller } from '../auth/session-opening.ts'
import type { Viewer } from '../auth/viewer.ts'
import type { Challenges } from '../challenges/challenges.ts'
import { requireReauthentication, type Reauthentication } from '../reauthentication/reauthentication.ts'
import { disconnectGoogle } from '../google/connection.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { endPendingSteps } from '../password-reset/service.ts'
import { endSessions, sameBrowser } from '../auth/session-ending.ts'
import { offerUndo } from './email-undo.ts'

type From = { ip: string; locale: Locale }

interface Parts {
  db: Database
  secrets: Secrets
  challenges: Challenges
  reauthentication: Reauthentication
  mails: MailQueue
  hasSms: boolean
}

/** Changes of what opens an account: password, e-mail address, phone number. The owner is notified of each by email. */
export class Credentials {
  readonly #db: Database
  readonly #secrets: Secrets
  readonly #challenges: Challenges
  readonly #reauthentication: Reauthentication
  readonly #mails: MailQueue
  readonly #hasSms: boolean

  constructor({ db, secrets, challenges, reauthentication, mails, hasSms }: Parts) {
    this.#db = db
    this.#secrets = secrets
    this.#challenges = challenges
    this.#reauthentication = reauthentication
    this.#mails = mails
    this.#hasSms = hasSms
  }

  /**
   * Sets a new password after the old one; every session ends, and this browser gets a new one.
   * @throws AppError `password_unset`, `validation`, `too_many_requests`, `unauthenticated` when the session ended meanwhile
   */
  async changePassword(viewer: Viewer, form: { current_password: string; password: string }, caller: Caller) {
    await this.#reauthentication.checkPassword(viewer, form.current_password, 'current_password')
    const account = await this.#account(viewer)
    const errors = passwordErrors(form.password, {
      email: account.email,
      names: [account.name, account.nameAr, account.nameEn],
    })
    // The present one has just been checked.
    if (form.password === form.current_password) errors.push({ code: 'same_password' })
    if (errors.length > 0) throw new AppError('validation', { fields: { password: errors } })
    const passwordHash = await hashPassword(form.password)
    return this.#db.transaction(async tx => {
      await tx
        .update(users)
        .set({ passwordHash, updatedAt: sql`now()` })
        .where(eq(users.id, viewer.id))
      const [present] = await tx
        .select({ secondFactorAt: sessions.secondFactorAt })
        .from(sessions)
        .where(eq(sessions.id, viewer.sessionId))
      // Another change of the same session came first, and its new session is the one that lives.
      if (!present) throw new AppError('unauthenticated')
      await endSessions(tx, eq(sessions.userId, viewer.id))
      await endPendingSteps(tx, viewer.id)
      await this.#mails.write(tx, `password-changed-${newToken()}`, {
        to: account.email ?? '',
        locale: account.locale,
        template: 'password_changed',
        origin: viewer.origin,
      })
      return openSession(tx, account, caller, present.secondFactorAt)
    })
  }

  /** Sends a code to the new address. One that has an account gets an e-mail instead, and the answer is the same. */
  async changeEmail(viewer: Viewer, given: string, from: From) {
    requireReauthentication(viewer)
    const errors = new FieldErrors()
    const email = readEmail(given, errors)
    const account = await this.#account(viewer)
    if (email === account.email) errors.add('email', { code: 'same_email' })
    errors.throwIfAny()
    await this.#challenges.count(email, { ip: from.ip, userId: viewer.id })
    const [taken] = await this.#db.select({ id: users.id }).from(users).where(eq(users.email, email))
    return this.#challenges.open({
      purpose: 'change_email',
      address: email,
      locale: from.locale,
      userId: viewer.id,
      ...(taken && { decoy: 'notify_owner' as const }),
    })
  }

  /**
   * Sets the new address once its code is right, tells the old one, which can undo it for 7 days, and ends the account's sessions in other browsers.
   * @param endsGoogle whether the account's Google account signs in no longer
   * @throws AppError `email_taken` when the address got an account in the meantime, `password_unset` when only Google opens the account
   */
  async confirmEmail(
    viewer: Viewer,
    otp: string,
    code: string,
    endsGoogle: boolean,
  ): Promise<{ email: string }> {
    return this.#challenges.answer(
      otp,
      readCode(code),
      ['change_email'],
      async (tx, { row }) => {
        const account = await this.#account(viewer, tx)
        if (endsGoogle) await disconnectGoogle(tx, this.#mails, account, viewer.origin)
        await this.#setEmail(tx, viewer.id, row.address)
        const isHere = sameBrowser(eq(sessions.id, viewer.sessionId))
        await endSessions(tx, and(eq(sessions.userId, viewer.id), not(isHere)))
        await endPendingSteps(tx, viewer.id)
        if (account.email !== null)
          await this.#mails.write(tx, `email-changed-${row.id}`, {
            to: account.email,
            locale: account.locale,
            template: 'email_changed',
            masked: maskAddress(row.address),
            google: account.isGoogle && !endsGoogle ? 'yes' : 'no',
            undo: await offerUndo(tx, this.#secrets, { ...account, email: account.email }),
            origin: viewer.origin,
          })
        return { email: row.address }
      },
      viewer.id,
    )
  }

  async #setEmail(tx: Connection, userId: number, email: string): Promise<void> {
    const isFree = sql`not exists (select 1 from users other where other.email = ${email} and other.id <> ${userId})`
    try {
      const [changed] = await tx
        .update(users)
        .set({ email, updatedAt: sql`now()` })
        .where(and(eq(users.id, userId), isFree))
        .returning({ id: users.id })
      if (!changed) throw new AppError('email_taken')
    } catch (error) {
      // Another account took it in this very moment.
      if ((error as { cause?: { code?: unknown } }).cause?.code === '23505') throw new AppError('email_taken')
      throw error
    }
  }

  /** Sends a code to the new number; by mail where no short messages can be sent. */
  async changePhone(viewer: Viewer, form: { phone: string; phone_country?: string }, from: From) {
    requireReauthentication(viewer)
    const errors = new FieldErrors()
    const phone = readPhone(form, errors)
    errors.throwIfAny()
    const account = await this.#account(viewer)
    const address = this.#hasSms ? phone : (account.email ?? '')
    await this.#challenges.count(address, { ip: from.ip, userId: viewer.id })
    return this.#challenges.open({
      purpose: 'change_phone',
      address,
      locale: from.locale,
      userId: viewer.id,
      channel: this.#hasSms ? 'sms' : 'mail',
      pending: { phone },
    })
  }

  async confirmPhone(viewer: Viewer, otp: string, code: string): Promise<{ phone: string }> {
    return this.#challenges.answer(
      otp,
      readCode(code),
      ['change_phone'],
      async (tx, { row, pending }) => {
        const { phone } = pending as { phone: string }
        await tx
          .update(users)
          .set({ phone, updatedAt: sql`now()` })
          .where(eq(users.id, viewer.id))
        const account = await this.#account(viewer, tx)
        if (account.email !== null)
          await this.#mails.write(tx, `phone-changed-${row.id}`, {
            to: account.email,
            locale: account.locale,
            template: 'phone_changed',
            origin: viewer.origin,
          })
        return { phone }
      },
      viewer.id,
    )
  }

  async #account(viewer: Viewer, connection: Connection = this.#db) {
    const [account] = await connection
      .select({ ...signInFields, locale: users.locale })
      .from(users)
      .where(and(eq(users.id, viewer.id), ne(users.email, '')))
    if (!account) throw new AppError('not_found')
    return account
  }
}
