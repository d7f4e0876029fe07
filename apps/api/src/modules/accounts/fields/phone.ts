import { cleanPhoneText, readPhone } from '@masar/text/phone'
import * as core from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'
import type { FieldError } from '../../../errors.ts'

const library = { core, metadata }
const codes = {
  INVALID_COUNTRY: 'phone_country',
  TOO_SHORT: 'phone_short',
  TOO_LONG: 'phone_long',
  NOT_A_NUMBER: 'phone_no_number',
} as const

function isCountry(code: string): code is core.CountryCode {
  return core.isSupportedCountry(code as core.CountryCode, metadata)
}

/**
 * Parses a phone number again, whatever the browser made of it, and as the browser does: any digits, any notation, with a country for
 * national ones and for the exit code that they begin with. Any kind of number counts, a landline as well.
 * @returns ASCII E.164 without its extension, or why it is none
 */
export function parsePhone(
  text: string,
  country: string | undefined,
): { phone: string } | { error: FieldError; field: 'phone' | 'phone_country' } {
  const from = country?.toUpperCase()
  if (from !== undefined && !isCountry(from))
    return { field: 'phone_country', error: { code: 'phone_country' } }
  const { number, reason } = readPhone(cleanPhoneText(text), from, library)
  if (reason === null && number) return { phone: number.number }
  // Digits that fit no plan get another error than a text without a number.
  const code = reason === null || (reason === 'NOT_A_NUMBER' && number) ? 'phone' : codes[reason]
  return { field: code === 'phone_country' ? 'phone_country' : 'phone', error: { code } }
}
