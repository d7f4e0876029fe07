import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
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

  /** Counts one try. @throws AppError `too_many_requests` when none are left */
  async take(subject: string): Promise<void> {
    try {
      await this.#limiter.consume(addressGroup(subject))
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw new AppError('too_many_requests', { retryAfter: refusal.msBeforeNext / 1000 })
      throw refusal
    }
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
    wrongCertificate: new Limit(pool, { name: 'wrong_certificate', points: 60, seconds: 15 * minute }),
    wrongBill: new Limit(pool, { name: 'wrong_bill', points: 60, seconds: 15 * minute }),
    billPdf: new Limit(pool, { name: 'bill_pdf', points: 120, seconds: 15 * minute }),
    contact: new Limit(pool, { name: 'contact', points: 5, seconds: 60 * minute }),
  }
}
export type Limits = ReturnType<typeof createLimits>
