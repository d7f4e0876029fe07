import metadata from 'libphonenumber-js/max/metadata'
import type { CountryCode } from 'libphonenumber-js/core'
import { describe, expect, test } from 'vitest'
import { callingCodeOf, countriesOfCode, leadingCode, phoneCountries } from './calling-codes.ts'
import { findCountries, listCountries } from './country-names.ts'

describe('the table of calling codes', () => {
  test('names the 245 countries of libphonenumber with the same codes, the main one of each code first', () => {
    const plans = Object.entries<string[]>(metadata.country_calling_codes).filter(
      ([, countries]) => countries[0] !== '001',
    )
    expect(phoneCountries).toHaveLength(245)
    for (const [code, countries] of plans)
      expect(countriesOfCode(code)).toEqual(countries.filter(country => country !== '001'))
    for (const [code, [main]] of plans) expect(callingCodeOf(main as CountryCode)).toBe(code)
  })

  test.each([
    ['9665', '966'],
    ['1242', '1'],
    ['20', '20'],
    ['9', null],
    ['', null],
    ['999', null],
  ])('%s begins with the code %s', (digits, code) => expect(leadingCode(digits)).toBe(code))
})

describe('type to find', () => {
  test.each([
    ['ar', 'مصر', 'EG'],
    ['ar', 'كويت', 'KW'],
    ['ar', 'امار', 'AE'],
    ['ar', 'الأردن', 'JO'],
    ['ar', 'egy', 'EG'],
    ['ar', '965', 'KW'],
    ['ar', '٩٦٨', 'OM'],
    ['ar', '۹۶۶', 'SA'],
    ['ar', 'qa', 'QA'],
    ['ar', 'عمان', 'OM'],
    ['en', 'jor', 'JO'],
    ['en', 'الاردن', 'JO'],
    ['en', 'united k', 'GB'],
    ['en', '+44', 'GB'],
    ['en', '1', 'US'],
    ['en', 'emir', 'AE'],
    ['en', 'cote', 'CI'],
    ['en', 'sa', 'SA'],
    ['en', 'gb', 'GB'],
    ['ar', 'DE', 'DE'],
    ['en', 'de', 'DK'],
    ['en', 'usa', 'US'],
    ['ar', 'USA', 'US'],
    ['en', 'uae', 'AE'],
    ['ar', 'ksa', 'SA'],
    ['en', 'uk', 'GB'],
    ['en', 'ukr', 'UA'],
    ['en', 'engl', 'GB'],
    ['ar', 'أمريكا', 'US'],
    ['ar', 'بريطانيا', 'GB'],
    ['ar', 'إنجلترا', 'GB'],
    ['en', 'إنجلترا', 'GB'],
  ] as const)('in %s %s finds %s first', (locale, typed, code) =>
    expect(findCountries(listCountries(locale), typed)[0]?.code).toBe(code),
  )

  test('what is no name, no code and no pattern finds nothing', () => {
    for (const typed of ['(', '.*', '[', 'zzz', '00000'])
      expect(findCountries(listCountries('en'), typed)).toEqual([])
  })
})

describe('the order of the list', () => {
  test('the Gulf, the other Arab countries, then the rest by the reader’s collation', () => {
    for (const locale of ['ar', 'en'] as const) {
      const list = listCountries(locale)
      expect(list.slice(0, 8).map(({ code }) => code)).toEqual([
        'SA',
        'AE',
        'KW',
        'QA',
        'BH',
        'OM',
        'EG',
        'JO',
      ])
      expect(new Set(list.slice(8, 22).map(({ code }) => code))).toEqual(
        new Set(['LB', 'SY', 'PS', 'IQ', 'YE', 'SD', 'LY', 'TN', 'DZ', 'MA', 'MR', 'SO', 'DJ', 'KM']),
      )
      const rest = list.slice(22).map(({ name }) => name)
      expect(rest).toEqual(rest.toSorted(new Intl.Collator(locale).compare))
    }
  })

  test('the caller may prefer others, or offer only some', () => {
    expect(listCountries('en', ['EG', 'GB'])[0]?.code).toBe('EG')
    expect(listCountries('en', undefined, ['FR', 'SA']).map(({ code }) => code)).toEqual(['SA', 'FR'])
  })
})
