import { cleanPhoneText } from '@masar/text/phone'
import google from 'google-libphonenumber'
import type { CountryCode } from 'libphonenumber-js/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { phoneCountries } from './calling-codes.ts'
import { loadPhoneLibrary, type FieldLibrary, type PhoneKind } from './phone-library.ts'
import { readState } from './phone-value.ts'

const { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } = google
const oracle = PhoneNumberUtil.getInstance()
const libraries = {} as Record<PhoneKind, FieldLibrary>

beforeAll(async () => {
  for (const kind of ['mobile', 'any'] as const) libraries[kind] = await loadPhoneLibrary(kind)
})

const scripts = { ASCII: '0123456789', 'Arabic-Indic': '٠١٢٣٤٥٦٧٨٩', Persian: '۰۱۲۳۴۵۶۷۸۹' }
const inScript = (text: string, digits: string) => text.replace(/\d/g, digit => digits[Number(digit)]!)
/** What a paste from a page, a chat or a PDF brings along. */
const wrapped = (text: string) => [
  text,
  `  ${text} `,
  `\u202A${text}\u202C`,
  `\u2066${text}\u2069`,
  `\u200F${text.replace(/ /g, '\u00A0')}\u200E`,
  [...text].join('\u200B'),
  text.replace(/-/g, '\u2011'),
]

const read = (text: string, country: CountryCode, kind: PhoneKind) =>
  readState({ text: cleanPhoneText(text), from: country }, libraries[kind], () => true)

/** Zimbabwe's fixed lines got a new plan, which libphonenumber-js knows and the oracle does not yet. */
const isBehind = (country: CountryCode, type: number) =>
  country === 'ZW' && type === PhoneNumberType.FIXED_LINE

function example(country: CountryCode, type: number) {
  if (isBehind(country, type)) return []
  const number = oracle.getExampleNumberForType(country, type)
  return number === undefined || number === null ? [] : [number]
}

describe('the example numbers of every country', () => {
  test.each([
    ['mobile', PhoneNumberType.MOBILE, 'mobile'],
    ['fixed', PhoneNumberType.FIXED_LINE, 'any'],
  ] as const)(
    '%s: both forms in each script, pasted as people paste, give one ASCII E.164',
    (_, type, kind) => {
      let countries = 0
      const wrong: string[] = []
      for (const country of phoneCountries) {
        for (const number of example(country, type)) {
          countries += 1
          const e164 = oracle.format(number, PhoneNumberFormat.E164)
          const forms = [
            oracle.format(number, PhoneNumberFormat.NATIONAL),
            oracle.format(number, PhoneNumberFormat.INTERNATIONAL),
            e164,
          ]
          for (const digits of Object.values(scripts)) {
            for (const text of forms.flatMap(form => wrapped(inScript(form, digits)))) {
              const value = read(text, country, kind)
              if (value.e164 !== e164 || !value.valid)
                wrong.push(`${country} ${JSON.stringify(text)}: ${value.e164} (${value.reason}), not ${e164}`)
            }
          }
        }
      }
      expect(wrong).toEqual([])
      expect(countries).toBeGreaterThan(230)
    },
  )

  test('what the field writes is read as the same number again', () => {
    for (const country of phoneCountries) {
      for (const number of example(country, PhoneNumberType.MOBILE)) {
        const value = read(oracle.format(number, PhoneNumberFormat.E164), country, 'mobile')
        expect(read(value.formatted, country, 'mobile').e164).toBe(value.e164)
        expect(
          read(read(`${value.nationalNumber}`, country, 'mobile').formatted, country, 'mobile')
            .nationalNumber,
        ).toBe(value.nationalNumber)
      }
    }
  })
})

/** The same numbers on every run (a linear congruential generator). */
function* numbers(count: number): Generator<{ country: CountryCode; text: string }> {
  let seed = 20261121
  const next = (limit: number) => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * limit)
  }
  for (let i = 0; i < count; i += 1) {
    const country = phoneCountries[next(phoneCountries.length)]!
    const near = example(country, next(2) === 0 ? PhoneNumberType.MOBILE : PhoneNumberType.FIXED_LINE)[0]
    const digits = near ? String(near.getNationalNumber()) : ''
    // Half keep the first digits of a real number, so that many are valid; the others are any digits of any length.
    const kept = next(2) === 0 ? digits.slice(0, 1 + next(digits.length)) : ''
    const length = kept ? digits.length : 1 + next(18)
    yield {
      country,
      text: kept + Array.from({ length: Math.max(0, length - kept.length) }, () => next(10)).join(''),
    }
  }
}

test('10,000 numbers: valid exactly where Google’s library says so, with the same E.164', () => {
  const differing: string[] = []
  let valid = 0
  for (const { country, text } of numbers(10_000)) {
    const value = read(text, country, 'any')
    const theirs = oracleOf(text, country)
    if (theirs !== null) valid += 1
    if (value.e164 !== theirs) differing.push(`${country} ${text}: ${value.e164}, Google ${theirs}`)
  }
  expect(differing).toEqual([])
  expect(valid).toBeGreaterThan(2000)
})

function oracleOf(text: string, country: CountryCode): string | null {
  try {
    const number = oracle.parse(text, country)
    return oracle.isValidNumber(number) ? oracle.format(number, PhoneNumberFormat.E164) : null
  } catch {
    return null // Google's parser throws at what is no number.
  }
}
