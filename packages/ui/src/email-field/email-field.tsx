import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { looksLikeEmail } from './looks-like-email.ts'
import { useCheckOnLeaving } from './use-check-on-leaving.ts'

export type EmailFieldProps = Omit<TextFieldProps, 'type'>

/**
 * An e-mail address. What has not the form of one is said when the field is left, until it is changed; the caller's own error goes before.
 * An empty field says nothing: that is for the form to say when it is sent.
 */
export function EmailField({ error, onChange, onBlur, ...rest }: EmailFieldProps) {
  const { t } = useLingui()
  const [isWrong, setWrong] = useState(false)
  const leave = useCheckOnLeaving(field =>
    setWrong(field.value.trim() !== '' && !looksLikeEmail(field.value)),
  )
  return (
    <TextField
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...rest}
      type="email"
      error={error || (isWrong && t`Enter an e-mail address such as name@example.com.`)}
      onChange={text => {
        setWrong(false)
        onChange?.(text)
      }}
      onBlur={event => {
        leave(event.currentTarget)
        onBlur?.(event)
      }}
    />
  )
}
