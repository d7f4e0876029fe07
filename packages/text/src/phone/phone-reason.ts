import type { PhoneNumber } from 'libphonenumber-js/core'
import type { PhoneLibrary } from './phone-library.ts'

/** Why a text is no valid phone number. */
export type PhoneReason = 'INVALID_COUNTRY' | 'TOO_SHORT' | 'TOO_LONG' | 'NOT_A_NUMBER'

/** Digits that may be missing or too many while the length is that of another kind of number in the same country. */
const missing = ['1', '5'].flatMap(digit => [1, 2, 3, 4, 5].map(count => digit.repeat(count)))
const excess = [1, 2, 3]

/** Why a number is invalid; null for a valid one. A number of no country (`+800`, `+8816`) is refused, however well formed it is. */
export function reasonOf(number: PhoneNumber, { core, metadata }: PhoneLibrary): PhoneReason | null {
  if (number.isNonGeographic()) return 'INVALID_COUNTRY'
  if (number.isValid()) return null
  const reason = core.validatePhoneNumberLength(number.number, metadata)
  // A length between two possible ones asks for more digits.
  if (reason) return reason === 'INVALID_LENGTH' ? 'TOO_SHORT' : reason
  const isValid = (text: string) => {
    try {
      return core.parsePhoneNumberWithError(text, metadata).isValid()
    } catch (error) {
      if (error instanceof core.ParseError) return false
      throw error
    }
  }
  if (missing.some(digits => isValid(number.number + digits))) return 'TOO_SHORT'
  return excess.some(count => isValid(number.number.slice(0, -count))) ? 'TOO_LONG' : 'NOT_A_NUMBER'
}
