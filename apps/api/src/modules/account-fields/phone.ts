import { foldDigits, stripBidi } from '@masar/text'
import { isSupportedCountry, parsePhoneNumberWithError, ParseError } from 'libphonenumber-js/max'
import type { FieldFault } from '../../errors.ts'

const reasons = {
  INVALID_COUNTRY: 'phone_country',
  TOO_SHORT: 'phone_short',
  TOO_LONG: 'phone_long',
  NOT_A_NUMBER: 'phone_no_number',
} as const

/**
 * Reads a phone number anew, whatever the browser made of it: any digits, any notation, with a country for national ones.
 * @returns ASCII E.164 without its extension, or why it is none
 */
export function parsePhone(
  text: string,
  country: string | undefined,
): { phone: string } | { fault: FieldFault; field: 'phone' | 'phone_country' } {
  const code = country?.toUpperCase()
  if (code !== undefined && !isSupportedCountry(code))
    return { field: 'phone_country', fault: { code: 'phone_country' } }
  try {
    const parsed = parsePhoneNumberWithError(
      stripBidi(foldDigits(text)),
      code === undefined ? {} : { defaultCountry: code },
    )
    const national = parsed.nationalNumber.length
    if (national < 2 || national > 17)
      return { field: 'phone', fault: { code: national < 2 ? 'phone_short' : 'phone_long' } }
    return parsed.isValid() ? { phone: parsed.number } : { field: 'phone', fault: { code: 'phone' } }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const reason = reasons[error.message as keyof typeof reasons] ?? 'phone'
    return { field: reason === 'phone_country' ? 'phone_country' : 'phone', fault: { code: reason } }
  }
}
