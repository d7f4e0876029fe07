import { workingDaysOf } from '@masar/text'
import { describe, expect, test } from 'vitest'
import { firstDueOn, plusMonths, standingOf, type Completion, type RequirementRecord } from './status.ts'

const done = (on: string, given: Partial<Completion> = {}): Completion => ({
  courseId: 1,
  on,
  recordedOn: on,
  revokedOn: null,
  ...given,
})
const record = (given: Partial<RequirementRecord> = {}): RequirementRecord => ({
  courseIds: [1],
  renewalMonths: 12,
  graceDays: 10,
  firstDueOn: '2026-03-01',
  completions: [],
  waivers: [],
  ...given,
})
const statusOn = (day: string, given: Partial<RequirementRecord> = {}) =>
  standingOf(record(given), day).status

describe('never completed', () => {
  test.each([
    ['2026-02-28', 'due'],
    ['2026-03-01', 'due'],
    ['2026-03-02', 'grace'],
    ['2026-03-11', 'grace'],
    ['2026-03-12', 'late'],
  ])('on %s it is %s', (day, status) => expect(statusOn(day)).toBe(status))

  test('without grace it is late on the day after; without a due day it is due for good', () => {
    expect(statusOn('2026-03-02', { graceDays: 0 })).toBe('late')
    expect(standingOf(record({ firstDueOn: null }), '2030-01-01')).toEqual({
      status: 'due',
      completedOn: null,
      validUntil: null,
      dueOn: null,
      isExpiring: false,
    })
  })
})

describe('completed', () => {
  const completions = [done('2026-02-10')]

  test.each([
    ['2026-02-09', 'due', false],
    ['2026-02-10', 'met', false],
    ['2027-01-10', 'met', false],
    ['2027-01-11', 'met', true],
    ['2027-02-10', 'met', true],
    ['2027-02-11', 'grace', false],
    ['2027-02-20', 'grace', false],
    ['2027-02-21', 'expired', false],
  ])('on %s it is %s, expiring: %s', (day, status, isExpiring) =>
    expect(standingOf(record({ completions }), day)).toMatchObject({ status, isExpiring }),
  )

  test('says until when it holds, and by when it is due again', () => {
    const days = { completedOn: '2026-02-10', validUntil: '2027-02-10', dueOn: '2027-02-10' }
    expect(standingOf(record({ completions }), '2026-06-01')).toMatchObject(days)
    expect(standingOf(record({ completions }), '2028-06-01')).toMatchObject(days)
    expect(standingOf(record({ completions, renewalMonths: null }), '2040-01-01')).toEqual({
      status: 'met',
      completedOn: '2026-02-10',
      validUntil: null,
      dueOn: null,
      isExpiring: false,
    })
  })

  test('renewed early, it counts from its own day', () => {
    const renewed = [...completions, done('2026-12-05')]
    expect(standingOf(record({ completions: renewed }), '2027-03-01')).toMatchObject({
      status: 'met',
      validUntil: '2027-12-05',
    })
  })

  test('before joining it counts; long before, it has expired although the first due day is yet to come', () => {
    const given = { firstDueOn: '2026-03-01', graceDays: 0 }
    expect(statusOn('2026-01-01', { ...given, completions: [done('2025-06-01')] })).toBe('met')
    expect(statusOn('2026-01-01', { ...given, completions: [done('2024-06-01')] })).toBe('expired')
  })

  test('of what was recorded later, or withdrawn by then, nothing is known', () => {
    const later = [done('2026-02-10', { recordedOn: '2026-02-20' })]
    expect(statusOn('2026-02-19', { completions: later })).toBe('due')
    expect(standingOf(record({ completions: later }), '2026-02-20')).toMatchObject({
      status: 'met',
      completedOn: '2026-02-10',
    })
    const revoked = [done('2026-02-10', { revokedOn: '2026-05-01' })]
    expect(statusOn('2026-04-30', { completions: revoked })).toBe('met')
    expect(statusOn('2026-05-01', { completions: revoked })).toBe('late')
  })
})

describe('waived', () => {
  const waivers = [{ from: '2026-03-05', until: '2026-06-30', endedOn: null }]

  test.each([
    ['2026-03-04', 'grace'],
    ['2026-03-05', 'waived'],
    ['2026-06-30', 'waived'],
    ['2026-07-01', 'late'],
  ])('on %s it is %s', (day, status) => expect(statusOn(day, { waivers })).toBe(status))

  test('for good, until it is ended: on that day it holds no more', () => {
    expect(statusOn('2040-01-01', { waivers: [{ from: '2026-01-01', until: null, endedOn: null }] })).toBe(
      'waived',
    )
    const ended = [{ from: '2026-01-01', until: null, endedOn: '2026-04-01' }]
    expect(statusOn('2026-03-31', { waivers: ended })).toBe('waived')
    expect(statusOn('2026-04-01', { waivers: ended })).toBe('late')
  })

  test('what is met is met, and what has expired is waived', () => {
    const completions = [done('2025-05-01')]
    expect(statusOn('2026-04-01', { waivers, completions })).toBe('met')
    expect(standingOf(record({ waivers, completions }), '2026-06-01')).toMatchObject({
      status: 'waived',
      dueOn: '2026-05-01',
    })
  })
})

describe('a path', () => {
  const courseIds = [1, 2]

  test('is complete on the day of its last course', () => {
    const completions = [done('2026-01-05'), done('2026-02-08', { courseId: 2 })]
    expect(statusOn('2026-02-07', { courseIds, completions })).toBe('due')
    expect(standingOf(record({ courseIds, completions }), '2026-02-08')).toMatchObject({
      status: 'met',
      completedOn: '2026-02-08',
      validUntil: '2027-02-08',
    })
  })

  test('is renewed by all of its courses together, not by one again and again', () => {
    const first = [done('2025-01-05'), done('2026-01-05'), done('2026-02-08', { courseId: 2 })]
    const again = [...first, done('2027-01-20')]
    expect(standingOf(record({ courseIds, completions: again }), '2027-02-09').completedOn).toBe('2026-02-08')
    const whole = [...again, done('2027-02-01', { courseId: 2 })]
    expect(standingOf(record({ courseIds, completions: whole }), '2027-02-09').completedOn).toBe('2027-02-01')
  })
})

test('a missing day is the month’s last', () => {
  expect(plusMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(plusMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(plusMonths('2024-02-29', 12)).toBe('2025-02-28')
  expect(plusMonths('2024-02-29', 48)).toBe('2028-02-29')
  expect(plusMonths('2026-08-31', 6)).toBe('2027-02-28')
  expect(plusMonths('2026-12-15', 1)).toBe('2027-01-15')
})

test('the first due day is fixed, or counted from joining, or from the requirement for who joined before; never on a day off', () => {
  const working = workingDaysOf({
    weekend: [5, 6],
    holidays: [{ firstDay: '2026-03-19', lastDay: '2026-03-22' }],
  })
  const counted = { firstDueOn: null, firstDueDays: 30, countsWorkingDays: false, madeOn: '2026-01-10' }
  // Fixed on a Friday, it stays.
  const fixed = { ...counted, firstDueOn: '2026-05-01', firstDueDays: null }
  expect(firstDueOn(fixed, null, working)).toBe('2026-05-01')
  expect(firstDueOn(counted, null, working)).toBeNull()
  expect(firstDueOn(counted, '2026-02-01', working)).toBe('2026-03-03')
  expect(firstDueOn(counted, '2020-01-01', working)).toBe('2026-02-09')
  // The 6th of March 2026 is a Friday, the 7th a Saturday.
  expect(firstDueOn(counted, '2026-02-04', working)).toBe('2026-03-08')
  expect(firstDueOn(counted, '2026-02-05', working)).toBe('2026-03-08')
  expect(firstDueOn(counted, '2026-02-18', working)).toBe('2026-03-23')
  // Four weeks of working days, and the feast between them; none is the day itself.
  const inWorkingDays = { ...counted, firstDueDays: 20, countsWorkingDays: true }
  expect(firstDueOn(inWorkingDays, '2026-03-01', working)).toBe('2026-03-31')
  expect(firstDueOn({ ...inWorkingDays, firstDueDays: 0 }, '2026-03-20', working)).toBe('2026-03-23')
})
