import { and, eq, or } from 'drizzle-orm'
import { savedReports, type SavedReportQuery } from '../../../../db/schema/index.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { buyingRoles, readsNames, readsSeats } from '../../policy.ts'

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

/**
 * Whether a role may open a view. Finance sees no people, no group of them, and not what is assigned or begun by licence alone; a manager of a
 * branch not the seats, and what was paid is for who buys.
 */
export function isOpenTo(
  { member }: Pick<Asker, 'member'>,
  { report, by, group, source }: SavedReportQuery,
): boolean {
  if (report === 'seats') return readsSeats(member)
  if (report === 'spending') return buyingRoles.includes(member.role)
  return readsNames(member) || (by !== 'person' && group === undefined && source === undefined)
}
