import { cleanPhoneText } from '@masar/text/phone'
import type { CountryCode } from 'libphonenumber-js/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHistory } from '../field/use-history.ts'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { callingCodeOf, countriesOfCode, isPhoneCountry } from './calling-codes.ts'
import { countryName, preferredCountries } from './country-names.ts'
import { lookUpCountry } from './look-up-country.ts'
import { loadPhoneLibrary, type FieldLibrary, type PhoneKind } from './phone-library.ts'
import {
  countryOfText,
  readState,
  whenLeft,
  withCountry,
  type PhoneState,
  type PhoneValue,
  type StateReading,
} from './phone-value.ts'

/** How the field begins and what it tells. */
export interface PhoneOptions {
  /** What its caller shows, where the caller keeps the text. */
  given: string | undefined
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
function usePhoneLibrary(kind: PhoneKind, attempt: number): FieldLibrary | null {
  const [loaded, setLoaded] = useState<{ kind: PhoneKind; library: FieldLibrary } | null>(null)
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

/** The initial value of the field: a number that names its country decides, then the caller, then the first of those offered. */
function firstState(options: PhoneOptions): PhoneState {
  const { given, defaultValue, defaultCountry, preferred, countries } = options
  const text = cleanPhoneText(given ?? defaultValue)
  const named = countryBy(defaultCountry)
  const [first = countries?.[0] ?? 'SA'] = preferred ?? preferredCountries
  return { text, from: countryOfText(text, named) ?? named ?? first }
}

/** The visitor's country, as long as nothing has been typed or picked. */
function useGuess(
  url: string | null,
  isTouched: () => boolean,
  take: (guess: CountryCode) => void,
  fail: ((error: Error) => void) | undefined,
) {
  const takeGuess = useEffectEvent((guess: CountryCode) => isTouched() || take(guess))
  const tellFailure = useEffectEvent((error: Error) => {
    console.warn('The visitor’s country is not known; the field begins with the first of its list.', error)
    fail?.(error)
  })
  const isSettled = useEffectEvent(isTouched)
  useEffect(() => {
    if (url === null || isSettled()) return
    let isCurrent = true
    lookUpCountry(url).then(
      guess => isCurrent && takeGuess(guess),
      (error: Error) => isCurrent && tellFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [url])
}

/** The field's text and country, what they mean, and the ways to change them. */
// long: the state of a field and the acts on it, which share it
export function usePhone(options: PhoneOptions) {
  const { defaultCountry, countryUrl, countries, kind, onChange, onCountryError } = options
  const { locale } = useUi()
  const [state, setState] = useState(() => firstState(options))
  const [attempt, setAttempt] = useState(0)
  const library = usePhoneLibrary(kind, attempt)
  const isTouched = useRef(state.text !== '' || countryBy(defaultCountry) !== null)
  const isLeft = useRef(false)
  const isAllowed = (code: CountryCode) => countries === undefined || countries.includes(code)
  const read = (of: PhoneState) => readState(of, library, isAllowed)
  const reading = read(state)
  const given = options.given === undefined ? state.text : cleanPhoneText(options.given)
  // What the caller shows is none of the forms of what is here: it is another number.
  if (![state.text, reading.formatted, reading.e164].includes(given))
    setState({ text: given, from: countryOfText(given, state.from) ?? state.from })

  const valueOf = ({ shown, isInternational: _, ...told }: StateReading): PhoneValue => ({
    ...told,
    country: { name: countryName(shown, locale), iso2: shown, dialCode: callingCodeOf(shown) },
  })
  const change = (next: PhoneState) => {
    setState(next)
    onChange?.(valueOf(read(next)))
  }
  const touch = (next: PhoneState) => {
    isTouched.current = true
    isLeft.current = false
    if (library === null) setAttempt(attempt + 1)
    change(next)
  }
  const leave = () => {
    isLeft.current = true
    setState(whenLeft(reading))
  }
  // A field that was left before its number could be read is left as it then reads.
  const tellJudgement = useEffectEvent(
    () => state.text !== '' && change(isLeft.current ? whenLeft(reading) : state),
  )
  useEffect(() => {
    if (library) tellJudgement()
  }, [library])
  useGuess(
    countryUrl,
    () => isTouched.current || state.text !== '',
    from => isAllowed(from) && from !== state.from && change({ ...state, from }),
    onCountryError,
  )
  return {
    text: state.text,
    country: reading.shown,
    value: valueOf(reading),
    type: (text: string) => touch({ ...state, text }),
    pick: (picked: CountryCode) => touch(withCountry(reading, state.text, picked)),
    leave,
    undoByKey: useHistory(state, state.text, touch),
  }
}
