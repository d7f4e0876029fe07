import { expect, test } from 'vitest'
import { encodingOf } from './accepted.ts'

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', null],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.8, gzip; q=0.8', 'br'],
  ['identity, br;q=0.5', null],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['*;q=0', null],
  ['br;q=nonsense', null],
  ['br;q=7', null],
])('%s is answered in %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding)
  expect(encodingOf(header)).toBe(encoding)
})
