import { useLingui } from '@lingui/react/macro'
import type { PhoneKind } from './phone-library.ts'
import type { PhoneError } from './phone-value.ts'

/** What is wrong with a number, and what to do, in the reader's language. */
export function usePhoneError(): (
  reason: PhoneError,
  country: string | undefined,
  kind: PhoneKind,
) => string {
  const { t } = useLingui()
  return (reason, country, kind) => {
    if (reason === 'TOO_SHORT') return t`The number is too short: some digits are missing.`
    if (reason === 'TOO_LONG') return t`The number is too long: there are more digits than it can have.`
    if (reason === 'INVALID_COUNTRY' || country === undefined)
      return t`Choose the country of the number, or begin it with + and the country code.`
    return kind === 'mobile'
      ? t`This is not a mobile number of ${country}. Check the digits and the country.`
      : t`This is not a phone number of ${country}. Check the digits and the country.`
  }
}
