import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core'
import type { PhoneLibrary } from './phone-library.ts'
import { hasPlus, withContext, withKnownExtension, withPlus } from './phone-text.ts'
import { reasonOf, type PhoneReason } from './phone-reason.ts'

/** What a text means as a phone number. */
export interface PhoneReading {
  /** The text; an exit code at its beginning is written as a plus, so that it means the same in every country. */
  text: string
  /** Null when the text is none, not even an invalid one. */
  number: PhoneNumber | null
  /** Null when the number is valid. */
  reason: PhoneReason | null
}

/** Written in most countries, and by people in the others as well. */
const commonExitCode = /^00/
const reasons: readonly string[] = [
  'INVALID_COUNTRY',
  'TOO_SHORT',
  'TOO_LONG',
  'NOT_A_NUMBER',
] satisfies PhoneReason[]

function exitCodeOf(country: CountryCode, { core, metadata }: PhoneLibrary): RegExp {
  const plans = new core.Metadata(metadata)
  plans.selectNumberingPlan(country)
  return new RegExp(`^(?:${plans.numberingPlan!.IDDPrefix()})`)
}

function judge(text: string, from: CountryCode | undefined, library: PhoneLibrary): PhoneReading {
  const { core, metadata } = library
  try {
    const number = core.parsePhoneNumberWithError(
      withKnownExtension(text),
      from === undefined ? {} : { defaultCountry: from },
      metadata,
    )
    return { text, number, reason: reasonOf(number, library) }
  } catch (error) {
    if (!(error instanceof core.ParseError) || !reasons.includes(error.message)) throw error
    return { text, number: null, reason: error.message as PhoneReason }
  }
}

/**
 * Reads a cleaned text as browser and server both do, so that one text is one number.
 *
 * A plus names the country. Without one, the exit code of the chosen country counts (`011` in the United States), else the number is
 * national, and where that gives no valid number, `00` is an exit code in every country.
 * @param from the chosen country: the one that the number is dialled from
 */
export function readPhone(
  cleaned: string,
  from: CountryCode | undefined,
  library: PhoneLibrary,
): PhoneReading {
  const text = withContext(cleaned)
  if (hasPlus(text)) return judge(text, from, library)
  const own = from === undefined ? null : withPlus(text, exitCodeOf(from, library))
  const first = judge(own ?? text, from, library)
  const common = withPlus(text, commonExitCode)
  if (first.reason === null || common === null || common === own) return first
  const second = judge(common, from, library)
  return second.reason === null || own === null ? second : first
}
