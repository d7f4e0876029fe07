import { expect, test } from 'vitest'
import { isIban, readableIban } from './iban.ts'

// Examples of SWIFT's registry of IBANs.
test.each([
  'SA0380000000608010167519',
  'AE070331234567890123456',
  'BH67BMAG00001299123456',
  'KW81CBKU0000000000001234560101',
  'GB29NWBK60161331926819',
  'NO9386011117947',
])('%s is an IBAN', iban => expect(isIban(iban)).toBe(true))

test.each([
  ['a digit is another', 'SA0380000000608010167518'],
  ['two digits have changed places', 'SA0380000000608010165719'],
  ['one is missing', 'SA038000000060801016751'],
  ['it has spaces', 'SA03 8000 0000 6080 1016 7519'],
  ['letters are small', 'sa0380000000608010167519'],
  ['digits are Arabic', 'SA٠٣80000000608010167519'],
  ['it is empty', ''],
  ['the check digits are none that there are', 'SA0000000000000000000000'],
])('no IBAN: %s', (_, text) => expect(isIban(text)).toBe(false))

test('it is read in groups of four', () => expect(readableIban('NO9386011117947')).toBe('NO93 8601 1117 947'))
