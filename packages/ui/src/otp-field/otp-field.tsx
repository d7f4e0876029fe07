import { foldDigits } from '@masar/text'
import {
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { useCleanText } from '../field/use-clean-text.ts'
import { useHistory } from '../field/use-history.ts'
import styles from './otp-field.module.css'

type Native = Omit<
  ComponentProps<'input'>,
  'onChange' | 'className' | 'value' | 'defaultValue' | 'type' | 'maxLength' | 'dir'
>

export interface OtpFieldProps extends Omit<FieldProps, 'isOptional'>, Native {
  /** Digits of the code; 6. */
  length?: number
  /** Left out, the field keeps its own code. */
  value?: string
  defaultValue?: string
  /** Every change: ASCII digits, at most `length` of them. */
  onChange?: (code: string) => void
  /** The last digit came in, by key, paste or autofill. */
  onComplete?: (code: string) => void
}

/** The digits of a text in ASCII, whatever stands between them: spaces, marks, the words of the message it was copied with. */
const digitsOf = (text: string) => foldDigits(text).replace(/\D/g, '')

/** A code among other numbers, such as a date in its message, is the run of digits that has its length and stands alone. */
function codeIn(text: string, length: number): string {
  const runs = foldDigits(text).match(/\d+/g) ?? []
  return runs.find(run => run.length === length) ?? digitsOf(text).slice(0, length)
}

/** A filled place is selected, so that the next digit takes its place instead of pushing the others on. */
function goTo(input: HTMLInputElement, index: number): void {
  const last = Math.min(input.value.length, Number(input.dataset['length']) - 1)
  const place = Math.max(0, Math.min(index, last))
  input.setSelectionRange(place, Math.min(place + 1, input.value.length))
}

function moveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key]
  if (step === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  goTo(input, (input.selectionStart ?? 0) + step)
}

function moveByPointer(event: PointerEvent<HTMLInputElement>): void {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  if (width > 0)
    goTo(
      event.currentTarget,
      Math.floor(((event.clientX - left) / width) * Number(event.currentTarget.dataset['length'])),
    )
}

/**
 * A one-time code: one input under drawn boxes, so that paste, autofill and screen readers meet a single field. Left to right
 * in either language; Arabic-Indic and Persian digits arrive as ASCII.
 */
export function OtpField({
  label,
  hint,
  error,
  hideLabel,
  className,
  length = 6,
  value: given,
  defaultValue = '',
  onChange,
  onComplete,
  ...rest
}: OtpFieldProps) {
  const [own, setOwn] = useState(() => digitsOf(defaultValue).slice(0, length))
  const [caret, setCaret] = useState(0)
  const value = given ?? own
  const active = Math.min(caret, length - 1)
  const tell = (code: string) => {
    setOwn(code)
    onChange?.(code)
  }
  // While an input method composes, six digits may not be the last word: the code is complete when it is done.
  const isAwaited = useRef(false)
  const change = (code: string, isComposing: boolean) => {
    if (code === value && !isAwaited.current) return
    isAwaited.current = isComposing
    if (code !== value) tell(code)
    if (code.length === length && !isComposing) onComplete?.(code)
  }
  const typing = useCleanText(
    value,
    text => codeIn(text, length),
    (code, input, isComposing) => {
      setCaret(input.selectionStart ?? code.length)
      change(code, isComposing)
    },
  )
  const undoByKey = useHistory(value, value, tell)
  return (
    <Field {...{ id: rest.id, label, hint, error, hideLabel, className }}>
      {control => (
        <div dir="ltr" className={styles.frame} style={{ '--length': length } as CSSProperties}>
          <input
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type="text"
            inputMode="numeric"
            dir="ltr"
            pattern="[0-9]*"
            data-length={length}
            data-autofocus={rest.autoFocus || undefined}
            {...typing}
            onSelect={event => setCaret(event.currentTarget.selectionStart ?? 0)}
            onKeyDown={event => {
              moveByKey(event)
              undoByKey(event)
            }}
            onPointerUp={moveByPointer}
          />
          <div aria-hidden className={styles.boxes}>
            {Array.from({ length }, (_, index) => (
              <span key={index} className={styles.box} data-active={index === active || undefined}>
                {value[index]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
