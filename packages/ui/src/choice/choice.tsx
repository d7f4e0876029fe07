import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { FieldError } from '../field/field.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './choice.module.css'

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'onChange' | 'children' | 'className'
> {
  children: ReactNode
  onChange?: (isSelected: boolean) => void
  /** Neither on nor off: some of what it stands for. */
  isIndeterminate?: boolean
  hint?: ReactNode
  error?: ReactNode
  /** A framed row that fills when chosen: an exam's answers, a plan. */
  isBoxed?: boolean
  className?: string
  /** Stands beside its words, outside what chooses it: a button of its own. */
  beside?: ReactNode
}

interface ChoiceProps extends CheckboxProps {
  kind: 'checkbox' | 'radio' | 'switch'
}

/** One native control with its words; the whole row is its target. */
export function Choice({
  kind,
  children,
  onChange,
  isIndeterminate,
  hint,
  error,
  isBoxed,
  className,
  beside,
  ref,
  ...rest
}: ChoiceProps) {
  const id = useId()
  const mark = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isIndeterminate ?? false
    if (typeof ref === 'function') ref(input)
    else if (ref) ref.current = input
  }
  return (
    <div className={cx(beside !== undefined && styles.withBeside, className) || undefined}>
      <label className={cx(styles.choice, isBoxed && styles.boxed)}>
        <input
          {...rest}
          ref={mark as Ref<HTMLInputElement>}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          role={kind === 'switch' ? 'switch' : undefined}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={
            cx(rest['aria-describedby'], error && `${id}-error`, hint && `${id}-hint`) || undefined
          }
          onChange={event => onChange?.(event.target.checked)}
        />
        <span>
          {children}
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {' '}
              {hint}
            </span>
          )}
        </span>
      </label>
      {beside}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** A box to tick. */
export function Checkbox(props: CheckboxProps) {
  return <Choice kind="checkbox" {...props} />
}

export interface RadioProps extends Omit<CheckboxProps, 'isIndeterminate' | 'name'> {
  /** Shared by those of which one alone can be chosen. */
  name: string
}

/** One of several that stand apart, each with things of its own between; where they stand together, `RadioGroup`. */
export function Radio(props: RadioProps) {
  return <Choice kind="radio" {...props} />
}

export interface SwitchProps extends Omit<CheckboxProps, 'isIndeterminate' | 'isBoxed'> {
  /** Whether the setting is being stored: it keeps the focus and takes no other change until then. */
  isPending?: boolean
}

/** A setting that takes effect at once. */
export function Switch({ isPending = false, onChange, ...rest }: SwitchProps) {
  return (
    <Choice
      kind="switch"
      {...rest}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true })}
      onChange={isOn => {
        if (!isPending) onChange?.(isOn)
      }}
    />
  )
}
