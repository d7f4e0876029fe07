import { expect, test } from 'vitest'
import { streakOf } from './streak.ts'

const today = '2026-03-02'

test.each([
  ['no day learned', [], 0],
  ['today', ['2026-03-02'], 1],
  ['yesterday: today is not over', ['2026-03-01', '2026-02-28'], 2],
  ['a missed day is forgiven', ['2026-03-02', '2026-02-28', '2026-02-27'], 3],
  ['yesterday was missed', ['2026-02-28', '2026-02-27'], 2],
  ['two missed days end it', ['2026-03-02', '2026-02-27', '2026-02-26'], 1],
  ['it ended', ['2026-02-27', '2026-02-26'], 0],
])('%s', (_what, days, streak) => expect(streakOf(days, today)).toBe(streak))
