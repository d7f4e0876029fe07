import { pick, type Locale } from '../../../locale.ts'
import { certificateState, type CertificateRow, type HeldCertificateRow } from './certificates.ts'

/** A certificate as anybody sees it who has its code. */
export function presentCertificate(row: CertificateRow, locale: Locale) {
  return {
    code: row.code,
    holder_name: row.holderName,
    course: { id: row.courseId, title: pick(row.courseTitle, locale) },
    instructor_name: row.instructorName && pick(row.instructorName, locale),
    grade: row.grade,
    state: certificateState(row),
    issued_at: row.issuedAt.toISOString(),
    valid_until: row.validUntil?.toISOString() ?? null,
    withdrawn_at: row.revokedAt?.toISOString() ?? null,
  }
}

/** The same as its holder sees it. */
export function presentOwnCertificate(row: HeldCertificateRow, locale: Locale) {
  return {
    ...presentCertificate(row, locale),
    withdrawn_reason: row.revokedReason,
    correct_name: row.correctName,
  }
}
