// @vitest-environment node
import { expect, test } from 'vitest'
import { quoteOf } from '../testing/data.ts'
import { changesOf, standsUntil } from './quote.ts'

const line = quoteOf().lines[0]!

test('nothing changed is nothing to look at', () => expect(changesOf(quoteOf(), quoteOf())).toEqual([]))

test('what came, what went and what costs something else is named', () => {
  const before = quoteOf({ lines: [line, { ...line, course_id: 6, title: 'ب' }] })
  const after = quoteOf({
    lines: [
      { ...line, unit_price: 30_000 },
      { ...line, course_id: 7, title: 'ج' },
    ],
    discount: 500,
    total: 51_000,
  })
  expect(changesOf(before, after)).toEqual([
    { kind: 'price', title: line.title, from: 21_450, to: 30_000 },
    { kind: 'added', title: 'ج' },
    { kind: 'removed', title: 'ب' },
    { kind: 'discount', from: 0, to: 500 },
    { kind: 'total', from: 21_450, to: 51_000 },
  ])
})

test('other seats are named', () =>
  expect(changesOf(quoteOf(), quoteOf({ lines: [{ ...line, seats: 3 }] }))).toEqual([
    { kind: 'seats', title: line.title, from: 1, to: 3 },
  ]))

test.each([
  ['a right clock', 15, 15],
  ['one that is ten minutes fast', 5, 5],
  ['one that is an hour fast', -45, 1],
  ['one that is an hour slow', 75, 15],
])('by %s a quote stands for a time that makes sense', (_, minutesLeft, minutes) => {
  const now = Date.parse('2026-11-23T10:00:00Z')
  const expires_at = new Date(now + minutesLeft * 60_000).toISOString()
  expect(standsUntil({ expires_at }, now) - now).toBe(minutes * 60_000)
})
