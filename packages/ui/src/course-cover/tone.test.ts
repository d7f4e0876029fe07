import { expect, test } from 'vitest'
import { toneCount, toneHue } from './tone.ts'

test('tones repeat after the last, also below zero', () => {
  expect(toneHue(toneCount)).toBe(toneHue(0))
  expect(toneHue(-1)).toBe(toneHue(toneCount - 1))
  expect(toneCount).toBeGreaterThanOrEqual(6)
})
