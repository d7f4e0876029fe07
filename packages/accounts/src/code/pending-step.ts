import type { ClientPaths } from '@masar/api-sdk'
import { clearCookie, refreshSession, sessionAge, writeCookie } from '@masar/app-shell'

/** What the service says of a step that waits for its code. */
export type StepAnswer =
  ClientPaths['/auth/otp-state']['post']['responses'][200]['content']['application/json']['data']
export type Purpose = StepAnswer['purpose']

/** The same with moments instead of seconds, in milliseconds of `Date.now()`. */
export interface PendingStep {
  otp: string
  purpose: Purpose
  /** Where the code went: the whole address in the tab that typed it, else masked. */
  sentTo: string
  triesLeft: number
  resendAt: number
  codeEndsAt: number
}

/** An answer of the service as it stands at a moment. */
export function stepAt(answer: StepAnswer, now: number, address?: string): PendingStep {
  const at = (seconds: number) => now + seconds * 1000
  return {
    otp: answer.otp,
    purpose: answer.purpose,
    sentTo: address ?? answer.sent_to,
    triesLeft: answer.tries_left,
    resendAt: at(answer.resend_in),
    codeEndsAt: at(answer.code_expires_in),
  }
}

/** Where a step waits for its code; companies register in their own app, a forgotten password is reset in either. */
export function placeOfStep(purpose: Purpose): string {
  switch (purpose) {
    case 'register_instructor':
      return '/auth/otp-instructor'
    case 'register_company':
      return '/auth/otp?company'
    default:
      return '/auth/otp'
  }
}

/** The form that a step came from, where its address can be changed. */
export function formOfStep(purpose: Purpose): string {
  switch (purpose) {
    case 'register_student':
      return '/auth/student-account'
    case 'register_instructor':
      return '/auth/instructor-account'
    case 'register_company':
      return '/auth/company-account'
    default:
      return '/auth/forget-password'
  }
}

/** Keeps the handle of a step in the `otp` cookie: while it stands there, no token is sent. */
export function keepPending(otp: string): void {
  writeCookie(document, 'otp', otp, { age: sessionAge, isSecure: location.protocol === 'https:' })
  refreshSession()
}

/** The step is over, or given up. */
export function dropPending(): void {
  clearCookie(document, 'otp')
  refreshSession()
}
