import type { OperatorRole } from '../../db/schema/index.ts'
import { viewersWho, type Policy } from '../../plugins/access.ts'

function operatorsWho(...roles: readonly OperatorRole[]): Policy {
  return viewersWho(({ operatorRole }) => operatorRole !== null && roles.includes(operatorRole))
}

/** Any operator. */
export const runSite = operatorsWho('administrator', 'support', 'editor', 'finance', 'auditor')
/** What everybody did: for those who oversee, not for those who are overseen. */
export const readAudit = operatorsWho('administrator', 'auditor')
/** Money that came or goes back. */
export const settleMoney = operatorsWho('administrator', 'finance')
/** What buyers ask back. */
export const readRefunds = operatorsWho('administrator', 'finance', 'support', 'auditor')
/** What learners earned: taking it back, and setting a name right. */
export const keepCertificates = operatorsWho('administrator', 'support')
/** What learners report of each other. */
export const settleReports = operatorsWho('administrator', 'support')
