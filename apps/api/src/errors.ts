import { accountErrors } from './account-errors.ts'
import { commerceErrors } from './commerce-errors.ts'
import { companyErrors } from './company-errors.ts'
import { evidenceErrors } from './evidence-errors.ts'
import { disclosureErrors } from './disclosure-errors.ts'
import type { FieldError, FieldErrorCode } from './field-errors.ts'
import { learningErrors } from './learning-errors.ts'

export { type FieldError, fieldErrors } from './field-errors.ts'

/** Every failure the service can answer with: its stable code, its status, its sentence. */
export const errors = {
  ...accountErrors,
  ...commerceErrors,
  ...companyErrors,
  ...evidenceErrors,
  ...disclosureErrors,
  ...learningErrors,
  malformed: {
    status: 400,
    message: /*i18n*/ { id: 'error.malformed', message: 'The request could not be understood.' },
  },
  unauthenticated: {
    status: 401,
    message: /*i18n*/ { id: 'error.unauthenticated', message: 'Sign in to continue.' },
  },
  api_key_invalid: {
    status: 401,
    message: /*i18n*/ { id: 'error.api_key_invalid', message: 'Unknown application.' },
  },
  forbidden: {
    status: 403,
    message: /*i18n*/ { id: 'error.forbidden', message: 'You do not have access to this.' },
  },
  not_enrolled: {
    status: 403,
    message: /*i18n*/ { id: 'error.not_enrolled', message: 'Enrol in the course to open this.' },
  },
  not_found: {
    status: 404,
    message: /*i18n*/ { id: 'error.not_found', message: 'We could not find what you were looking for.' },
  },
  conflict: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.conflict',
      message: 'Something has changed. Load the page again.',
    },
  },
  idempotency_key_required: {
    status: 400,
    message: /*i18n*/ {
      id: 'error.idempotency_key_required',
      message: 'This request needs an Idempotency-Key header.',
    },
  },
  idempotency_mismatch: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.idempotency_mismatch',
      message: 'This request was already made with other content.',
    },
  },
  idempotency_in_progress: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.idempotency_in_progress',
      message: 'This request is still being worked on. Wait a moment.',
    },
  },
  review_too_early: {
    status: 403,
    message: /*i18n*/ {
      id: 'error.review_too_early',
      message: 'You can review this course once 20 % of it is done.',
    },
  },
  course_not_free: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.course_not_free',
      message: 'This course has to be bought before you can start it.',
    },
  },
  lesson_closed: {
    status: 403,
    message: /*i18n*/ { id: 'error.lesson_closed', message: 'This lesson is not open yet.' },
  },
  lesson_unfinished: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.lesson_unfinished',
      message: 'This lesson is not finished yet: watch its video, open its file or attend it.',
    },
  },
  nothing_to_renew: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.nothing_to_renew',
      message: 'You do not have to take this course again.',
    },
  },
  nothing_to_redo: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.nothing_to_redo',
      message: 'This course can’t be taken again now: its live lessons are over.',
    },
  },
  note_changed: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.note_changed',
      message: 'This note was changed in another tab or on another device.',
    },
  },
  notes_full: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.notes_full',
      message: 'This course has 1,000 of your notes, which is as many as it can hold. Delete some first.',
    },
  },
  name_correction_closed: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.name_correction_closed',
      message: 'The name on this certificate can no longer be changed here. Write to us.',
    },
  },
  revision_stale: {
    status: 409,
    message: /*i18n*/ { id: 'error.revision_stale', message: 'A newer answer is already saved.' },
  },
  grade_stale: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.grade_stale',
      message: 'Another grade of this answer was stored in the meantime. Look at it before you store yours.',
    },
  },
  regrade_asked: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.regrade_asked',
      message: 'You have already asked to have this mark looked at again.',
    },
  },
  question_passed: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.question_passed',
      message: 'This exam goes forward only: the answers of earlier questions can’t be changed any more.',
    },
  },
  attempt_taken_over: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.attempt_taken_over',
      message: 'The exam is now open in another window or on another device.',
    },
  },
  allowance_used: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.allowance_used',
      message: 'The learner has already used this, so it can’t be withdrawn.',
    },
  },
  attempt_not_reopenable: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.attempt_not_reopenable',
      message: 'This attempt can’t be opened again. An extra attempt can be given instead.',
    },
  },
  attempt_closed: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.attempt_closed',
      message: 'This attempt has ended. What was saved in time counts.',
    },
  },
  exam_password_wrong: {
    status: 403,
    message: /*i18n*/ {
      id: 'error.exam_password_wrong',
      message: 'This is not the password of the exam. Ask your instructor for it.',
    },
  },
  attempts_used_up: {
    status: 409,
    message: /*i18n*/ { id: 'error.attempts_used_up', message: 'No attempts are left for this exam.' },
  },
  attempt_too_soon: {
    status: 409,
    message: /*i18n*/ { id: 'error.attempt_too_soon', message: 'The next attempt cannot start yet.' },
  },
  exam_not_open: {
    status: 409,
    message: /*i18n*/ { id: 'error.exam_not_open', message: 'The exam is not open at this time.' },
  },
  result_not_released: {
    status: 403,
    message: /*i18n*/ { id: 'error.result_not_released', message: 'The result has not been released yet.' },
  },
  push_off: {
    status: 409,
    message: /*i18n*/ { id: 'error.push_off', message: 'Push notifications are not set up on this site.' },
  },
  code_expired: {
    status: 410,
    message: /*i18n*/ { id: 'error.code_expired', message: 'This code no longer works. Ask for a new one.' },
  },
  otp_gone: {
    status: 410,
    message: /*i18n*/ { id: 'error.otp_gone', message: 'This step has ended. Start again.' },
  },
  invitation_gone: {
    status: 410,
    message: /*i18n*/ {
      id: 'error.invitation_gone',
      message: 'This invitation no longer works. Ask your company for a new one.',
    },
  },
  gone: { status: 410, message: /*i18n*/ { id: 'error.gone', message: 'This is no longer available.' } },
  certificate_withdrawn: {
    status: 410,
    message: /*i18n*/ {
      id: 'error.certificate_withdrawn',
      message: 'This certificate was withdrawn and is not valid any more.',
    },
  },
  too_large: {
    status: 413,
    message: /*i18n*/ { id: 'error.too_large', message: 'The request is too large.' },
  },
  unsupported_media_type: {
    status: 415,
    message: /*i18n*/ {
      id: 'error.unsupported_media_type',
      message: 'This kind of content is not accepted here.',
    },
  },
  validation: {
    status: 422,
    message: /*i18n*/ { id: 'error.validation', message: 'Please check the highlighted details.' },
  },
  too_many_requests: {
    status: 429,
    message: /*i18n*/ {
      id: 'error.too_many_requests',
      message: 'Too many attempts. Wait a little and try again.',
    },
  },
  internal: {
    status: 500,
    message: /*i18n*/ {
      id: 'error.internal',
      message: 'Something went wrong on our side. Try again shortly.',
    },
  },
  unavailable: {
    status: 503,
    message: /*i18n*/ {
      id: 'error.unavailable',
      message: 'The service is not available at the moment. Try again shortly.',
    },
  },
} as const

export type ErrorCode = keyof typeof errors

/** A failure on purpose; whatever else is thrown becomes an `internal` that says nothing of the inside. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, FieldError[]> | undefined
  /** Seconds until another try makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Further facts for the client, sent as `data` beside the message. */
  readonly data: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    more: { fields?: Record<string, FieldError[]>; retryAfter?: number; data?: Record<string, unknown> } = {},
  ) {
    super(code)
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.data = more.data
  }
}

/** Refuses what was given at one field. @param limit that its sentence names @throws AppError `validation` */
export function refuseField(field: string, code: FieldErrorCode, limit?: number): never {
  throw new AppError('validation', { fields: { [field]: [{ code, ...(limit !== undefined && { limit }) }] } })
}
