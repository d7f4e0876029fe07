import { cleanPhoneText, hasPlus, internationalDigits, type PhoneReason } from '@masar/text/phone'
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core'
import { callingCodeOf, countriesOfCode, leadingCode } from './calling-codes.ts'
import type { FieldLibrary } from './phone-library.ts'

/** Why a text is no valid number. */
export type PhoneError = PhoneReason

/** A country as the field names it. */
export interface PhoneCountry {
  /** In the reader's language. */
  name: string
  iso2: CountryCode
  /** Without the plus. */
  dialCode: string
}

/** What the field tells on every change. */
export interface PhoneValue {
  /** The country that the number belongs to, else the one that is chosen. */
  countryCode: CountryCode | null
  valid: boolean
  /** The country that the field shows: the number's, else the chosen one. */
  country: PhoneCountry | null
  /**
   * As people of the country write it, once valid; until then as typed. A number of another country is international, an exit code
   * written as +, so that this text and `country` mean the same number wherever they are read.
   */
  formatted: string
  /** Significant digits in ASCII, without calling code and trunk prefix. */
  nationalNumber: string
  /** What to store and send (`+966501234567`); null while the number is not valid. */
  e164: string | null
  extension: string | null
  /** Null while the text is valid, empty or not yet judged. */
  reason: PhoneError | null
  /** The numbering plans have not arrived: nothing is judged yet, and the server judges in any case. */
  isPending: boolean
}

/** All that the field holds: the text, and the country that it is dialled from. What it means follows from these two alone. */
export interface PhoneState {
  text: string
  from: CountryCode
}

/** What a state means. */
export interface StateReading extends Omit<PhoneValue, 'country'> {
  /** The country to show. */
  shown: CountryCode
  isInternational: boolean
}

/** The country that an international text names by its calling code, the chosen one where it shares the code; null for a national text. */
export function countryOfText(text: string, chosen: CountryCode | null): CountryCode | null {
  const code = leadingCode(internationalDigits(text) ?? '')
  if (code === null) return null
  const sharing = countriesOfCode(code)
  return chosen && sharing.includes(chosen) ? chosen : sharing[0]!
}

/** The digits that are left without the calling code, for as long as no number is there. */
function nationalDigits(text: string): string {
  const digits = internationalDigits(text)
  return digits === null ? text.replace(/\D/g, '') : digits.slice(leadingCode(digits)?.length ?? 0)
}

/** A valid number as its country writes it: nationally only where that reads as the same number again. */
function format(number: PhoneNumber, isInternational: boolean, library: FieldLibrary): string {
  const national = cleanPhoneText(number.formatNational())
  return !isInternational &&
    library.core.readPhone(national, number.country, library).number?.number === number.number
    ? national
    : cleanPhoneText(number.formatInternational())
}

/**
 * What the field's text means.
 * @param library null while it has not arrived: a country after a plus is reported, nothing is validated
 * @param isAllowed whether a number may belong to a country
 */
export function readState(
  { text, from }: PhoneState,
  library: FieldLibrary | null,
  isAllowed: (country: CountryCode) => boolean,
): StateReading {
  const isEmpty = text.trim() === ''
  const reading = isEmpty ? undefined : library?.core.readPhone(text, from, library)
  const number = reading?.number ?? null
  const plain = reading?.text ?? text
  const isInternational =
    hasPlus(plain) || (number !== null && number.countryCallingCode !== callingCodeOf(from))
  // Digits of a national number that is not whole yet may look like those of a neighbour's: only a valid one moves the country.
  const own = isInternational || reading?.reason === null ? number?.country : undefined
  const country = own ?? countryOfText(plain, from) ?? from
  const reason = isEmpty || isAllowed(country) ? (reading?.reason ?? null) : 'INVALID_COUNTRY'
  const valid = number !== null && reason === null
  return {
    countryCode: country,
    shown: isAllowed(country) ? country : from,
    isInternational,
    valid,
    formatted: valid && library ? format(number, isInternational, library) : plain,
    nationalNumber: number?.nationalNumber ?? nationalDigits(plain),
    e164: valid ? number.number : null,
    extension: number?.ext ?? null,
    reason,
    isPending: library === null,
  }
}

/** Another country is picked: the same national digits under its code; a national text stays as it is. */
export function withCountry(
  { isInternational, nationalNumber, extension }: StateReading,
  text: string,
  picked: CountryCode,
): PhoneState {
  const ending = extension === null ? '' : ` ext. ${extension}`
  return {
    text: isInternational ? `+${callingCodeOf(picked)}${nationalNumber}${ending}` : text,
    from: picked,
  }
}

/** On blur: shows the number as reported, under the shown country. */
export function whenLeft({ formatted, shown }: StateReading): PhoneState {
  return { text: formatted, from: shown }
}
