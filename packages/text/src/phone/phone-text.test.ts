import { expect, test } from 'vitest'
import { cleanPhoneText, hasPlus, withContext, withKnownExtension, withPlus } from './phone-text.ts'

test.each([
  ['\u202A＋٩٦٦\u00A0٥٠\u202C', '+966 50'],
  ['  050\u2011123\u200B4567', '050-1234567'],
  ['\u200B'.repeat(300) + '5'.repeat(260), '5'.repeat(250)],
])('%j is kept as %j', (text, clean) => expect(cleanPhoneText(text)).toBe(clean))

test('restricted, only digits and their signs stay', () =>
  expect(cleanPhoneText('+٩٦٦ (۵0) 12-3x4.7', true)).toBe('+966 (50) 12-347'))

test.each([
  ['+966', true],
  ['(+966) 50', true],
  ['tel:+966', true],
  ['050+1', false],
  ['00966', false],
])('%s begins with a plus: %s', (text, expected) => expect(hasPlus(text)).toBe(expected))

test.each([
  ['00971', '+971'],
  ['00 971-50', '+971-50'],
  ['(00) (971) 50', '+971) 50'],
  ['0 0 9 7 1', '+9 7 1'],
  ['00', null],
  ['000971', null],
  ['0971', null],
  ['1 00971', null],
])('%s with its exit code as a plus is %s', (text, expected) => expect(withPlus(text, /^00/)).toBe(expected))

test.each([
  ['050 تحويلة 12', '050 ext. 12'],
  ['050 التحويله: 12', '050 ext. 12'],
  ['050داخلي12', '050 ext. 12'],
  ['050 ex 12', '050 ext. 12'],
  ['050 ex. 12 ', '050 ext. 12 '],
  ['050ex12', '050 ext. 12'],
  ['050 ext 12', '050 ext 12'],
  ['050 تحويلة', '050 تحويلة'],
])('the extension of %j is known as %j', (text, expected) =>
  expect(withKnownExtension(text).replace(/ +/g, ' ')).toBe(expected.replace(/ +/g, ' ')),
)

test.each([
  ['tel:501234567;phone-context=+971', '+971501234567'],
  ['tel:501234567;ext=12;phone-context=+971', '+971501234567;ext=12'],
  ['tel:0501234567;phone-context=example.com', '0501234567'],
  ['tel:+966501234567;phone-context=+971', '+966501234567'],
  ['tel:+966501234567', 'tel:+966501234567'],
])('%s is the number %s', (text, expected) => expect(withContext(text)).toBe(expected))
