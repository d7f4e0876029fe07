import { describe, expect, test } from 'vitest'
import { measured, remainingMs } from './clock.ts'

const sample = (ahead: number, trip: number, sentAt = 1_000_000) => ({
  serverTime: new Date(sentAt + trip / 2 + ahead).toISOString(),
  sentAt,
  receivedAt: sentAt + trip,
})

describe('the service’s clock', () => {
  test('is known from the middle of the round trip', () =>
    expect(measured(null, sample(90_000, 200))).toEqual({ ms: 90_000, uncertainty: 100 }))
  test('a sharper measurement counts, a blunter one that agrees does not', () => {
    const first = measured(null, sample(90_000, 400))
    const sharper = measured(first, sample(90_120, 40))
    expect(sharper.ms).toBe(90_120)
    expect(measured(sharper, sample(90_300, 600)).ms).toBe(90_120)
  })
  test('when this device’s clock is changed, the next answer shows it', () => {
    const before = measured(null, sample(0, 40))
    expect(measured(before, sample(-3_600_000, 600)).ms).toBe(-3_600_000)
  })
})

test('a device that is an hour slow shows the true remaining time', () => {
  const now = Date.parse('2026-11-21T09:00:00Z')
  expect(remainingMs('2026-11-21T10:30:00Z', { ms: 3_600_000, uncertainty: 0 }, now)).toBe(30 * 60_000)
  expect(remainingMs(null, null, now)).toBeNull()
})
