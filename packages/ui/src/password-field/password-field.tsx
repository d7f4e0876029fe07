import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { PasswordRuleList } from './password-rule-list.tsx'
import { passwordLength } from './password-rules.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trail' | 'lead' | 'dir'> {
  /** A new password shows its rule below, which follows what is typed; `off` for one that is not personal. */
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/** A password: left to right, with a button that shows it. Paste and password managers work. */
export function PasswordField({ hint, onChange, ...props }: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const [own, setOwn] = useState(props.defaultValue ?? '')
  const isNew = props.autoComplete === 'new-password'
  const change = (password: string) => {
    setOwn(password)
    onChange?.(password)
  }
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      maxLength={passwordLength.most}
      {...props}
      hint={
        isNew ? (
          <>
            <PasswordRuleList password={props.value ?? own} />
            {hint}
          </>
        ) : (
          hint
        )
      }
      onChange={change}
      dir="ltr"
      type={isShown ? 'text' : 'password'}
      trail={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? t`Hide the password` : t`Show the password`}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
