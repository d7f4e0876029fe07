import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Connection } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { addressGroup } from './address-group.ts'

/** Tries counted in the database, so that every host process counts the same ones. */
export class Limit {
  readonly #limiter: RateLimiterPostgres

  constructor(pool: pg.Pool, options: { name: string; points: number; seconds: number }) {
    this.#limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: options.name,
      points: options.points,
      duration: options.seconds,
      clearExpiredByTimeout: false,
    })
  }

  /** Counts one try, or several at once: all of them or none. @throws AppError `too_many_requests` when too few are left */
  async take(subject: string, tries = 1): Promise<void> {
    try {
      await this.#limiter.consume(addressGroup(subject), tries)
    } catch (error) {
      if (tries > 1) await this.#limiter.reward(addressGroup(subject), tries)
      if (error instanceof RateLimiterRes)
        throw new AppError('too_many_requests', { retryAfter: error.msBeforeNext / 1000 })
      throw error
    }
  }

  /**
   * Counts one try of each of many subjects, in one statement, as the library counts one. In a transaction: what is not committed, since
   * the process was killed, has not been counted.
   * @returns those of whom none were left
   */
  async takeEach(tx: Connection, subjects: readonly string[]): Promise<Set<string>> {
    const { keyPrefix, points } = this.#limiter
    const keys = new Map(subjects.map(subject => [`${keyPrefix}:${addressGroup(subject)}`, subject]))
    // In one order, so that two transactions don't wait for each other.
    const { rows } = await tx.execute<{ key: string; points: number }>(sql`
      insert into rate_limits (key, points, expire)
      select key, 1, ${this.#expiry()} from unnest(${sql.param([...keys.keys()].toSorted())}::text[]) as key
      on conflict (key) do update set
        points = case when ${this.#isOver} then 1 else rate_limits.points + 1 end,
        expire = case when ${this.#isOver} then excluded.expire else rate_limits.expire end
      returning key, points`)
    return new Set(rows.filter(row => row.points > points).map(row => keys.get(row.key) ?? row.key))
  }

  /** Counts as many tries of one subject as are left, in a transaction as {@link takeEach}. @returns how many of those that are wanted */
  async takeUpTo(tx: Connection, subject: string, wanted: number): Promise<number> {
    const { keyPrefix, points } = this.#limiter
    const key = `${keyPrefix}:${addressGroup(subject)}`
    // Holds the row, so that tries at the same time don't slip past.
    const { rows } = await tx.execute<{ used: number }>(sql`
      insert into rate_limits (key, points, expire) values (${key}, 0, ${this.#expiry()})
      on conflict (key) do update set
        points = case when ${this.#isOver} then 0 else rate_limits.points end,
        expire = case when ${this.#isOver} then excluded.expire else rate_limits.expire end
      returning points as used`)
    const granted = Math.max(0, Math.min(wanted, points - Number(rows[0]?.used ?? points)))
    await tx.execute(sql`update rate_limits set points = points + ${granted} where key = ${key}`)
    return granted
  }

  #expiry() {
    return sql`${Date.now() + this.#limiter.duration * 1000}::bigint`
  }

  get #isOver() {
    return sql`rate_limits.expire <= ${Date.now()}::bigint`
  }

  /** Takes one try back that turned out not to be one. */
  async giveBack(subject: string): Promise<void> {
    await this.#limiter.reward(addressGroup(subject))
  }
}

/** Several limits at once, as of an account and of its address: a try counts for all of them or for none. */
export type Subjects = readonly (readonly [limit: Limit, subject: string])[]

/**
 * Limits the number of guesses. The try is counted before the act, so that concurrent tries don't slip past, and
 * given back unless the act fails as a wrong guess does.
 * @throws AppError `too_many_requests`; whatever the act throws
 */
export async function guess<T>(
  subjects: Subjects,
  isWrong: (error: unknown) => boolean,
  act: () => Promise<T>,
): Promise<T> {
  const taken: (typeof subjects)[number][] = []
  const giveBack = () => Promise.all(taken.map(([limit, subject]) => limit.giveBack(subject)))
  try {
    for (const each of subjects) {
      await each[0].take(each[1])
      taken.push(each)
    }
    const result = await act()
    await giveBack()
    return result
  } catch (error) {
    if (!isWrong(error)) await giveBack()
    throw error
  }
}

/** The limits of quality.md, section 2. */
export function createLimits(pool: pg.Pool) {
  const minute = 60
  const day = 24 * 60 * minute
  return {
    loginAddress: new Limit(pool, { name: 'login_address', points: 100, seconds: 15 * minute }),
    codeSubject: new Limit(pool, { name: 'code_subject', points: 5, seconds: 60 * minute }),
    codeAccount: new Limit(pool, { name: 'code_account', points: 10, seconds: 60 * minute }),
    // A school or an office stands behind one address: several classes can register within the hour.
    codeAddress: new Limit(pool, { name: 'code_address', points: 200, seconds: 60 * minute }),
    invitation: new Limit(pool, { name: 'invitation', points: 500, seconds: 60 * minute }),
    invitationRecipient: new Limit(pool, { name: 'invitation_recipient', points: 3, seconds: day }),
    invitationUnproved: new Limit(pool, { name: 'invitation_unproved', points: 50, seconds: day }),
    wrongJoiningLink: new Limit(pool, { name: 'wrong_joining_link', points: 60, seconds: 15 * minute }),
    joiningAccount: new Limit(pool, { name: 'joining_account', points: 20, seconds: 60 * minute }),
    // Each of these tells other people.
    courseRequest: new Limit(pool, { name: 'course_request', points: 40, seconds: day }),
    // All learners of a course are notified when its live lesson is moved or cancelled.
    liveChange: new Limit(pool, { name: 'live_change', points: 20, seconds: day }),
    memberChange: new Limit(pool, { name: 'member_change', points: 20, seconds: 60 * minute }),
    // Entra ID asks for 25 calls a second.
    scim: new Limit(pool, { name: 'scim', points: 3000, seconds: minute }),
    wrongScimToken: new Limit(pool, { name: 'wrong_scim_token', points: 60, seconds: 15 * minute }),
    companyKey: new Limit(pool, { name: 'company_key', points: 600, seconds: minute }),
    wrongCompanyKey: new Limit(pool, { name: 'wrong_company_key', points: 60, seconds: 15 * minute }),
    signOnAddress: new Limit(pool, { name: 'sign_on_address', points: 600, seconds: 15 * minute }),
    signOnAnswer: new Limit(pool, { name: 'sign_on_answer', points: 600, seconds: 15 * minute }),
    wrongCertificate: new Limit(pool, { name: 'wrong_certificate', points: 60, seconds: 15 * minute }),
    certificateFile: new Limit(pool, { name: 'certificate_file', points: 240, seconds: 15 * minute }),
    credentialCheck: new Limit(pool, { name: 'credential_check', points: 600, seconds: 15 * minute }),
    wrongEvidence: new Limit(pool, { name: 'wrong_evidence', points: 60, seconds: 15 * minute }),
    inspection: new Limit(pool, { name: 'inspection', points: 2400, seconds: 15 * minute }),
    // Codes, each of a list one.
    certificateCheck: new Limit(pool, { name: 'certificate_check', points: 4000, seconds: 15 * minute }),
    // A calendar asks every hour or more often; several devices of one person ask for the same.
    calendarFeed: new Limit(pool, { name: 'calendar_feed', points: 120, seconds: 15 * minute }),
    wrongCalendar: new Limit(pool, { name: 'wrong_calendar', points: 60, seconds: 15 * minute }),
    wrongPaymentMessage: new Limit(pool, { name: 'wrong_payment_message', points: 60, seconds: 15 * minute }),
    wrongBill: new Limit(pool, { name: 'wrong_bill', points: 60, seconds: 15 * minute }),
    billPdf: new Limit(pool, { name: 'bill_pdf', points: 120, seconds: 15 * minute }),
    examPassword: new Limit(pool, { name: 'exam_password', points: 10, seconds: 15 * minute }),
    couponAccount: new Limit(pool, { name: 'coupon_account', points: 10, seconds: 15 * minute }),
    couponAddress: new Limit(pool, { name: 'coupon_address', points: 60, seconds: 15 * minute }),
    courseImage: new Limit(pool, { name: 'course_image', points: 400, seconds: 60 * minute }),
    // Of one person in one lesson: packages report at each step, and some in a loop.
    packageReport: new Limit(pool, { name: 'package_report', points: 240, seconds: minute }),
    packageOpening: new Limit(pool, { name: 'package_opening', points: 240, seconds: 60 * minute }),
    contact: new Limit(pool, { name: 'contact', points: 5, seconds: 60 * minute }),
  }
}
export type Limits = ReturnType<typeof createLimits>
