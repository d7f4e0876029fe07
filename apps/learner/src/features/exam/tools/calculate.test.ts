import { expect, test } from 'vitest'
import { calculate } from './calculate.ts'

test.each([
  ['2+3×4', 14],
  ['(2+3)×4', 20],
  ['0.1+0.2', 0.3],
  ['١٢٫٥ ÷ ٢', 6.25],
  ['۷−۹', -2],
  ['800 × 15%', 120],
  ['200٪', 2],
  ['−(3−5)×−2', -4],
  ['1,234.5 + 1', 1235.5],
  ['10/4/5', 0.5],
  ['.5*2', 1],
])('%s is %s', (text, value) => expect(calculate(text)).toEqual({ value }))

test.each([
  ['', 'incomplete'],
  ['2+', 'incomplete'],
  ['(2+3', 'incomplete'],
  ['5÷(3−3)', 'division'],
  ['2 3', 'unreadable'],
  ['2+x', 'unreadable'],
  [')', 'unreadable'],
  ['9'.repeat(400), 'unreadable'],
] as const)('%s is none: %s', (text, error) => expect(calculate(text)).toEqual({ error }))

test('brackets without end are no calculation, and do not break the page', () => {
  expect(calculate('('.repeat(5000))).toEqual({ error: 'incomplete' })
})
