import { isolate } from '@masar/text'
import { cleanPhoneText } from '@masar/text/phone'
import type { CountryCode } from 'libphonenumber-js/core'
import {
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'
import { Field, type FieldProps } from '../field/field.tsx'
import { useCleanText } from '../field/use-clean-text.ts'
import { CountryButton } from './country-button.tsx'
import { countryLookupUrl } from './look-up-country.ts'
import { usePhoneError } from './phone-error.ts'
import styles from './phone-input.module.css'
import type { PhoneKind } from './phone-library.ts'
import type { PhoneValue } from './phone-value.ts'
import { usePhone } from './use-phone.ts'

type Native = Omit<
  ComponentProps<'input'>,
  'onChange' | 'className' | 'value' | 'defaultValue' | 'type' | 'inputMode' | 'dir' | 'maxLength' | 'ref'
>

export interface PhoneInputProps extends FieldProps, Native {
  /**
   * What it shows: a stored number (`+966501234567`), or digits of the country. Whoever passes it passes the `formatted` or the `e164` of
   * every change back; anything else replaces what was typed.
   */
  value?: string
  /** Its initial value, where the field keeps its own. */
  defaultValue?: string
  /** ISO code (`SA`) or calling code (`966`). Left out, the visitor's address decides, else the first of the preferred. */
  defaultCountry?: string
  /** Which numbers count as valid: any, as on the server, or mobile ones alone, which need the lighter numbering plans. */
  kind?: PhoneKind
  /** Only these countries; all 245 when left out. */
  countries?: readonly CountryCode[]
  /** Stand first in the list, in this order. */
  preferred?: readonly CountryCode[]
  /** Nothing but digits, spaces, parentheses, plus and minus can be typed; digits of any script still can. */
  isRestricted?: boolean
  /** The IP-to-country service; null asks none. */
  countryUrl?: string | null
  /** Every change, and once more when the numbering plans have arrived. */
  onChange?: (value: PhoneValue) => void
  /** The service did not tell: 'unable to fetch the country'. */
  onCountryError?: (error: Error) => void
  ref?: Ref<HTMLInputElement>
}

const CountryList = lazy(() =>
  import('./country-list.tsx').then(({ CountryList: List }) => ({ default: List })),
)
/** Fetched before it is wanted, so that it opens at once. */
const fetchList = () =>
  void import('./country-list.tsx').catch((error: unknown) =>
    console.warn('The list of countries did not load yet.', error),
  )

/** Which end of the list is open, and from where the highlight starts. */
function usePicker(pick: (country: CountryCode) => void) {
  const group = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [step, setStep] = useState<-1 | 0 | 1 | null>(null)
  const close = () => setStep(null)
  // Closed before the focus moves, so that the browser's own Tab goes on from the button.
  const closeTo = (find: () => HTMLElement | null | undefined) => {
    flushSync(close)
    find()?.focus()
  }
  return {
    group,
    button,
    step,
    open: setStep,
    close,
    leave: () => closeTo(() => button.current),
    choose: (country: CountryCode) => {
      pick(country)
      closeTo(() => group.current?.querySelector('input'))
    },
  }
}

/**
 * A phone number with its country. What comes out is ASCII E.164, whatever was typed or pasted: Arabic-Indic or Persian digits, spaces,
 * bidi marks, national or international form; under `name` a form sends the same. The number itself runs left to right; the list
 * follows the page. Usable at once: parser, numbering plans, flags and the list arrive by themselves. Server and browser judge alike,
 * but the server has the word.
 */
export function PhoneInput({
  label,
  hint,
  error,
  isOptional,
  hideLabel,
  className,
  value: given,
  defaultValue = '',
  defaultCountry,
  kind = 'any',
  countries,
  preferred,
  isRestricted,
  countryUrl = countryLookupUrl,
  onChange,
  onCountryError,
  onBlur,
  onKeyDown,
  name,
  ...rest
}: PhoneInputProps) {
  const listId = useId()
  const errorText = usePhoneError()
  const phone = usePhone({
    given,
    defaultValue,
    defaultCountry,
    countryUrl,
    countries,
    preferred,
    kind,
    onChange,
    onCountryError,
  })
  const picker = usePicker(phone.pick)
  const [isLeft, setLeft] = useState(false)
  const { value } = phone
  const ownError = isLeft && value.reason ? errorText(value.reason, value.country?.name, kind) : undefined

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(true)
    phone.leave()
    onBlur?.(event)
  }
  const type = (text: string) => {
    if (text === phone.text) return
    // An error that was told goes on being told until it is mended; a new one waits until the field is left.
    if (isLeft && value.reason === null) setLeft(false)
    phone.type(text)
  }
  const typing = useCleanText(phone.text, text => cleanPhoneText(text, isRestricted), type)
  return (
    <Field {...{ id: rest.id, label, hint, error: error ?? ownError, isOptional, hideLabel, className }}>
      {control => (
        <div
          ref={picker.group}
          dir="ltr"
          className={styles.group}
          onPointerEnter={fetchList}
          onFocus={fetchList}
        >
          <CountryButton
            ref={picker.button}
            country={phone.country}
            isDisabled={Boolean(rest.disabled || rest.readOnly)}
            isOpen={picker.step !== null}
            listId={listId}
            onOpen={picker.open}
            onClose={picker.close}
          />
          <input
            autoComplete="tel"
            {...rest}
            {...control}
            type="tel"
            inputMode="tel"
            dir="ltr"
            {...typing}
            onKeyDown={event => {
              onKeyDown?.(event)
              phone.undoByKey(event)
            }}
            onBlur={leave}
          />
          {name && (
            <input
              type="hidden"
              name={name}
              form={rest.form}
              value={value.e164 ?? value.formatted}
              disabled={rest.disabled}
            />
          )}
          <span role="status" className="visually-hidden">
            {isLeft && value.valid && isolate(value.formatted)}
          </span>
          {picker.step !== null && (
            <Suspense>
              <CountryList
                id={listId}
                anchor={picker.group}
                country={phone.country}
                countries={countries}
                preferred={preferred}
                step={picker.step}
                onPick={picker.choose}
                onClose={picker.close}
                onLeave={picker.leave}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
