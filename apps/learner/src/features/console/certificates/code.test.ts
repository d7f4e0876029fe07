import { expect, test } from 'vitest'
import { codeIn } from './code.ts'

const code = 'Ab0_-Ab0_-Ab0_-Ab0_-Ab'

test.each([
  [code, code],
  [` ${code}\n`, code],
  [`https://masar.example/certificate/${code}`, code],
  [`https://masar.example/en/certificate/${code}/?from=mail#top`, code],
  [code.slice(1), null],
  [`${code}x`, null],
  ['https://masar.example/certificate/', null],
  ['', null],
])('%j names %j', (typed, found) => {
  expect(codeIn(typed)).toBe(found)
})
