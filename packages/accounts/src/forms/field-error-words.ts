import { useLingui } from '@lingui/react/macro'
import type { FieldError } from './checks.ts'

/** What a field says of its error, and what to do. */
export function useFieldErrorWords(): Record<FieldError, string> {
  const { t } = useLingui()
  return {
    required: t`This field is required.`,
    email: t`Enter an e-mail address such as name@example.com.`,
    terms: t`Accept the terms of use to continue.`,
    choice: t`Choose one from the list.`,
    city: t`Choose the city, or type its name.`,
    code: t`Enter all six digits of the code.`,
    password: t`The password does not meet every rule below yet.`,
  }
}
