import { expect, test } from 'vitest'
import { clockOf, secondsOf } from './clock.ts'

test.each([
  ['4:05', 245],
  ['٤:٠٥', 245],
  [' 0:00 ', 0],
  ['90:00', 5400],
  ['1:04:05', 3845],
])('%s is a place in a video', (typed, seconds) => expect(secondsOf(typed)).toBe(seconds))

test.each(['', '90', '4:60', '4:5', '-1:00', '1:2:03', 'soon'])('%s is none', typed =>
  expect(secondsOf(typed)).toBeNull(),
)

test.each([0, 59, 245, 3599, 3845])('%s seconds are read as they are written', seconds =>
  expect(secondsOf(clockOf(seconds))).toBe(seconds),
)
