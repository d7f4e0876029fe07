import { nameFor } from '../../../db/names.ts'
import { pick, type Locale } from '../../../locale.ts'
import { certificateState, holderOf, type CertificateRow, type HeldCertificateRow } from './certificates.ts'

/** A certificate as anybody sees it who has its code. */
export function presentCertificate(row: CertificateRow, locale: Locale) {
  return {
    code: row.code,
    holder_name: nameFor(holderOf(row), locale),
    holder_name_ar: row.holderNameAr,
    holder_name_en: row.holderNameEn,
    course: { id: row.courseId, title: pick(row.courseTitle, locale) },
    instructor_name: row.instructorName && pick(row.instructorName, locale),
    grade: row.grade,
    state: certificateState(row),
    issued_at: row.issuedAt.toISOString(),
    valid_until: row.validUntil?.toISOString() ?? null,
    withdrawn_at: row.revokedAt?.toISOString() ?? null,
    reissued_at: row.reissuedAt?.toISOString() ?? null,
  }
}

/** The same as its holder sees it. */
export function presentOwnCertificate(row: HeldCertificateRow, locale: Locale) {
  return {
    ...presentCertificate(row, locale),
    awaits_names: row.awaitsNames,
    withdrawn_reason: row.revokedReason,
    correct_name: row.correctName && pick(row.correctName, locale),
    correct_other_name: row.correctName?.[locale === 'ar' ? 'en' : 'ar'] ?? null,
  }
}
