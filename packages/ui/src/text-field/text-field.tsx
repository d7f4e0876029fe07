import type { ComponentProps, ReactNode } from 'react'
import { ControlBox, Field, type FieldProps } from '../field/field.tsx'

type Native<T extends 'input' | 'textarea'> = Omit<
  ComponentProps<T>,
  'onChange' | 'className' | 'value' | 'defaultValue' | 'type'
>

interface ValueProps {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

export interface TextFieldProps extends FieldProps, ValueProps, Native<'input'> {
  /** Never `number`: see NumberField. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search'
  /** Stands before the text: an icon. */
  lead?: ReactNode
  /** Stands after the text: a button. */
  trail?: ReactNode
}

/** What an e-mail, phone or address field holds is left to right, whatever the page. */
const alwaysLtr = new Set(['email', 'tel', 'url'])

/** One line of text. `dir` follows what is typed, unless its kind or the caller fixes it. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  hideLabel,
  className,
  lead,
  trail,
  onChange,
  type = 'text',
  dir,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id: rest.id, label, hint, error, isOptional, hideLabel, className }}>
      {control => (
        <ControlBox lead={lead}>
          <input
            dir={dir ?? (alwaysLtr.has(type) ? 'ltr' : rest.value || rest.defaultValue ? 'auto' : undefined)}
            {...rest}
            {...control}
            type={type}
            onChange={onChange && (event => onChange(event.target.value))}
          />
          {trail}
        </ControlBox>
      )}
    </Field>
  )
}

export interface TextAreaProps extends FieldProps, ValueProps, Native<'textarea'> {}

/** Several lines of text; it grows with what is typed. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  hideLabel,
  className,
  onChange,
  dir,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ id: rest.id, label, hint, error, isOptional, hideLabel, className }}>
      {control => (
        <ControlBox>
          <textarea
            dir={dir ?? (rest.value || rest.defaultValue ? 'auto' : undefined)}
            {...rest}
            {...control}
            onChange={onChange && (event => onChange(event.target.value))}
          />
        </ControlBox>
      )}
    </Field>
  )
}
