import { parseDate, type CalendarDate } from '@internationalized/date'
import { foldDigits } from '@masar/text'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { OptionalMark, type FieldProps } from '../field/field.tsx'
import fieldStyles from '../field/field.module.css'
import { cx } from '../ui-provider/class-names.ts'
import { useUi } from '../ui-provider/ui-provider.tsx'
import styles from './date-field.module.css'
import { hijriDate } from './hijri.ts'

export interface DateFieldProps extends FieldProps {
  /** ISO dates: `2026-11-21`. */
  value?: string | null
  defaultValue?: string
  /** Null while the date is not whole. */
  onChange?: (date: string | null) => void
  minValue?: string
  maxValue?: string
  isDisabled?: boolean
  name?: string
}

const read = (date: string | null | undefined): CalendarDate | null => (date ? parseDate(date) : null)

function typeInto(part: EventTarget | null, data: string): void {
  part?.dispatchEvent(
    new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
  )
}

/**
 * Types the ASCII twin of an Arabic-Indic or Persian digit: the parts' own parser reads the pinned digits alone. What an input method
 * composes is typed once it is done, whatever it wrote on the way; the parts drop that.
 */
function useFoldedDigits(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const parts = frame.current
    let isTyped = false
    const fold = (event: InputEvent) => {
      if (event.inputType === 'insertFromComposition') isTyped = true
      const ascii = event.data === null ? null : foldDigits(event.data)
      if (ascii === null || ascii === event.data || event.inputType === 'insertCompositionText') return
      event.preventDefault()
      event.stopPropagation()
      typeInto(event.target, ascii)
    }
    const begin = () => {
      isTyped = false
    }
    const end = (event: CompositionEvent) => {
      const digits = foldDigits(event.data ?? '').replace(/\D/g, '')
      if (!isTyped && digits !== '') typeInto(event.target, digits)
    }
    parts?.addEventListener('beforeinput', fold, true)
    parts?.addEventListener('compositionstart', begin)
    parts?.addEventListener('compositionend', end)
    return () => {
      parts?.removeEventListener('beforeinput', fold, true)
      parts?.removeEventListener('compositionstart', begin)
      parts?.removeEventListener('compositionend', end)
    }
  }, [frame])
}

/**
 * A date in parts (day, month, year) that take digits of either script and the arrow keys. Gregorian on every machine, with the
 * same day in the Hijri calendar beside it.
 */
export function DateField({
  label,
  hint,
  error,
  isOptional,
  hideLabel,
  className,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  ...rest
}: DateFieldProps) {
  const { locale } = useUi()
  const frame = useRef<HTMLDivElement>(null)
  useFoldedDigits(frame)
  const [own, setOwn] = useState(defaultValue ?? null)
  const date = value === undefined ? own : value
  const change = (next: CalendarDate | null) => {
    setOwn(next?.toString() ?? null)
    onChange?.(next?.toString() ?? null)
  }
  return (
    <AriaDateField
      {...rest}
      value={read(date)}
      onChange={change}
      minValue={read(minValue)}
      maxValue={read(maxValue)}
      isInvalid={Boolean(error)}
      isRequired={!isOptional}
      className={cx(fieldStyles.field, className)}
    >
      <Label className={hideLabel ? 'visually-hidden' : fieldStyles.label}>
        {label} {isOptional && <OptionalMark />}
      </Label>
      <div ref={frame} className={styles.line}>
        <DateInput className={styles.input ?? ''}>
          {segment => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
        {date && <span className={styles.hijri}>{hijriDate(date, locale)}</span>}
      </div>
      {error ? <AriaFieldError className={fieldStyles.error ?? ''}>{error}</AriaFieldError> : null}
      {hint ? (
        <Text slot="description" className={fieldStyles.hint ?? ''}>
          {hint}
        </Text>
      ) : null}
    </AriaDateField>
  )
}
