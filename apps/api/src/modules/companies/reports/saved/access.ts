import { and, eq, or } from 'drizzle-orm'
import { savedReports, type SavedReportQuery } from '../../../../db/schema/index.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { readsNames } from '../../policy.ts'

/** Who asks: an account that acts for a company. */
export type Asker = Pick<CompanyActor, 'userId' | 'member'>

/** The condition for views that somebody saved, and for those that are shared with everybody who acts for the company. */
export const seenBy = ({
  userId,
  member,
}: {
  userId: Asker['userId']
  member: Pick<CompanyMembership, 'companyId'>
}) =>
  and(
    eq(savedReports.companyId, member.companyId),
    or(eq(savedReports.isShared, true), eq(savedReports.createdBy, userId ?? 0)),
  )

/** Finance sees no people, no group of them, and not what is assigned or begun by licence alone. */
export function isOpenTo(
  { member }: Pick<Asker, 'member'>,
  { by, group, source }: SavedReportQuery,
): boolean {
  return readsNames(member) || (by !== 'person' && group === undefined && source === undefined)
}
