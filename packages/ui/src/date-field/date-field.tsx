import { parseDate, type CalendarDate } from '@internationalized/date'
import { Trans } from '@lingui/react/macro'
import { type DigitScript, foldDigits, readingOfTag, withCalendar } from '@masar/text'
import { CalendarDays, CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  Button as AriaButton,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
} from 'react-aria-components/DatePicker'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { Button } from '../button/button.tsx'
import { OptionalMark, type FieldProps } from '../field/field.tsx'
import fieldStyles from '../field/field.module.css'
import { cx } from '../ui-provider/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { DateCalendar } from './date-calendar.tsx'
import styles from './date-field.module.css'
import { dayIn, firstCalendar } from './hijri.ts'

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

/** The digits of a text in the script that the parts are written in. */
function inScript(text: string, script: DigitScript): string {
  const ascii = foldDigits(text)
  return script === 'latn' ? ascii : ascii.replace(/[0-9]/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)
}

/**
 * Types the twin of a digit of another script: the parts' own parser reads the pinned digits alone. What an input method
 * composes is typed once it is done, whatever it wrote on the way; the parts drop that.
 */
function useFoldedDigits(frame: RefObject<HTMLElement | null>, script: DigitScript): void {
  useEffect(() => {
    const parts = frame.current
    let isTyped = false
    const fold = (event: InputEvent) => {
      if (event.inputType === 'insertFromComposition') isTyped = true
      const own = event.data === null ? null : inScript(event.data, script)
      if (own === null || own === event.data || event.inputType === 'insertCompositionText') return
      event.preventDefault()
      event.stopPropagation()
      typeInto(event.target, own)
    }
    const begin = () => {
      isTyped = false
    }
    const end = (event: CompositionEvent) => {
      const digits = foldDigits(event.data ?? '').replace(/\D/g, '')
      if (!isTyped && digits !== '') typeInto(event.target, inScript(digits, script))
    }
    parts?.addEventListener('beforeinput', fold, true)
    parts?.addEventListener('compositionstart', begin)
    parts?.addEventListener('compositionend', end)
    return () => {
      parts?.removeEventListener('beforeinput', fold, true)
      parts?.removeEventListener('compositionstart', begin)
      parts?.removeEventListener('compositionend', end)
    }
  }, [frame, script])
}

/**
 * A date in parts (day, month, year) that take digits of either script and the arrow keys, or chosen from a month, in the calendar that its
 * reader goes by or, by a press, in the other; the same day in the one that is not typed stands beside it.
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
  const { tag } = useUi()
  const [typed, setTyped] = useState<'gregory' | 'hijri'>(() => firstCalendar(tag, value ?? defaultValue))
  const frame = useRef<HTMLDivElement>(null)
  useFoldedDigits(frame, readingOfTag(tag).digits)
  const [own, setOwn] = useState(defaultValue ?? null)
  const date = value === undefined ? own : value
  const change = (next: CalendarDate | null) => {
    setOwn(next?.toString() ?? null)
    onChange?.(next?.toString() ?? null)
  }
  const other = typed === 'hijri' ? 'gregory' : 'hijri'
  return (
    <I18nProvider locale={withCalendar(tag, typed)}>
      <DatePicker
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
          <Group className={styles.control ?? ''}>
            <DateInput className={styles.input ?? ''}>
              {segment => <DateSegment segment={segment} className={styles.segment ?? ''} />}
            </DateInput>
            <AriaButton className={styles.open ?? ''}>
              <Icon of={CalendarDays} />
            </AriaButton>
          </Group>
          {date && <bdi className={styles.beside}>{dayIn(other, date, tag)}</bdi>}
        </div>
        {error ? (
          <AriaFieldError className={fieldStyles.error ?? ''}>
            <Icon of={CircleAlert} size={16} />
            <span>{error}</span>
          </AriaFieldError>
        ) : null}
        {hint ? (
          <Text slot="description" className={fieldStyles.hint ?? ''}>
            {hint}
          </Text>
        ) : null}
        <Button
          variant="quiet"
          size="sm"
          className={styles.calendar}
          isDisabled={rest.isDisabled === true}
          onPress={() => setTyped(other)}
        >
          {typed === 'hijri' ? (
            <Trans>Type it in the Gregorian calendar</Trans>
          ) : (
            <Trans>Type it in the Hijri calendar</Trans>
          )}
        </Button>
        <DateCalendar />
      </DatePicker>
    </I18nProvider>
  )
}
