import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inEvenTime } from './answer-times.ts'

/** Timers of Node count whole milliseconds, and may be one early. */
const early = 2

test('A-10: work of any length, and work that fails, is answered no earlier than the next whole step', async () => {
  for (const [takes, step] of [
    [0, 30],
    [10, 30],
    [35, 60],
  ] as const) {
    const startedAt = performance.now()
    expect(await inEvenTime(30, () => wait(takes, takes))).toBe(takes)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(step - early)
  }
  const startedAt = performance.now()
  await expect(inEvenTime(30, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(30 - early)
})
