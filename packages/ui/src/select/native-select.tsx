import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ControlBox, Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

export interface NativeSelectProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'onChange' | 'className' | 'children'> {
  options: readonly SelectOption[]
  onChange?: (value: string) => void
  /** The first, empty line. */
  placeholder?: string
}

/** The browser's own list: the lightest, and the best on phones. Use Select where options need more than a line of text. */
export function NativeSelect({
  label,
  hint,
  error,
  isOptional,
  hideLabel,
  className,
  options,
  onChange,
  placeholder,
  ...rest
}: NativeSelectProps) {
  return (
    <Field {...{ id: rest.id, label, hint, error, isOptional, hideLabel, className }}>
      {control => (
        <ControlBox>
          <select {...rest} {...control} onChange={onChange && (event => onChange(event.target.value))}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </ControlBox>
      )}
    </Field>
  )
}
