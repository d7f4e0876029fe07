import { errors, fieldErrors, type ErrorCode } from '../errors.ts'
import { sentence } from '../locale.ts'
import { cartOf } from './commerce.ts'
import type { Facts } from './shown-schema.ts'

const serverTime = '2026-11-21T10:00:02Z'

/** The further facts of the failures that have some. */
const data: Partial<Record<ErrorCode, Facts>> = {
  attempt_closed: { server_time: serverTime },
  attempt_taken_over: { server_time: serverTime },
  attempt_not_reopenable: { why: 'certified' },
  attempt_files_full: { megabytes: 50 },
  exam_files_full: { megabytes: 200 },
  file_too_large: { megabytes: 20 },
  files_full: { most: 2 },
  questions_too_large: { megabytes: 50 },
  recording_too_large: { megabytes: 2_048 },
  recordings_full: { gigabytes: 50 },
  upload_offset: { received: 65_536 },
  refund_too_late: { days: 14, percent: 20 },
  refund_progress: { days: 14, percent: 20 },
  review_too_early: { percent: 12, needed: 25 },
  announcements_used_up: { limit: 2 },
  total_changed: { total: cartOf(1).total },
  order_pending: { order_id: 'b3JkZXItb2Ytbm91cmEtMQ' },
  sign_on_demanded: { domain: 'nakhla.example' },
  code_wrong: { tries_left: 4 },
  joining_link_gone: { because: 'expired' },
  inspection_link_gone: { because: 'expired' },
  not_enrolled: { course_id: 7 },
}

/** How a call fails with a code. */
export function failureOf(code: ErrorCode): Facts {
  const { status, message } = errors[code]
  const facts = data[code]
  return {
    message: sentence('en', message, facts),
    code,
    ...(code === 'validation' && { errors: { email: [sentence('en', fieldErrors.email)] } }),
    ...(facts && { data: facts }),
    ...(status >= 500 && { request_id: 'req-5f2c8e1a' }),
  }
}
