import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { challenges, type ChallengePurpose } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { hashOf, newToken, type Secrets } from '../../../secrets.ts'
import { newCode } from '../fields/code.ts'
import { maskAddress } from '../fields/email.ts'
import type { ConfirmedChange, EmailTemplate } from '../../platform/mail/templates.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'

export const codeMinutes = 10
const resendSeconds = 60
/** How long a step may be finished, with as many codes as the limits allow. */
const stepMinutes = 60
/** Steps that only someone who is signed in can begin. */
const signedInPurposes: ReadonlySet<ChallengePurpose> = new Set(['change_email', 'change_phone', 'fresh'])

type Row = typeof challenges.$inferSelect
const codeTemplates: Record<
  Exclude<ChallengePurpose, 'fresh'>,
  Exclude<Extract<EmailTemplate, { code: string }>['template'], 'fresh_code'>
> = {
  register_student: 'register_code',
  register_instructor: 'register_code',
  register_company: 'register_code',
  reset: 'reset_code',
  change_email: 'email_code',
  change_phone: 'phone_code',
}

/** What waits behind a reauthentication: what the person is about to do, for the e-mail to name. */
export interface PendingReauthentication {
  change: ConfirmedChange
}

export interface NewChallenge {
  purpose: ChallengePurpose
  address: string
  locale: Locale
  channel?: 'mail' | 'sms'
  userId?: number
  /** What happens once the code is right; stored encrypted. */
  pending?: unknown
  /** The challenge unlocks nothing: its code is never sent. The owner of the address is notified, or no e-mail is sent at all. */
  decoy?: 'notify_owner' | 'silent'
}

/** Codes that prove an address: sent, sent again, answered; each step knows only its own purpose. */
export class Challenges {
  readonly #db: Database
  readonly #secrets: Secrets
  readonly #mails: MailQueue
  readonly #limits: Limits

  constructor(db: Database, secrets: Secrets, mails: MailQueue, limits: Limits) {
    this.#db = db
    this.#secrets = secrets
    this.#mails = mails
    this.#limits = limits
  }

  /**
   * Counts a code about to be sent: for its address first, so that a person who has used up their own codes takes none of those that are
   * left to the others behind the same IP address. Someone who is signed in is counted by the account instead of the IP address.
   * @throws AppError `too_many_requests`
   */
  async count(address: string, from: { ip: string; userId?: number }): Promise<void> {
    await this.#limits.codeSubject.take(hashOf(address))
    if (from.userId === undefined) await this.#limits.codeAddress.take(from.ip)
    else await this.#limits.codeAccount.take(String(from.userId))
  }

  /** Opens a step and writes its code to the address; decoys take the same statements. */
  async open(given: NewChallenge) {
    const otp = newToken()
    const code = newCode()
    const row = await this.#db.transaction(async tx => {
      const [made] = await tx
        .insert(challenges)
        .values({
          handleHash: hashOf(otp),
          purpose: given.purpose,
          address: given.address,
          locale: given.locale,
          userId: given.userId ?? null,
          encryptedPayload: this.#secrets.encrypt({
            channel: given.channel ?? 'mail',
            pending: given.pending ?? null,
          }),
          isDecoy: given.decoy !== undefined,
          codeHash: this.#codeHash(hashOf(otp), code),
          codeExpiresAt: minutesAhead(codeMinutes),
          expiresAt: minutesAhead(stepMinutes),
        })
        .returning()
      if (!made) throw new AppError('internal')
      await this.#send(tx, made, code, given.decoy)
      return made
    })
    return present(otp, row, given.channel ?? 'mail')
  }

  /** Where a step stands. @throws AppError `otp_gone` */
  async state(otp: string, purposes: readonly ChallengePurpose[]) {
    const row = await this.#find(this.#db, otp, purposes)
    return present(otp, row, this.#payloadOf(row).channel)
  }

  /**
   * Sends a new code for the same step; the earlier one is dead then.
   * @throws AppError `otp_gone`, `too_many_requests`
   */
  async resend(otp: string, purposes: readonly ChallengePurpose[], ip: string) {
    const known = await this.#find(this.#db, otp, purposes)
    const wait = resendWait(known)
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait })
    const userId = signedInPurposes.has(known.purpose) ? known.userId : null
    await this.count(known.address, userId === null ? { ip } : { ip, userId })
    const code = newCode()
    const row = await this.#db.transaction(async tx => {
      const [renewed] = await tx
        .update(challenges)
        .set({
          codeHash: this.#codeHash(known.handleHash, code),
          codeExpiresAt: minutesAhead(codeMinutes),
          attemptsLeft: 5,
          sentAt: new Date(),
        })
        .where(
          and(eq(challenges.id, known.id), isNull(challenges.usedAt), eq(challenges.sentAt, known.sentAt)),
        )
        .returning()
      // Two concurrent calls: the other one has just sent a code.
      if (!renewed) throw new AppError('too_many_requests', { retryAfter: resendSeconds })
      await this.#send(tx, renewed, code, renewed.isDecoy ? 'silent' : undefined)
      return renewed
    })
    return present(otp, row, this.#payloadOf(row).channel)
  }

  /**
   * Answers a step. Each call costs one of the code's five attempts; the right code works once, and its effect happens in the same transaction.
   * Of several resets of one address the code that was sent last counts alone.
   * @param userId the account that the step has to belong to, for steps of signed-in people
   * @throws AppError `code_wrong` (with `tries_left`), `code_expired`, `otp_gone`, and whatever `act` throws, which leaves the code as it was
   */
  async answer<T>(
    otp: string,
    code: string,
    purposes: readonly ChallengePurpose[],
    act: (tx: Transaction, step: { row: Row; pending: unknown }) => Promise<T>,
    userId?: number,
  ): Promise<T> {
    const handleHash = hashOf(otp)
    const outcome = await this.#db.transaction(async tx => {
      const [row] = await tx
        .update(challenges)
        .set({
          attemptsLeft: sql`${challenges.attemptsLeft} - 1`,
          usedAt: sql`case when ${challenges.codeHash} = ${this.#codeHash(handleHash, code)} and not ${challenges.isDecoy} then now() end`,
        })
        .where(
          and(
            eq(challenges.handleHash, handleHash),
            inArray(challenges.purpose, [...purposes]),
            isNull(challenges.usedAt),
            gt(challenges.expiresAt, sql`now()`),
            gt(challenges.codeExpiresAt, sql`now()`),
            gt(challenges.attemptsLeft, 0),
            userId === undefined ? undefined : eq(challenges.userId, userId),
            isNewestReset,
          ),
        )
        .returning()
      if (!row) return { error: await this.#whyNot(tx, otp, purposes, userId) }
      // Returned, not thrown: the transaction has to commit the lost attempt.
      if (!row.usedAt)
        return { error: new AppError('code_wrong', { data: { tries_left: row.attemptsLeft } }) }
      return { done: await act(tx, { row, pending: this.#payloadOf(row).pending }) }
    })
    if ('error' in outcome) throw outcome.error
    return outcome.done
  }

  async #whyNot(
    tx: Connection,
    otp: string,
    purposes: readonly ChallengePurpose[],
    userId: number | undefined,
  ): Promise<AppError> {
    const known = await this.#lookUp(tx, otp, purposes)
    return new AppError(
      known && (userId === undefined || known.userId === userId) ? 'code_expired' : 'otp_gone',
    )
  }

  async #find(connection: Connection, otp: string, purposes: readonly ChallengePurpose[]): Promise<Row> {
    const row = await this.#lookUp(connection, otp, purposes)
    if (!row) throw new AppError('otp_gone')
    return row
  }

  async #lookUp(
    connection: Connection,
    otp: string,
    purposes: readonly ChallengePurpose[],
  ): Promise<Row | undefined> {
    const [row] = await connection
      .select()
      .from(challenges)
      .where(
        and(
          eq(challenges.handleHash, hashOf(otp)),
          inArray(challenges.purpose, [...purposes]),
          isNull(challenges.usedAt),
          gt(challenges.expiresAt, sql`now()`),
        ),
      )
    return row
  }

  async #send(tx: Connection, row: Row, code: string, decoy: NewChallenge['decoy']): Promise<void> {
    const key = `code-${row.codeHash}`
    const { address: to, locale } = row
    const email = { to, locale, ...this.#templateOf(row, code) }
    if (decoy === 'silent') return this.#mails.writeDecoy(tx, key, email)
    if (decoy === 'notify_owner') return this.#mails.write(tx, key, { to, locale, template: 'address_known' })
    return this.#mails.write(tx, key, email, { channel: this.#payloadOf(row).channel, minutes: codeMinutes })
  }

  #templateOf({ purpose, encryptedPayload }: Row, code: string): EmailTemplate {
    if (purpose !== 'fresh') return { template: codeTemplates[purpose], code }
    const pending = this.#payloadOf({ encryptedPayload }).pending as PendingReauthentication | null
    return { template: 'fresh_code', code, change: pending?.change ?? 'account' }
  }

  #payloadOf(row: Pick<Row, 'encryptedPayload'>): { channel: 'mail' | 'sms'; pending: unknown } {
    return this.#secrets.decrypt(row.encryptedPayload ?? '') as { channel: 'mail' | 'sms'; pending: unknown }
  }

  #codeHash(handleHash: string, code: string): string {
    return this.#secrets.mac('code', handleHash, code)
  }
}

/** True of every other step. Asked when the code is answered, so that two resets begun at the same moment need no lock. */
const isNewestReset = sql`(${challenges.purpose} <> 'reset' or not exists (
  select 1 from challenges newer where newer.purpose = 'reset' and newer.address = ${challenges.address}
    and (newer.sent_at, newer.id) > (${challenges.sentAt}, ${challenges.id})))`

function minutesAhead(minutes: number) {
  return sql`now() + make_interval(mins => ${minutes})`
}

function resendWait(row: Row): number {
  return secondsUntil(new Date(row.sentAt.getTime() + resendSeconds * 1000))
}

function secondsUntil(moment: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - Date.now()) / 1000))
}

function present(otp: string, row: Row, channel: 'mail' | 'sms') {
  return {
    otp,
    purpose: row.purpose,
    sent_to: maskAddress(row.address),
    channel,
    tries_left: row.attemptsLeft,
    code_expires_in: secondsUntil(row.codeExpiresAt),
    resend_in: resendWait(row),
    expires_in: secondsUntil(row.expiresAt),
  }
}
