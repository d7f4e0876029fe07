import { fold } from '@masar/text'
import type { CountryCode } from 'libphonenumber-js/core'
import { intlTags, type UiLocale } from '../ui-provider/locale.ts'
import { callingCodeOf, countriesOfCode, phoneCountries } from './calling-codes.ts'

/** Where most people here come from: first in the list, in this order. */
const gulf: readonly CountryCode[] = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'EG', 'JO']
const otherArab: readonly CountryCode[] = [
  'LB',
  'SY',
  'PS',
  'IQ',
  'YE',
  'SD',
  'LY',
  'TN',
  'DZ',
  'MA',
  'MR',
  'SO',
  'DJ',
  'KM',
]

/** The countries that stand first when the caller prefers none. */
export const preferredCountries = gulf

/** What people call a country besides its name and its ISO code, folded; in no catalogue: it is searched, never shown. */
const otherNames: Partial<Record<CountryCode, readonly string[]>> = {
  AE: ['uae'],
  GB: ['uk', 'britain', 'england', 'بريطانيا', 'انجلترا'],
  SA: ['ksa'],
  US: ['usa', 'america', 'امريكا'],
}

/** A country of the list, with what it is found by. */
export interface ListedCountry {
  code: CountryCode
  name: string
  dialCode: string
  /** Listed in the first part. */
  isPreferred: boolean
  /** Folded: the name here, the name in the other language. */
  keys: readonly [own: string, other: string]
}

const namers = new Map<UiLocale, Intl.DisplayNames>()

/** The name of a country in a language. */
export function countryName(code: CountryCode, locale: UiLocale): string {
  let namer = namers.get(locale)
  if (!namer) namers.set(locale, (namer = new Intl.DisplayNames(intlTags[locale], { type: 'region' })))
  return namer.of(code) ?? code
}

/**
 * Countries in the order of the list: the preferred ones, then the other Arab countries, then all others, these two by the
 * reader's collation.
 */
export function listCountries(
  locale: UiLocale,
  preferred: readonly CountryCode[] = gulf,
  only: readonly CountryCode[] = phoneCountries,
): ListedCountry[] {
  const { compare } = new Intl.Collator(intlTags[locale])
  const rank = (code: CountryCode) =>
    preferred.includes(code)
      ? preferred.indexOf(code)
      : otherArab.includes(code) || gulf.includes(code)
        ? 100
        : 200
  return only
    .map(code => ({
      code,
      name: countryName(code, locale),
      dialCode: callingCodeOf(code),
      isPreferred: rank(code) < 200,
      keys: [
        fold(countryName(code, locale)),
        fold(countryName(code, locale === 'ar' ? 'en' : 'ar')),
      ] as const,
    }))
    .toSorted((a, b) => rank(a.code) - rank(b.code) || compare(a.name, b.name))
}

/** Whether a word of a name begins so; the article counts as no part of an Arabic word. */
function beginsAWord(name: string, query: string): boolean {
  // in no catalogue: the article itself
  return name
    .split(/[\s(-]+/)
    .some(word => word.startsWith(query) || (word.startsWith('ال') && word.slice(2).startsWith(query)))
}

/** How well a country fits what was typed, 0 best; null when it does not. */
function fitOf({ code, dialCode, keys: [own, other] }: ListedCountry, query: string): number | null {
  const digits = /^\+?(\d+)$/.exec(query)?.[1]
  if (digits !== undefined)
    return dialCode === digits
      ? countriesOfCode(digits).indexOf(code)
      : dialCode.startsWith(digits)
        ? 50
        : null
  const names = otherNames[code] ?? []
  const tests = [
    () => names.includes(query),
    () => own.startsWith(query),
    () => code.toLowerCase() === query,
    () => beginsAWord(own, query),
    () => other.startsWith(query),
    () => beginsAWord(other, query),
    () => names.some(name => name.startsWith(query)),
  ]
  const found = tests.findIndex(test => test())
  return found < 0 ? null : found
}

/**
 * The countries that fit what was typed, best first: by the name in either language (folded), what else people call it, the ISO
 * code or the calling code.
 */
export function findCountries(countries: readonly ListedCountry[], typed: string): ListedCountry[] {
  const query = fold(typed)
  if (query === '' || query === '+') return [...countries]
  return countries
    .map(country => ({ country, fit: fitOf(country, query) }))
    .filter((found): found is { country: ListedCountry; fit: number } => found.fit !== null)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ country }) => country)
}
