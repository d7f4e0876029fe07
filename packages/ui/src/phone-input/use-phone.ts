import type { CountryCode } from 'libphonenumber-js/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { callingCodeOf, countriesOfCode, isPhoneCountry } from './calling-codes.ts'
import { countryName, preferredCountries } from './country-names.ts'
import { lookUpCountry } from './look-up-country.ts'
import { loadPhoneLibrary, type PhoneKind, type PhoneLibrary } from './phone-library.ts'
import { cleanPhoneText } from './phone-text.ts'
import { countryOfText, readPhone, withCountry, type PhoneValue } from './phone-value.ts'

/** How the field begins and what it tells. */
export interface PhoneOptions {
  defaultValue: string
  defaultCountry: string | undefined
  countryUrl: string | null
  countries: readonly CountryCode[] | undefined
  preferred: readonly CountryCode[] | undefined
  kind: PhoneKind
  onChange: ((value: PhoneValue) => void) | undefined
  onCountryError: ((error: Error) => void) | undefined
}

/** A country by its ISO code or its calling code. */
function countryBy(named: string | undefined): CountryCode | null {
  const plain = named?.replace(/^\+/, '').toUpperCase() ?? ''
  return isPhoneCountry(plain) ? plain : (countriesOfCode(plain)[0] ?? null)
}

/** The parser, once it is there. A failure is tried again when the connection is back or the field is used again. */
function usePhoneLibrary(kind: PhoneKind, attempt: number): PhoneLibrary | null {
  const [loaded, setLoaded] = useState<{ kind: PhoneKind; library: PhoneLibrary } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const load = () =>
      void loadPhoneLibrary(kind).then(
        library => isCurrent && setLoaded({ kind, library }),
        (error: unknown) =>
          console.warn('The numbering plans did not load; the server judges the number.', error),
      )
    load()
    addEventListener('online', load)
    return () => {
      isCurrent = false
      removeEventListener('online', load)
    }
  }, [kind, attempt])
  return loaded?.kind === kind ? loaded.library : null
}

/** The field's text and country, what they mean, and the ways to change them. */
export function usePhone({
  defaultValue,
  defaultCountry,
  countryUrl,
  countries,
  preferred = preferredCountries,
  kind,
  ...told
}: PhoneOptions) {
  const { locale } = useUi()
  const [text, setText] = useState(() => cleanPhoneText(defaultValue))
  const [country, setCountry] = useState(
    () =>
      countryOfText(text, null, null) ?? countryBy(defaultCountry) ?? preferred[0] ?? countries?.[0] ?? 'SA',
  )
  const [attempt, setAttempt] = useState(0)
  const library = usePhoneLibrary(kind, attempt)
  const isTouched = useRef(text !== '' || countryBy(defaultCountry) !== null)
  const isAllowed = (code: CountryCode) => countries === undefined || countries.includes(code)

  const valueOf = (nextText: string, next: CountryCode): PhoneValue => {
    const reading = readPhone(nextText, next, library)
    const own = {
      ...reading,
      country: { name: countryName(next, locale), iso2: next, dialCode: callingCodeOf(next) },
    }
    return own.countryCode === null || isAllowed(own.countryCode)
      ? own
      : { ...own, valid: false, e164: null, reason: 'INVALID_COUNTRY' }
  }
  const change = (nextText: string, next: CountryCode) => {
    setText(nextText)
    setCountry(next)
    told.onChange?.(valueOf(nextText, next))
  }
  const type = (typed: string) => {
    isTouched.current = true
    if (library === null) setAttempt(attempt + 1)
    const named = countryOfText(typed, country, library)
    change(typed, named !== null && isAllowed(named) ? named : country)
  }
  const pick = (picked: CountryCode) => {
    isTouched.current = true
    change(withCountry(text, picked), picked)
  }

  const tellJudgement = useEffectEvent(() => {
    const named = countryOfText(text, country, library)
    if (text !== '') change(text, named !== null && isAllowed(named) ? named : country)
  })
  useEffect(() => {
    if (library) tellJudgement()
  }, [library])

  const takeGuess = useEffectEvent((guess: CountryCode) => {
    // Whoever has typed or picked meanwhile knows better than a guess.
    if (!isTouched.current && isAllowed(guess) && guess !== country) change(text, guess)
  })
  const tellFailure = useEffectEvent((error: Error) => told.onCountryError?.(error))
  useEffect(() => {
    if (countryUrl === null || isTouched.current) return
    let isCurrent = true
    lookUpCountry(countryUrl).then(
      guess => isCurrent && takeGuess(guess),
      (error: Error) => isCurrent && tellFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [countryUrl])

  return { text, country, value: valueOf(text, country), type, pick, rewrite: setText }
}
