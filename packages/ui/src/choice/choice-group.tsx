import { useId, useState, type ReactNode } from 'react'
import { FieldError } from '../field/field.tsx'
import { cx } from '../ui-provider/class-names.ts'
import { Choice } from './choice.tsx'
import styles from './choice.module.css'

export interface ChoiceOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean
  /** Stands beside its words, outside what chooses it: a button of its own. */
  beside?: ReactNode
}

interface GroupProps {
  label: ReactNode
  hideLabel?: boolean
  options: readonly ChoiceOption[]
  hint?: ReactNode
  error?: ReactNode
  isDisabled?: boolean
  isBoxed?: boolean
  name?: string
  className?: string
}

export interface CheckboxGroupProps extends GroupProps {
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (value: string[]) => void
}

export interface RadioGroupProps extends GroupProps {
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
}

interface FrameProps extends GroupProps {
  role?: 'radiogroup'
  renderOption: (
    option: ChoiceOption,
    shared: { name: string; disabled: boolean; isBoxed?: boolean; error?: boolean },
  ) => ReactNode
}

function GroupFrame({
  label,
  hideLabel,
  options,
  hint,
  error,
  isDisabled,
  isBoxed,
  name,
  className,
  role,
  renderOption,
  ...rest
}: FrameProps) {
  const id = useId()
  return (
    <fieldset
      {...rest}
      role={role}
      className={cx(styles.group, className)}
      aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
      aria-invalid={role && error ? true : undefined}
    >
      <legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map(option =>
          renderOption(option, {
            name: name ?? id,
            disabled: Boolean(isDisabled || option.isDisabled),
            isBoxed,
          }),
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** Several of a few. */
export function CheckboxGroup({ value: given, defaultValue = [], onChange, ...rest }: CheckboxGroupProps) {
  const [own, setOwn] = useState<readonly string[]>(defaultValue)
  const value = given ?? own
  const toggle = (key: string, isOn: boolean) => {
    const next = rest.options
      .map(option => option.value)
      .filter(each => (each === key ? isOn : value.includes(each)))
    setOwn(next)
    onChange?.(next)
  }
  return (
    <GroupFrame
      {...rest}
      renderOption={({ value: key, label, hint, beside }, shared) => (
        <Choice
          key={key}
          kind="checkbox"
          beside={beside}
          {...shared}
          value={key}
          hint={hint}
          checked={value.includes(key)}
          onChange={isOn => toggle(key, isOn)}
        >
          {label}
        </Choice>
      )}
    />
  )
}

/** One of a few; arrow keys move, as in every browser. */
export function RadioGroup({
  value: given,
  defaultValue = null as never,
  onChange,
  ...rest
}: RadioGroupProps) {
  const [own, setOwn] = useState<string | null>(defaultValue)
  const value = given === undefined ? own : given
  const choose = (key: string) => {
    setOwn(key)
    onChange?.(key)
  }
  return (
    <GroupFrame
      {...rest}
      role="radiogroup"
      renderOption={({ value: key, label, hint, beside }, shared) => (
        <Choice
          key={key}
          kind="radio"
          beside={beside}
          {...shared}
          value={key}
          hint={hint}
          checked={value === key}
          onChange={() => choose(key)}
        >
          {label}
        </Choice>
      )}
    />
  )
}
