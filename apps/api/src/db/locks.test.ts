import { expect, test } from 'vitest'
import { advisoryLocks } from './locks.ts'

test('no two advisory locks share a number', () => {
  const numbers = Object.values(advisoryLocks)
  expect(new Set<number>(numbers).size).toBe(numbers.length)
})
