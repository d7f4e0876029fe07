import { expect, test } from 'vitest'
import { isTangled } from './tangled.ts'

const table = (columns: number, rows: string, begin = '') =>
  `${begin}|${'a|'.repeat(columns)}\n${begin}|${'-|'.repeat(columns)}\n${rows}`

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
  ['[^a]:'.repeat(50), true],
  [`${String.raw`> [^a\]b]: `.repeat(25)}x`, true],
  ['[^a]: one\n'.repeat(100), false],
  ['!['.repeat(251) + '](a)'.repeat(251), true],
  ['![x](a)'.repeat(1_000), false],
  [`${'['.repeat(200)}\n\n${'['.repeat(200)}`, false],
  [table(10, '| words |\n'.repeat(300)), false],
  [table(10, `${'|\n'.repeat(300)}\n${'a line of prose\n'.repeat(3_000)}`), false],
  [table(400, '|\n'.repeat(1_000)), true],
  [table(400, '>|\r\n'.repeat(1_000), '> '), true],
  [`- ${table(400, '  |\n'.repeat(1_000), '  ').trimStart()}`, true],
  [`${table(100, '|\n'.repeat(100))}\n`.repeat(10), true],
  [`${'|'.repeat(50_000)}x`, false],
])('a text of many marks, %#', (text, isTooMuch) => {
  expect(isTangled(text)).toBe(isTooMuch)
})
