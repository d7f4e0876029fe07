import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { fixedLimit } from '../../../db/statement.ts'
import type { Database } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { certificates, users } from '../../../db/schema/index.ts'

const { placeholder } = sql

export const certificateStates = ['valid', 'expired', 'withdrawn'] as const

/** Whether it is over by the clock at this very moment. */
export const certificateExpired = sql<boolean>`coalesce(${certificates.validUntil} <= clock_timestamp(), false)`

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
  grade: certificates.grade,
  issuedAt: certificates.issuedAt,
  validUntil: certificates.validUntil,
  revokedAt: certificates.revokedAt,
  isExpired: certificateExpired,
  /** How the holder reads days and numbers. */
  calendar: users.calendar,
  digits: users.digits,
}

/** For how many days from when it was handed out a holder may put another name on a certificate by themselves. */
export const correctionDays = 30

/** Whether the names on it may still follow its holder’s account: lately, and where nobody has corrected them. */
const isOpen = sql<boolean>`(${certificates.correctedAt} is null and ${certificates.revokedAt} is null
  and ${certificates.releasedAt} > clock_timestamp() - ${sql.raw(`interval '${correctionDays} days'`)})`

/** Whether its holder may put the name of their account on it, once: where it says another one. */
export const isCorrectable = sql<boolean>`(${isOpen} and (${certificates.holderName} <> ${users.name}
  or ${certificates.otherHolderName} is distinct from ${users.otherName}))`

/** Certificates as anybody may check them by their code, which nobody knows before they are handed out, and those of one person. */
export function certificateQueries(db: Database) {
  return {
    byCode: db
      .select(fields)
      .from(certificates)
      .innerJoin(users, eq(users.id, certificates.userId))
      .where(and(eq(certificates.code, placeholder('code')), isNotNull(certificates.releasedAt)))
      .prepare('certificate_by_code'),
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
    revokedBetween: db
      .select({ id: certificates.id })
      .from(certificates)
      .where(
        and(
          gte(certificates.id, placeholder('from')),
          lt(certificates.id, placeholder('below')),
          isNotNull(certificates.revokedAt),
        ),
      )
      .prepare('certificates_revoked'),
    /** Whether a certificate with such an id was ever issued. */
    reaches: db
      .select({ id: certificates.id })
      .from(certificates)
      .where(gte(certificates.id, placeholder('from')))
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

/** A certificate that was handed out and stands. */
export const stands = (code: string) =>
  and(eq(certificates.code, code), isNotNull(certificates.releasedAt), isNull(certificates.revokedAt))
