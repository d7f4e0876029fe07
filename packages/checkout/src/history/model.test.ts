// @vitest-environment node
import { expect, test } from 'vitest'
import { orderOf } from '../testing/data.ts'
import { byYear, historySearch, wantedLines } from './model.ts'

test.each([
  [{ year: '2026' }, { year: 2026 }],
  [{ year: 2025 }, { year: 2025 }],
  [{ year: 'last' }, {}],
  [{ year: '12026' }, {}],
  [{}, {}],
])('%j is read as %j', (search, read) => expect(historySearch(search)).toEqual(read))

test('a year begins in Riyadh', () => {
  const [late, early] = ['2025-12-31T21:30:00Z', '2025-12-31T20:30:00Z'].map(created_at =>
    orderOf({ created_at }),
  )
  expect(byYear([late!, early!]).map(({ year, orders }) => [year, orders.length])).toEqual([
    [2026, 1],
    [2025, 1],
  ])
})

test('a person’s line names no seats', () => {
  const wanted = new Map([[31, 2]])
  expect(wantedLines(wanted, false)).toEqual([{ line_id: 31 }])
  expect(wantedLines(wanted, true)).toEqual([{ line_id: 31, seats: 2 }])
})
