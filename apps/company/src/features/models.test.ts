// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { seatPercent, stateShares } from './dashboard/model.ts'
import type { Assignment } from './people/employee/api.ts'
import { standingOf } from './people/employee/model.ts'
import { addressOf, filtersOf, isNarrowed } from './people/employees/filters.ts'
import { invitePlaceOf } from './people/invite/ways.ts'

describe('the list’s address', () => {
  test.each([
    [
      { company: '', q: ' أحمد ', state: 'active', department: '3', sort: 'overdue' },
      { q: 'أحمد', state: 'active', department: 3, sort: 'overdue' },
    ],
    [{ q: '', state: 'gone', department: '0', sort: 'size' }, {}],
    [{ department: 'abc', q: 12 }, {}],
    [{ department: 7 }, { department: 7 }],
    [{ state: 'present' }, { state: 'present' }],
    [{ sort: 'name' }, {}],
    [{ q: 'a'.repeat(300) }, { q: 'a'.repeat(100) }],
    [{ state: ['active'], department: '1e3' }, {}],
  ])('%j is understood as %j', (search, filters) => expect(filtersOf(search)).toEqual(filters))
  test('is written so that it is read as it was', () => {
    const filters = { q: 'احمد & co', state: 'invited', department: 12, sort: 'progress' } as const
    const address = addressOf(filters)
    expect(filtersOf(Object.fromEntries(new URL(address, 'https://masar.test').searchParams))).toEqual(
      filters,
    )
    expect(addressOf({})).toBe('/Employees')
  })
  test('an order narrows nothing', () => {
    expect([isNarrowed({ sort: 'newest' }), isNarrowed({ q: 'x' }), isNarrowed({ department: 1 })]).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('the address of inviting', () => {
  test.each([
    [{ by: 'link' }, { by: 'link' }],
    [{ by: 'list' }, {}],
    [
      { by: 'file', import: '12' },
      { by: 'file', import: 12 },
    ],
    [{ by: ['one'], import: 'x' }, {}],
  ])('%j is understood as %j', (search, place) => expect(invitePlaceOf(search)).toEqual(place))
})

describe('shares of the states', () => {
  const of = (completed: number, in_progress: number, not_started: number) =>
    stateShares({
      total: completed + in_progress + not_started,
      completed,
      in_progress,
      not_started,
      overdue: 0,
    })
  test.each([
    [1, 1, 1],
    [13, 8, 4],
    [2, 0, 1],
    [1, 998, 1],
    [0, 0, 5],
  ])('of %i, %i and %i add up to 100', (...counts) => {
    expect(of(...counts).reduce((sum, { share }) => sum + share, 0)).toBe(100)
  })
  test('are nought where nothing is assigned', () =>
    expect(of(0, 0, 0).map(({ share }) => share)).toEqual([0, 0, 0]))
  test('lie within one of the exact ones', () =>
    expect(of(13, 8, 4).map(({ share }) => share)).toEqual([52, 32, 16]))
})

test.each([
  [{ bought: 0, used: 0 }, 0],
  [{ bought: 45, used: 9 }, 20],
  [{ bought: 1, used: 3 }, 100],
])('%j are %i percent of the seats', (seats, percent) => expect(seatPercent(seats)).toBe(percent))

describe('how an assignment stands', () => {
  const assignment = (more: Partial<Assignment>): Assignment => ({
    id: 1,
    course: { id: 1, title: 'x', category_slug: 'y' },
    due_on: '2026-05-31',
    due_days: null,
    counts_working_days: false,
    state: 'assigned',
    is_overdue: false,
    is_late: false,
    percent: 0,
    score: null,
    assigned_at: '2026-01-01T00:00:00Z',
    completed_at: null,
    ...more,
  })
  test.each([
    ['finished', { state: 'completed', completed_at: '2026-05-31T23:59:59Z' }],
    ['finished-late', { state: 'completed', is_late: true, completed_at: '2026-06-01T00:00:00Z' }],
    ['overdue', { is_overdue: true }],
    ['overdue', { state: 'in_progress', is_overdue: true }],
    ['in-progress', { state: 'in_progress' }],
    ['not-started', {}],
    ['withdrawn', { state: 'withdrawn', is_overdue: true }],
  ] as const)('%s: %j', (standing, more) => expect(standingOf(assignment(more))).toBe(standing))
})
