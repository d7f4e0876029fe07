// @vitest-environment node
import { expect, test } from 'vitest'
import { appOf } from '@masar/site-map'
import { formOfStep, placeOfStep, type Purpose, stepAt } from './pending-step.ts'

const answer = {
  otp: 'h',
  purpose: 'register_student',
  sent_to: 'sa•••@masar.test',
  channel: 'mail',
  tries_left: 5,
  code_expires_in: 600,
  resend_in: 60,
  expires_in: 3600,
} as const

test('seconds become moments, and the tab that typed the address shows all of it', () => {
  expect(stepAt(answer, 1_000_000)).toEqual({
    otp: 'h',
    purpose: 'register_student',
    sentTo: 'sa•••@masar.test',
    triesLeft: 5,
    resendAt: 1_060_000,
    codeEndsAt: 1_600_000,
  })
  expect(stepAt(answer, 0, 'sara@masar.test').sentTo).toBe('sara@masar.test')
})

test.each([
  ['register_student', '/auth/otp', '/auth/student-account'],
  ['register_instructor', '/auth/otp-instructor', '/auth/instructor-account'],
  ['register_company', '/auth/otp?company', '/auth/company-account'],
  ['reset', '/auth/otp', '/auth/forget-password'],
] as [Purpose, string, string][])(
  'a step of %s waits at %s and came from %s, in the same app',
  (purpose, place, form) => {
    expect([placeOfStep(purpose), formOfStep(purpose)]).toEqual([place, form])
    const app = (path: string) =>
      appOf({ pathname: path.split('?')[0] ?? '', search: path.includes('?') ? '?company' : '' })
    expect(app(place)).toBe(app(form))
  },
)
