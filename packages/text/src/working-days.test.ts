import { expect, test } from 'vitest'
import { dayOff, holidaysBetween, nextWorkingDay, workingDayAfter, workingDaysOf } from './working-days.ts'

const weekend = [5, 6]
const eid = { name: 'Eid al-Fitr', firstDay: '2026-03-19', lastDay: '2026-03-22' }
const national = { name: 'National Day', firstDay: '2026-09-23', lastDay: '2026-09-23' }
const calendar = { weekend, holidays: [national, eid] }
const days = workingDaysOf(calendar)

test.each([
  // A Wednesday, and a Friday and Saturday of a usual week.
  ['2026-03-11', '2026-03-11'],
  ['2026-03-13', '2026-03-15'],
  ['2026-03-14', '2026-03-15'],
  // Thursday to Sunday are the feast's, whose Friday and Saturday are lost.
  ['2026-03-18', '2026-03-18'],
  ['2026-03-19', '2026-03-23'],
  ['2026-03-21', '2026-03-23'],
  ['2026-03-22', '2026-03-23'],
  ['2026-09-23', '2026-09-24'],
])('what is counted to %s is due on %s', (counted, due) => expect(nextWorkingDay(days, counted)).toBe(due))

test.each([
  // Day 1 is the first working day after the start, whatever the start is.
  ['2026-03-11', 1, '2026-03-12'],
  ['2026-03-12', 1, '2026-03-15'],
  ['2026-03-13', 1, '2026-03-15'],
  ['2026-03-17', 1, '2026-03-18'],
  ['2026-03-17', 2, '2026-03-23'],
  ['2026-03-20', 1, '2026-03-23'],
  ['2026-03-01', 14, '2026-03-23'],
  ['2026-09-20', 5, '2026-09-28'],
])('from %s working day %i is %s', (start, count, due) =>
  expect(workingDayAfter(days, start, count)).toBe(due),
)

test('of any weekend and holidays it is what walking day by day comes to', () => {
  let state = 4
  const upTo = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
  const plus = (day: string, count: number) =>
    new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
  for (let round = 0; round < 300; round += 1) {
    const some = {
      weekend: [0, 1, 2, 3, 4, 5, 6].filter(() => upTo(7) < 2).slice(0, 6),
      holidays: Array.from({ length: upTo(12) }, () => {
        const firstDay = plus('2026-01-01', upTo(400))
        return { name: 'x', firstDay, lastDay: plus(firstDay, upTo(9)) }
      }),
    }
    const ready = workingDaysOf(some)
    const from = plus('2026-01-01', upTo(400))
    let day = from
    while (dayOff(some, day)) day = plus(day, 1)
    expect(nextWorkingDay(ready, from)).toBe(day)
    const count = 1 + upTo(60)
    day = from
    for (let left = count; left > 0;) {
      day = plus(day, 1)
      if (!dayOff(some, day)) left -= 1
    }
    expect(workingDayAfter(ready, from, count)).toBe(day)
  }
})

test('a week without a day of work is none', () => {
  expect(() => workingDaysOf({ weekend: [0, 1, 2, 3, 4, 5, 6], holidays: [] })).toThrow(RangeError)
})

test('it says which holiday closes a day or moved it; on a weekend it is lost', () => {
  expect(dayOff(calendar, '2026-03-19')).toEqual({ holiday: eid })
  expect(dayOff(calendar, '2026-03-20')).toEqual({ holiday: null })
  expect(dayOff(calendar, '2026-03-23')).toBeNull()
  expect(holidaysBetween(calendar, '2026-03-20', '2026-03-23')).toEqual([eid])
  expect(holidaysBetween(calendar, '2026-03-01', '2026-10-01')).toEqual([eid, national])
  expect(holidaysBetween(calendar, '2026-03-13', '2026-03-15')).toEqual([])
  expect(holidaysBetween(calendar, '2026-03-20', '2026-03-22')).toEqual([])
  expect(holidaysBetween(calendar, '2026-03-23', '2026-03-23')).toEqual([])
})
