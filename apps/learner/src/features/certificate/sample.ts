import type { Certificate } from './api.ts'
import type { OwnCertificate } from './own-api.ts'

/** A valid certificate, for tests. */
export const certificate: Certificate = {
  code: 'aB3-_aB3-_aB3-_aB3-_aB',
  holder_name: 'سارة القحطاني',
  holder_name_ar: 'سارة القحطاني',
  holder_name_en: 'Sarah Al-Qahtani',
  course: { id: 9, title: 'الكتابة الواضحة' },
  instructor_name: 'ليلى الأنصاري',
  grade: 92,
  state: 'valid',
  issued_at: '2026-03-01T10:00:00.000Z',
  valid_until: '2027-03-01T10:00:00.000Z',
  withdrawn_at: null,
  reissued_at: null,
}

/** The same as its holder sees it. */
export function ownCertificate(given: Partial<OwnCertificate> = {}): OwnCertificate {
  return {
    ...certificate,
    withdrawn_reason: null,
    correct_name: null,
    correct_other_name: null,
    awaits_names: false,
    ...given,
  }
}
