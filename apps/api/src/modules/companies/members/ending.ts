import { and, isNull, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import {
  companyApiKeys,
  companyMembers,
  inspectionLinks,
  joiningLinks,
  memberInvitations,
  sessions,
} from '../../../db/schema/index.ts'
import { endSessions } from '../../accounts/auth/session-ending.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { emptyInspections } from '../evidence/inspected-people.ts'

export type EndedMembership = Pick<
  typeof companyMembers.$inferSelect,
  'companyId' | 'userId' | 'role' | 'departmentId'
>

/** What ended memberships besides a member's own act. */
export type EndingCause = 'employee_deactivated' | 'employee_left' | 'account_deleted' | 'company_deleted'

/**
 * Ends memberships, and at once the sessions that act by them and the invitations, to others and to themselves, that are not accepted. The caller writes
 * the audit log as the last of the transaction ({@link auditEnded}).
 * @returns those that ended
 */
export async function endMemberships(tx: Transaction, which: SQL | undefined): Promise<EndedMembership[]> {
  const ended = await tx.delete(companyMembers).where(which).returning()
  if (ended.length === 0) return ended
  const pairs = pairsOf(ended)
  await endSessions(tx, sql`(${sessions.userId}, ${sessions.companyId}) in (${pairs})`)
  await tx
    .delete(memberInvitations)
    .where(sql`(${memberInvitations.invitedBy}, ${memberInvitations.companyId}) in (${pairs})`)
  await withdrawMadeBy(tx, ended)
  await endInvitationsTo(
    tx,
    sql`select m.company_id, u.email from (values ${pairs}) as m(user_id, company_id) join users u on u.id = m.user_id`,
  )
  return ended
}

/** Links for joining, links for inspectors and API keys work no longer than the role in which they were made. */
export async function withdrawMadeBy(
  tx: Transaction,
  makers: readonly Pick<EndedMembership, 'userId' | 'companyId'>[],
): Promise<void> {
  const pairs = pairsOf(makers)
  const now = sql`clock_timestamp()`
  const madeIn = (table: typeof joiningLinks | typeof companyApiKeys | typeof inspectionLinks) =>
    and(sql`(${table.createdBy}, ${table.companyId}) in (${pairs})`, isNull(table.withdrawnAt))
  await tx.update(joiningLinks).set({ withdrawnAt: now }).where(madeIn(joiningLinks))
  await tx.update(companyApiKeys).set({ withdrawnAt: now }).where(madeIn(companyApiKeys))
  await emptyInspections(tx, madeIn(inspectionLinks), { withdrawnAt: now })
}

const pairsOf = (members: readonly Pick<EndedMembership, 'userId' | 'companyId'>[]) =>
  sql.join(
    members.map(({ userId, companyId }) => sql`(${userId}::bigint, ${companyId}::bigint)`),
    sql`, `,
  )

/** People who left, or have a role by now, get none by an earlier invitation. @param people selects companies and addresses */
export async function endInvitationsTo(tx: Transaction, people: SQL): Promise<void> {
  await tx
    .delete(memberInvitations)
    .where(sql`(${memberInvitations.companyId}, ${memberInvitations.email}) in (${people})`)
}

/** Writes each ended membership to its company's audit log, whatever ended it. */
export async function auditEnded(
  tx: Transaction,
  actor: Actor,
  ended: EndedMembership[],
  cause?: EndingCause,
): Promise<void> {
  // In one order for all: each line holds its company's chain until the transaction ends.
  for (const { companyId, userId, role, departmentId } of ended.toSorted((a, b) => a.companyId - b.companyId))
    await audit(tx, actor, {
      action: 'member.remove',
      subject: { type: 'user', id: userId },
      before: { role, department_id: departmentId },
      ...(cause && { after: { because: cause } }),
      companyId,
    })
}
