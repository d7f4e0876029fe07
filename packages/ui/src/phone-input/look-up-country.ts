import type { CountryCode } from 'libphonenumber-js/core'
import { isPhoneCountry } from './calling-codes.ts'

/** Where the host tells a visitor's country. */
export const countryLookupUrl = '/ip-country'

/** A guess is not worth a longer wait. */
const patience = 4000

/**
 * Asks an IP-to-country service for the visitor's country. Its reply is a line such as `1;SA;SAU;Saudi Arabia`; whatever separates
 * and follows, one that does not start with 1 and then name a country is a failure.
 * @throws Error 'unable to fetch the country', whatever went wrong, which is its cause
 */
export async function lookUpCountry(url: string = countryLookupUrl): Promise<CountryCode> {
  try {
    const reply = await fetch(url, {
      signal: AbortSignal.timeout(patience),
      credentials: 'omit',
      headers: { accept: 'text/plain' },
    })
    const line = await reply.text()
    const code = /^1[^A-Za-z\d]*([A-Z]{2})(?![A-Za-z])/.exec(line)?.[1] ?? ''
    if (!reply.ok || !isPhoneCountry(code)) throw new Error(`the reply was ${reply.status}`)
    return code
  } catch (error) {
    throw new Error('unable to fetch the country', { cause: error })
  }
}
