import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trail' | 'lead' | 'dir'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password: left to right, with a button that shows it. Paste and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
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
