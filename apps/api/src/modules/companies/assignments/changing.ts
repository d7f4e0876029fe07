import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { assignments, employees } from '../../../db/schema/index.ts'
import { setDueDay } from '../../learning/assignment-rows.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { auditMany } from '../../platform/audit/audit.ts'
import { remindOfAssignments } from '../employees/bulk/reminding.ts'
import { inReachOf } from '../policy.ts'
import { refusePastDay } from './due.ts'
import { lockOpen, withdraw, type Assignment } from './withdrawing.ts'

/** Of the assignments that are named, those that the actor sees, with their people. */
async function seenOf(tx: Transaction, { member }: CompanyActor, ids: readonly number[]) {
  return tx
    .select({ id: assignments.id, employeeId: assignments.employeeId })
    .from(assignments)
    .innerJoin(employees, eq(employees.id, assignments.employeeId))
    .where(
      and(
        eq(assignments.companyId, member.companyId),
        inArray(assignments.id, [...ids]),
        inReachOf(member, employees.companyId, employees.departmentId),
      ),
    )
}

/** Of the assignments that are named, those that are open and that the actor sees, held until the transaction ends. */
async function lockChosen(
  tx: Transaction,
  actor: CompanyActor,
  ids: readonly number[],
): Promise<Assignment[]> {
  const seen = await seenOf(tx, actor, ids)
  return lockOpen(
    tx,
    actor.member.companyId,
    seen.map(({ id }) => id),
  )
}

/** Withdraws what is named; what was completed stays. @returns how many */
export async function withdrawChosen(
  tx: Transaction,
  actor: CompanyActor,
  ids: readonly number[],
): Promise<number> {
  const open = await lockChosen(tx, actor, ids)
  await withdraw(tx, actor.member.companyId, open)
  await auditMany(
    tx,
    actor,
    open.map(({ id, state }) => ({
      action: 'assignment.withdraw',
      subject: { type: 'assignment', id },
      before: { state },
      after: { state: 'withdrawn' },
    })),
  )
  return open.length
}

/** Sets another day by which what is named is due, or none. @returns how many @throws AppError `validation` for a day that has passed */
export async function setDue(
  tx: Transaction,
  actor: CompanyActor,
  ids: readonly number[],
  dueOn: string | null,
): Promise<number> {
  await refusePastDay(tx, actor.member.companyId, dueOn)
  const open = await lockChosen(tx, actor, ids)
  const changed = open.filter(row => row.dueOn !== dueOn || row.dueDays !== null)
  if (changed.length > 0)
    await setDueDay(
      tx,
      actor.member.companyId,
      changed.map(({ id }) => id),
      dueOn,
    )
  await auditMany(
    tx,
    actor,
    changed.map(({ id, dueOn: before }) => ({
      action: 'assignment.set_due',
      subject: { type: 'assignment', id },
      before: { due_on: before },
      after: { due_on: dueOn },
    })),
  )
  return open.length
}

/** Reminds the people of what is named, as far as it is open, once within a day each. @returns how many people were reminded */
export async function remindOfChosen(
  tx: Transaction,
  actor: CompanyActor,
  ids: readonly number[],
): Promise<number> {
  const seen = await seenOf(tx, actor, ids)
  const people = [...new Set(seen.map(({ employeeId }) => employeeId))]
  return people.length === 0
    ? 0
    : remindOfAssignments(
        tx,
        actor,
        people,
        seen.map(({ id }) => id),
      )
}
