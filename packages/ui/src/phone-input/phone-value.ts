import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core'
import { callingCodeOf, countriesOfCode, leadingCode } from './calling-codes.ts'
import type { PhoneLibrary } from './phone-library.ts'
import { internationalDigits } from './phone-text.ts'

/** Why a text is no valid number. */
export type PhoneFault = 'INVALID_COUNTRY' | 'TOO_SHORT' | 'TOO_LONG' | 'NOT_A_NUMBER'

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
  /** The chosen country. */
  country: PhoneCountry | null
  /** As people of the country write it, once valid; until then as typed. An international number stays international. */
  formatted: string
  /** Significant digits in ASCII, without calling code and trunk prefix. */
  nationalNumber: string
  /** What to store and send (`+966501234567`); null while the number is not valid. */
  e164: string | null
  extension: string | null
  /** Null while the text is valid, empty or not yet judged. */
  reason: PhoneFault | null
  /** The numbering plans have not arrived: nothing is judged yet, and the server judges in any case. */
  isPending: boolean
}

type Reading = Omit<PhoneValue, 'country'>

const faults: readonly string[] = [
  'INVALID_COUNTRY',
  'TOO_SHORT',
  'TOO_LONG',
  'NOT_A_NUMBER',
] satisfies PhoneFault[]

/** A length between two possible ones wants more digits; a number of the right length that fits no plan is none. */
function faultOf(text: string, country: CountryCode | null, { core, metadata }: PhoneLibrary): PhoneFault {
  const fault = core.validatePhoneNumberLength(text, { defaultCountry: country ?? undefined }, metadata)
  return fault === 'INVALID_LENGTH' ? 'TOO_SHORT' : (fault ?? 'NOT_A_NUMBER')
}

function readNumber(
  number: PhoneNumber,
  text: string,
  country: CountryCode | null,
  library: PhoneLibrary,
): Reading {
  const valid = number.isValid()
  const isInternational = internationalDigits(text) !== null
  return {
    countryCode: number.country ?? country,
    valid,
    formatted: valid ? (isInternational ? number.formatInternational() : number.formatNational()) : text,
    nationalNumber: number.nationalNumber,
    e164: valid ? number.number : null,
    extension: number.ext ?? null,
    reason: valid ? null : faultOf(text, country, library),
    isPending: false,
  }
}

/**
 * Reads a cleaned text as a number of a country, or of the one that its plus names.
 * @param library null while it has not arrived: the digits are told, nothing is judged
 */
export function readPhone(text: string, country: CountryCode | null, library: PhoneLibrary | null): Reading {
  const unread: Reading = {
    countryCode: country,
    valid: false,
    formatted: text,
    nationalNumber: nationalDigits(text),
    e164: null,
    extension: null,
    reason: null,
    isPending: library === null,
  }
  if (library === null || text.trim() === '') return unread
  try {
    return readNumber(
      library.core.parsePhoneNumberWithError(
        text,
        { defaultCountry: country ?? undefined },
        library.metadata,
      ),
      text,
      country,
      library,
    )
  } catch (error) {
    if (error instanceof library.core.ParseError && faults.includes(error.message))
      return { ...unread, reason: error.message as PhoneFault }
    throw error
  }
}

/** The digits that are left without the calling code, for as long as no parser is there. */
function nationalDigits(text: string): string {
  const digits = internationalDigits(text)
  if (digits === null) return text.replace(/\D/g, '')
  return digits.slice(leadingCode(digits)?.length ?? 0)
}

/** The country that an international text names, or null when it names none: a national number keeps the chosen one. */
export function countryOfText(
  text: string,
  chosen: CountryCode | null,
  library: PhoneLibrary | null,
): CountryCode | null {
  const digits = internationalDigits(text)
  const code = digits === null ? null : leadingCode(digits)
  if (digits === null || code === null) return null
  const sharing = countriesOfCode(code)
  if (sharing.length > 1 && library) {
    const typing = new library.core.AsYouType(undefined, library.metadata)
    typing.input(`+${digits}`)
    const told = typing.getCountry()
    if (told && sharing.includes(told)) return told
  }
  return chosen && sharing.includes(chosen) ? chosen : (sharing[0] ?? null)
}

/** The same national digits under another country's code; a national text stays as it is. */
export function withCountry(text: string, country: CountryCode): string {
  return internationalDigits(text) === null ? text : `+${callingCodeOf(country)}${nationalDigits(text)}`
}
