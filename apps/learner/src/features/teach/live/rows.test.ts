import { expect, test } from 'vitest'
import type { LiveAttempt } from './api.ts'
import { liveAddress, livePlaceOf } from './place.ts'
import { countsOf, isOverdueAt, shownRows } from './rows.ts'

export function live(part: Partial<LiveAttempt> = {}): LiveAttempt {
  return {
    attempt_id: 1,
    learner: { id: 1, name: 'أمل' },
    number: 1,
    state: 'in_progress',
    started_at: '2026-11-21T10:00:00Z',
    deadline_at: '2026-11-21T10:30:00Z',
    deadline_reason: 'time_limit',
    has_time_limit: true,
    submitted_at: null,
    submitted_by: null,
    answered: 1,
    questions: 4,
    saved_at: '2026-11-21T10:05:00Z',
    seen_at: '2026-11-21T10:05:00Z',
    is_connected: true,
    is_overdue: false,
    has_next_section: false,
    extra_seconds: 0,
    disconnections: 0,
    lost_seconds: 0,
    returnable_seconds: 0,
    ...part,
  }
}
const rows = [
  live({ attempt_id: 1, learner: { id: 1, name: 'ياسر' }, answered: 3 }),
  live({
    attempt_id: 2,
    learner: { id: 2, name: 'أمل' },
    state: 'graded',
    submitted_by: 'learner',
    is_connected: false,
  }),
  live({
    attempt_id: 3,
    learner: { id: 3, name: 'سعاد' },
    is_connected: false,
    deadline_at: '2026-11-21T10:20:00Z',
    answered: 0,
  }),
]
const names = new Intl.Collator('ar')
const order = (search: Record<string, string>) =>
  shownRows(rows, livePlaceOf(search), names).map(({ attempt_id }) => attempt_id)

test.each([
  [{}, [3, 1, 2]],
  [{ show: 'lost' }, [3]],
  [{ show: 'ended' }, [2]],
  [{ sort: 'name' }, [2, 3, 1]],
  [{ sort: 'name', order: 'down' }, [1, 3, 2]],
  [{ sort: 'answered' }, [3, 2, 1]],
  [{ sort: 'left' }, [3, 1, 2]],
  [{ sort: 'nonsense', show: 'everything' }, [3, 1, 2]],
])('%j shows %j', (search, shown) => expect(order(search as Record<string, string>)).toEqual(shown))

test('counts who is there, who is not, and who has finished', () => {
  expect(countsOf(rows)).toEqual({ writing: 1, lost: 1, ended: 1 })
})

test('the address holds what is chosen and nothing else', () => {
  const place = livePlaceOf({ show: 'lost', sort: 'left', order: 'down', names: 'hidden', more: 'x' })
  expect(liveAddress(3, place)).toBe('/teach/exams/3/live?show=lost&sort=left&order=down&names=hidden')
  expect(
    liveAddress(3, place, { show: undefined, sort: undefined, order: undefined, names: undefined }),
  ).toBe('/teach/exams/3/live')
})

test('an attempt is overdue from its deadline on, unless another section follows or it has ended', () => {
  const at = Date.parse('2026-11-21T10:30:00Z')
  expect([isOverdueAt(live(), at - 1), isOverdueAt(live(), at)]).toEqual([false, true])
  expect(isOverdueAt(live({ has_next_section: true }), at)).toBe(false)
  expect(isOverdueAt(live({ state: 'submitted' }), at)).toBe(false)
  expect(isOverdueAt(live({ deadline_at: null }), at)).toBe(false)
})
