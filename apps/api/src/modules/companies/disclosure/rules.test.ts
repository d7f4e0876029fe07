import { expect, test } from 'vitest'
import { personalUnits, unitsOf, usualRules } from './rules.ts'

test.each([
  [0, 0, 0, 8],
  [8 * 3600, 0, 8, 0],
  [8 * 3600 - 1, 0, 7.99, 0.01],
  [4 * 3600, 4 * 3600, 8, 0],
  [9 * 3600, 1800, 9.5, 0],
  [1400, 0, 0.39, 7.61],
])(
  '%i seconds on the platform and %i elsewhere are %d units, and %d are missing',
  (platform, outside, units, missing) => {
    expect(personalUnits(usualRules, platform, outside)).toEqual({ units, missing_units: missing })
  },
)

test('a unit may take longer on the platform than elsewhere', () => {
  const rules = { ...usualRules, platform_unit_minutes: 240, outside_unit_minutes: 120 }
  expect(unitsOf(rules, 4 * 3600, 2 * 3600)).toBe(2)
  expect(personalUnits(rules, 32 * 3600, 0)).toEqual({ units: 8, missing_units: 0 })
  expect(personalUnits(rules, 32 * 3600 - 1, 0)).toEqual({ units: 7.99, missing_units: 0.01 })
})
