import { useLingui } from '@lingui/react/macro'
import { parseDecimal } from '@masar/text'
import { NumberField } from '@masar/ui'
import type { ReactNode } from 'react'

interface CountFieldProps {
  label: string
  hint?: ReactNode
  text: string
  isTried: boolean
  /** What the service says of it. */
  error: string | undefined
  onChange: (text: string) => void
}

/** How many minutes or attempts are given. */
export function CountField({ text, isTried, error, onChange, ...rest }: CountFieldProps) {
  const { t } = useLingui()
  return (
    <NumberField
      {...rest}
      isWhole
      text={text}
      error={isTried && countOf(text) === null ? t`Type a whole number, such as 10.` : error}
      onChange={(_, typed) => onChange(typed)}
    />
  )
}

/** What was typed as a count: none where nothing was, and null for what cannot be read, which must not pass for none. */
export function countOf(text: string): number | null {
  if (text.trim() === '') return 0
  const value = parseDecimal(text)
  return value !== null && Number.isInteger(value) ? value : null
}
