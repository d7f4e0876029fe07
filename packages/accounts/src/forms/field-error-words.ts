import { useLingui } from '@lingui/react/macro'
import type { FieldError } from './checks.ts'

/** What a field says of its error, and what to do. @returns the words for an error of the field with a name */
export function useFieldErrorWords(): (error: FieldError, field: string) => string {
  const { t } = useLingui()
  const name = t`Enter the name.`
  const missing: Record<string, string> = {
    name,
    name_ar: name,
    email: t`Enter the e-mail address.`,
    phone: t`Enter the phone number.`,
    password: t`Enter the password.`,
    current_password: t`Enter your current password.`,
    title: t`Enter your title.`,
    legal_name: t`Enter the legal name.`,
    registration_number: t`Enter the commercial registration number.`,
    address: t`Enter the address.`,
    code: t`Enter the code.`,
    recovery_code: t`Enter a recovery code.`,
  }
  const words: Record<FieldError, string> = {
    required: t`This field is required.`,
    email: t`Enter an e-mail address such as name@example.com.`,
    terms: t`Accept the terms of use to continue.`,
    choice: t`Choose one from the list.`,
    city: t`Choose the city, or type its name.`,
    code: t`Enter all six digits of the code.`,
    password: t`The password does not meet every rule below yet.`,
  }
  return (error, field) => (error === 'required' && missing[field]) || words[error]
}
