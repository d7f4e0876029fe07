import { useLingui } from '@lingui/react/macro'

/** Whom a provider lets in who is no employee yet. */
export function useAdmissions() {
  const { t } = useLingui()
  return [
    { value: 'everyone', label: t`becomes an employee here, with an account if there is none yet` },
    { value: 'invited', label: t`gets in only if the company has invited them` },
  ] as const
}
