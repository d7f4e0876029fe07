import { expect, test } from 'vitest'
import { isTangled } from './tangled.ts'

test.each([
  ['>'.repeat(49), false],
  ['>'.repeat(50), true],
  [`a\n${' > '.repeat(50)}`, true],
  [`${'- '.repeat(50)}x`, true],
  ['-'.repeat(200), false],
  [`${'12) > '.repeat(25)}x`, true],
  ['*a '.repeat(1_000), false],
  ['*a '.repeat(1_001), true],
  [`${'*a '.repeat(600)}\n\n${'*a '.repeat(600)}`, false],
])('a text of many marks, %#', (text, isTooMuch) => {
  expect(isTangled(text)).toBe(isTooMuch)
})
