import { expect, test } from 'vitest'
import { nextLook, standingOf } from './model.ts'

const facts = {
  attempts: [],
  can_start: true,
  blocked_by: null,
  closed_by: null,
  next_start_at: null,
  open_attempt_id: null,
  closes_at: null,
  server_time: '2026-11-21T10:00:00Z',
}
const overdue = { id: 4, is_overdue: true }
const later = '2026-11-21T11:00:00Z'
const closing = { by: 'course', id: 4, title: 'The web', opens_at: null } as const

test.each([
  [facts, { can: 'start' }],
  [{ ...facts, open_attempt_id: 4 }, { can: 'resume' }],
  [{ ...facts, open_attempt_id: 4, attempts: [overdue] }, { can: 'hand-in' }],
  [{ ...facts, open_attempt_id: 5, attempts: [overdue] }, { can: 'resume' }],
  [
    { ...facts, blocked_by: 'attempts_used_up' },
    { can: 'nothing', why: 'used-up' },
  ],
  [
    { ...facts, blocked_by: 'not_enrolled' },
    { can: 'nothing', why: 'not-enrolled' },
  ],
  [
    { ...facts, blocked_by: 'exam_not_open', next_start_at: later },
    { can: 'wait', until: later, why: 'not-open' },
  ],
  [
    { ...facts, blocked_by: 'exam_not_open' },
    { can: 'nothing', why: 'closed' },
  ],
  [
    { ...facts, blocked_by: 'attempt_too_soon', next_start_at: later },
    { can: 'wait', until: later, why: 'too-soon' },
  ],
  [
    { ...facts, blocked_by: 'exam_closed', closed_by: closing },
    { can: 'nothing', why: 'closed-by-course', closing },
  ],
  [
    { ...facts, blocked_by: 'exam_closed', closed_by: { ...closing, by: 'date' }, next_start_at: later },
    { can: 'wait', until: later, why: 'not-open' },
  ],
] as const)('%#: %j', (given, standing) => expect(standingOf(given)).toEqual(standing))

test('the page looks again when the wait is over', () => {
  expect(
    nextLook(
      standingOf({ ...facts, blocked_by: 'attempt_too_soon', next_start_at: later }),
      facts.server_time,
    ),
  ).toBe(3_600_500)
  expect(nextLook({ can: 'start' }, facts.server_time)).toBeNull()
  // The job ends it within the next half minute.
  expect(nextLook({ can: 'hand-in' }, facts.server_time)).toBe(3000)
})
