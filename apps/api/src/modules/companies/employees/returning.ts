import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { applyRules } from '../groups/rules.ts'
import { inReachOf } from '../policy.ts'
import { endAbsence } from './absences.ts'
import { nameInCompanies } from './account-names.ts'

/** Whether a leaver comes back only by an invitation: without an account, or where they left by their own act. */
export const needsInvitation = sql<boolean>`(${employees.userId} is null or ${employees.leftVoluntarily})`

/** The condition for who has left and may come back: whose record names nobody comes as somebody new. */
export const mayReturn = and(eq(employees.state, 'deactivated'), isNull(employees.anonymisedAt))

/** A leaver who may come back, where the member may see them. */
export function goneEmployee({ member }: CompanyActor, id: number) {
  return and(eq(employees.id, id), mayReturn, inReachOf(member, employees.companyId, employees.departmentId))
}

/**
 * Takes a leaver back, under `lockStructure`: with the account that they had joined with, or as invited.
 * @param known how they stood when it was decided whether to invite them
 * @param invite what invites them, where they need it
 * @returns the state that they are in now
 * @throws AppError `not_found` where they do not stand so any more
 */
export async function takeBack(
  tx: Transaction,
  actor: CompanyActor,
  { id, isInvited }: { id: number; isInvited: boolean },
  invite: () => Promise<unknown>,
): Promise<'active' | 'invited'> {
  const { companyId } = actor.member
  const state = isInvited ? 'invited' : 'active'
  const back = await tx
    .update(employees)
    .set({
      state,
      deactivatedAt: null,
      leftVoluntarily: false,
      ...(isInvited && { userId: null, otherName: null, otherNameKey: null }),
    })
    .where(and(goneEmployee(actor, id), eq(needsInvitation, isInvited)))
    .returning({ id: employees.id, userId: employees.userId })
  const [one] = back
  if (!one) throw new AppError('not_found')
  if (one.userId !== null) await nameInCompanies(tx, one.userId)
  if (isInvited) await invite()
  else await endAbsence(tx, companyId, id)
  await applyRules(tx, companyId, { employeeIds: [id] })
  await audit(tx, actor, {
    action: 'employee.reactivate',
    subject: { type: 'employee', id },
    before: { state: 'deactivated' },
    after: { state },
  })
  return state
}
