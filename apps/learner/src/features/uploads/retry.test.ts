import { expect, test } from 'vitest'
import { retryDelay } from './retry.ts'

test('tries again after 1, 2, 4, 8, then every 15 seconds, and not before the service asks', () => {
  expect([1, 2, 3, 4, 5, 9].map(failures => retryDelay(failures))).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000,
  ])
  expect(retryDelay(1, 5)).toBe(5000)
})
