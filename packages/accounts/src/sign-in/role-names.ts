import { useLingui } from '@lingui/react/macro'
import type { Role } from '@masar/app-shell'

/** The names of the roles in a company or on the site: in Arabic their administrators are not called alike. */
export function useRoleNames(where: 'company' | 'site' = 'company'): Record<Role, string> {
  const { t } = useLingui()
  return {
    owner: t({ message: 'Owner', context: 'role' }),
    administrator:
      where === 'company'
        ? t({ message: 'Administrator', context: 'role in a company' })
        : t({ message: 'Administrator', context: 'role' }),
    manager: t({ message: 'Manager', context: 'role' }),
    finance: t({ message: 'Finance', context: 'role' }),
    auditor: t({ message: 'Auditor', context: 'role' }),
    support: t({ message: 'Support', context: 'role' }),
    editor: t({ message: 'Editor', context: 'role' }),
  }
}
