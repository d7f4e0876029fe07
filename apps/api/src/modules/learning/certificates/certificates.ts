import { randomBytes } from 'node:crypto'
import { and, desc, eq, gte, isNotNull, isNull, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { fixedLimit } from '../../../db/statement.ts'
import type { Database } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { certificates, formerCertificateCodes, users } from '../../../db/schema/index.ts'

const { placeholder } = sql

export const certificateStates = ['valid', 'expired', 'withdrawn'] as const

/**
 * Unguessable: 128 random bits, base64url. It begins with a letter or a digit: spreadsheets take a text that begins with a minus for a formula, so
 * that lists for them would have to change it.
 */
export function newCertificateCode(): string {
  for (;;) {
    const code = randomBytes(16).toString('base64url')
    if (/^[A-Za-z0-9]/.test(code)) return code
  }
}

/** Whether it is over by the clock at this very moment. */
export const certificateExpired = sql<boolean>`coalesce(${certificates.validUntil} <= clock_timestamp(), false)`

/** The place of its credential in the lists of revoked ones. */
export const credentialIndex =
  sql<number>`coalesce(${certificates.credentialIndex}, ${certificates.id})`.mapWith(certificates.id)

/** The certificate that has a code, or had it. */
export function hasCode(code: string | SQLWrapper): SQL | undefined {
  return or(
    eq(certificates.code, code),
    sql`${certificates.id} = (select former.certificate_id from ${formerCertificateCodes} former where former.code = ${code})`,
  )
}

/** What a certificate says. */
const fields = {
  id: certificates.id,
  code: certificates.code,
  holderName: certificates.holderName,
  holderNameAr: certificates.holderNameAr,
  holderNameEn: certificates.holderNameEn,
  courseId: certificates.courseId,
  courseTitle: certificates.courseTitle,
  instructorName: certificates.instructorName,
  signature: certificates.signature,
  logo: certificates.logo,
  grade: certificates.grade,
  issuedAt: certificates.issuedAt,
  validUntil: certificates.validUntil,
  revokedAt: certificates.revokedAt,
  reissuedAt: certificates.reissuedAt,
  credentialIndex,
  isExpired: certificateExpired,
  /** How the holder reads days and numbers. */
  calendar: users.calendar,
  digits: users.digits,
}

/** For how many days from when it was handed out a holder may put another name on a certificate by themselves. */
export const correctionDays = 30

/** Whether the names on it may still follow its holder’s account: lately, and where they are not corrected. */
const isOpen = sql<boolean>`(${certificates.correctedAt} is null and ${certificates.revokedAt} is null
  and ${certificates.releasedAt} > clock_timestamp() - ${sql.raw(`interval '${correctionDays} days'`)})`

/** Whether its holder may put the name of their account on it, once: where it says another one. */
export const isCorrectable = sql<boolean>`(${isOpen} and (${certificates.holderName} <> ${users.name}
  or ${certificates.otherHolderName} is distinct from ${users.otherName}))`

/** Certificates as anyone may verify them by their code, which is secret until they are issued, and those of one person. */
export function certificateQueries(db: Database) {
  return {
    byCode: db
      .select(fields)
      .from(certificates)
      .innerJoin(users, eq(users.id, certificates.userId))
      .where(and(hasCode(placeholder('code')), isNotNull(certificates.releasedAt)))
      .prepare('certificate_by_code'),
    /** Many at once, by the codes that they have now. */
    byCodes: db
      .select(fields)
      .from(certificates)
      .innerJoin(users, eq(users.id, certificates.userId))
      .where(
        and(
          sql`${certificates.code} = any(${placeholder('codes')}::text[])`,
          isNotNull(certificates.releasedAt),
        ),
      )
      .prepare('certificates_by_codes'),
    ofHolder: db
      .select({
        ...fields,
        revokedReason: certificates.revokedReason,
        awaitsNames: sql<boolean>`(${isOpen} and ${users.namesConfirmedAt} is null)`,
        correctName: sql<BilingualText | null>`case when ${isCorrectable} then ${namesOf('users')} end`,
      })
      .from(certificates)
      .innerJoin(users, eq(users.id, certificates.userId))
      .where(and(eq(certificates.userId, placeholder('user')), isNotNull(certificates.releasedAt)))
      .orderBy(desc(certificates.issuedAt), desc(certificates.id))
      .limit(fixedLimit(500))
      .prepare('certificates_of_holder'),
    ...revocationQueries(db),
  }
}

/** What the lists of revoked credentials are made of: those of withdrawn certificates, and those that were signed under a former code. */
function revocationQueries(db: Database) {
  const own = certificates.credentialIndex
  const within = (
    column: typeof certificates.id | typeof own | typeof formerCertificateCodes.credentialIndex,
  ) => and(gte(column, placeholder('from')), lt(column, placeholder('below')))
  const withdrawn = isNotNull(certificates.revokedAt)
  return {
    revokedBetween: unionAll(
      db
        .select({ index: certificates.id })
        .from(certificates)
        .where(and(within(certificates.id), isNull(own), withdrawn)),
      db
        .select({ index: sql<number>`${own}`.mapWith(certificates.id) })
        .from(certificates)
        .where(and(within(own), withdrawn)),
      db
        .select({ index: formerCertificateCodes.credentialIndex })
        .from(formerCertificateCodes)
        .where(within(formerCertificateCodes.credentialIndex)),
    ).prepare('credentials_revoked'),
    /** Whether a credential with such an index was ever signed. */
    reaches: db
      .select({ id: certificates.id })
      .from(certificates)
      .where(or(gte(certificates.id, placeholder('from')), gte(own, placeholder('from'))))
      .limit(fixedLimit(1))
      .prepare('certificates_reach'),
  }
}
export type CertificateQueries = ReturnType<typeof certificateQueries>
export type CertificateRow = Awaited<ReturnType<CertificateQueries['byCode']['execute']>>[number]
export type HeldCertificateRow = Awaited<ReturnType<CertificateQueries['ofHolder']['execute']>>[number]

/** The name on a certificate, as `nameFor` takes it. */
export function holderOf(row: Pick<CertificateRow, 'holderName' | 'holderNameAr' | 'holderNameEn'>) {
  return { name: row.holderName, nameAr: row.holderNameAr, nameEn: row.holderNameEn }
}

/** The names on a certificate, each in its script; the Arabic one first. */
export function holderNames({ holderNameAr, holderNameEn }: CertificateRow): string[] {
  return [holderNameAr, holderNameEn].filter(name => name !== null)
}

/** How a certificate stands; a withdrawn one stays so when it would have expired. */
export function certificateState(row: {
  revokedAt: Date | null
  isExpired: boolean
}): (typeof certificateStates)[number] {
  if (row.revokedAt !== null) return 'withdrawn'
  return row.isExpired ? 'expired' : 'valid'
}

/** It was handed out and stands. */
export const stands = and(isNotNull(certificates.releasedAt), isNull(certificates.revokedAt))
