import { useLingui } from '@lingui/react/macro'
import type { MemberRole } from './api.ts'

/** What each role may do, in plain words; `policy.ts` of the service's companies decides. */
export function useRoleHelp(): Record<MemberRole, string> {
  const { t } = useLingui()
  return {
    owner: t`Can do everything. Only owners decide who else is an owner and whether two-step verification is required.`,
    administrator: t`Manages people, courses, requirements, purchases, settings and roles, except those of owners.`,
    manager: t`Sees and manages the people of one department and those below it: invites them and assigns courses. Sees no purchases.`,
    finance: t`Buys, and sees seats, orders and invoices. Sees how many people there are, but not who learns what.`,
    auditor: t`Sees people, progress, requirements and seats of the whole company, and changes nothing.`,
  }
}
