import { expect, test } from 'vitest'
import { graphemeLength, isolate, stripBidi } from './marks.ts'

test('isolated text is wrapped in FSI and PDI', () => expect(isolate('+966 50')).toBe('\u2068+966 50\u2069'))
test('a name cannot end its own isolation or turn what follows', () =>
  expect(isolate('a\u2069\u202Eb')).toBe('\u2068ab\u2069'))
test('the marks Intl writes around money stay', () =>
  expect(isolate('\u200F12 ر.س.\u200F')).toBe('\u2068\u200F12 ر.س.\u200F\u2069'))
test('every bidi control is stripped, joiners are not', () =>
  expect(stripBidi('\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069ا\u200Cب')).toBe(
    'ا\u200Cب',
  ))
test.each([
  ['', 0],
  ['محمد', 4],
  ['مُحَمَّد', 4],
  ['é', 1],
  ['e\u0301', 1],
  ['👨‍👩‍👧', 1],
  ['🇸🇦', 1],
  ['a'.concat('\u0301'.repeat(1000)), 1],
])('%j is read as its characters', (text, count) => expect(graphemeLength(text)).toBe(count))
