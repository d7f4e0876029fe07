import { expect, test } from 'vitest'
import { fullJitter } from './jitter.ts'

test.each([
  [0, 500],
  [1, 1000],
  [2, 2000],
  [5, 2000],
  [1000, 2000],
])('try %i waits anything up to %i', (tries, most) => {
  const options = { first: 500, most: 2_000 }
  expect(fullJitter(tries, options, () => 0)).toBe(0)
  expect(fullJitter(tries, options, () => 0.999_999)).toBeCloseTo(most, 1)
})
