import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { employees } from '../../../../db/schema/index.ts'
import type { Locale } from '../../../../locale.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import type { Invitations } from '../../invitations/service.ts'
import { mayReturn, needsInvitation, takeBack } from '../returning.ts'

/**
 * Takes those of these people back who have left, under `lockStructure`: those with the account that they had joined with at once, and
 * others by an invitation, where they may be sent one.
 * @param sendable who may be sent an invitation
 * @returns how many came back or were invited
 */
export async function takeBackMany(
  tx: Transaction,
  actor: CompanyActor,
  invitations: Invitations,
  { ids, sendable, locale }: { ids: readonly number[]; sendable: readonly number[]; locale: Locale },
): Promise<number> {
  const { companyId } = actor.member
  const people = await tx
    .select({ id: employees.id, email: employees.email, isInvited: needsInvitation })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, [...ids]), mayReturn))
    .orderBy(asc(employees.id))
    .for('no key update')
  const maySend = new Set(sendable)
  const returning = people.filter(({ id, isInvited }) => !isInvited || maySend.has(id))
  for (const { id, email, isInvited } of returning)
    await takeBack(tx, actor, { id, isInvited }, () =>
      invitations.send(tx, { companyId, employeeId: id, to: email }, locale),
    )
  return returning.length
}
