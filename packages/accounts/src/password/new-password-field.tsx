import { useLingui } from '@lingui/react/macro'
import { PasswordField } from '@masar/ui'
import type { FieldBinding } from '../forms/use-form.ts'

/** A password to be set, with the rule as a list that follows what is typed. */
export function NewPasswordField({ label, ...rest }: FieldBinding<string> & { label?: string }) {
  const { t } = useLingui()
  return (
    <PasswordField
      {...rest}
      label={label ?? t`Password`}
      name="new-password"
      autoComplete="new-password"
      maxLength={128}
      hint={t`And not one that others would guess, such as your name or e-mail address.`}
    />
  )
}
