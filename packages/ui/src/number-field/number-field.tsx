import { parseDecimal } from '@masar/text'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'onChange' | 'value' | 'defaultValue'
> {
  /** The text as typed; left out, the field keeps its own. */
  text?: string
  defaultText?: string
  /**
   * Every change: the number, or null while the text is empty or no number, and the text as typed. Arabic and Persian
   * figures and the marks ٫ and ٬ count as their Latin twins.
   */
  onChange?: (value: number | null, text: string) => void
  /** Whole numbers only: the phone shows its plain number pad. */
  isWhole?: boolean
}

/** A number, typed as text: no spinning by accident, and the digits of either script. */
export function NumberField({ text, defaultText = '', onChange, isWhole, ...rest }: NumberFieldProps) {
  const [own, setOwn] = useState(defaultText)
  const change = (typed: string) => {
    setOwn(typed)
    const value = parseDecimal(typed)
    onChange?.(value === null || (isWhole && !Number.isInteger(value)) ? null : value, typed)
  }
  return (
    <TextField
      autoComplete="off"
      {...rest}
      dir="ltr"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={text ?? own}
      onChange={change}
    />
  )
}
