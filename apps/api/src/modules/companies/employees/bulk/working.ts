import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../../../db/client.ts'
import { employeeActPeople, employeeActs, employees } from '../../../../db/schema/index.ts'
import { laterActor } from '../../../platform/audit/actor.ts'
import { peopleChanged } from '../../../platform/notifications/notices.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import type { JobContext } from '../../../platform/queue/job-run.ts'
import type { Invitations } from '../../invitations/service.ts'
import { stillActs } from '../../members/standing.ts'
import { inReachOf } from '../../policy.ts'
import { mayReturn, needsInvitation } from '../returning.ts'
import { lockStructure } from '../../structure.ts'
import { actOnMany, countInvitations, targetError, inviteAgain, type Outcome } from './acting.ts'
import { takeBackMany } from './taking-back.ts'
import { changeAct, type EmployeeAct, isNotified, partSize } from './acts.ts'

/** Works through an act in parts, until no one is left. Each part is one transaction. */
export async function workOnAct(
  db: Database,
  invitations: Invitations,
  actId: number,
  job: JobContext,
): Promise<void> {
  const [begun] = await db.select().from(employeeActs).where(eq(employeeActs.id, actId))
  if (!begun) return
  const { companyId } = begun
  for (;;) {
    const ids = await waitingOf(db, actId)
    let isOver = false
    await job.commitPart(async tx => {
      // Before the act itself: who removes a department removes what was to move people there.
      await lockStructure(tx, companyId)
      const [act] = await tx
        .select()
        .from(employeeActs)
        .where(eq(employeeActs.id, actId))
        .for('no key update')
      isOver = ids.length === 0 || act?.state !== 'running'
      if (act?.state !== 'running') return job.reached ?? { done: 0, total: 0 }
      if (await isRefused(tx, act)) {
        isOver = true
        await changeAct(tx, act, { state: 'failed', finishedAt: new Date() })
        return { done: act.done, total: act.total }
      }
      if (isOver) await finish(tx, act)
      else await workOnPart(tx, invitations, act, ids)
      return { done: act.done + ids.length, total: act.total }
    })
    if (isOver) return
  }
}

/** Whether it can no longer be done, or the person who started it may no longer do it: they have another role by now, or none. */
async function isRefused(tx: Transaction, act: EmployeeAct): Promise<boolean> {
  const member = memberOf(act)
  return !(await stillActs(tx, act.createdBy, member)) || (await targetError(tx, member, act)) !== null
}

async function finish(tx: Transaction, act: EmployeeAct): Promise<void> {
  const { id, createdBy, changed, total } = act
  await changeAct(tx, act, { state: 'done', finishedAt: new Date() })
  if (createdBy !== null && isNotified(act))
    await notify(tx, peopleChanged({ userId: createdBy, actId: id, changed, total }))
}

const memberOf = ({ companyId, role, branchId }: EmployeeAct) => ({ companyId, role, branchId })

async function waitingOf(db: Database, actId: number): Promise<number[]> {
  const rows = await db
    .select({ id: employeeActPeople.employeeId })
    .from(employeeActPeople)
    .where(eq(employeeActPeople.actId, actId))
    .orderBy(asc(employeeActPeople.employeeId))
    .limit(partSize)
  return rows.map(({ id }) => id)
}

/** Works on those of some people whom the act still reaches: others may have moved them meanwhile, and a record that names nobody stays as it is. */
async function workOnPart(
  tx: Transaction,
  invitations: Invitations,
  act: EmployeeAct,
  ids: readonly number[],
): Promise<void> {
  const inReach = inReachOf(memberOf(act), employees.companyId, employees.departmentId)
  const reached = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(inReach, isNull(employees.anonymisedAt), inArray(employees.id, [...ids])))
    .orderBy(asc(employees.id))
  const reachedIds = reached.map(({ id }) => id)
  const actor = laterActor(act)
  const outcome =
    act.act === 'invite_again'
      ? await inviteThem(tx, invitations, act, reachedIds)
      : act.act === 'reactivate'
        ? await takeThemBack(tx, invitations, act, reachedIds)
        : await actOnMany(tx, actor, act, reachedIds)
  await tx
    .delete(employeeActPeople)
    .where(and(eq(employeeActPeople.actId, act.id), inArray(employeeActPeople.employeeId, [...ids])))
  await changeAct(tx, act, {
    done: act.done + ids.length,
    changed: act.changed + outcome.done,
    heldByRole: act.heldByRole + outcome.held_by_role,
    limited: act.limited + outcome.limited,
  })
}

/** Counted in the transaction that sends them: what a killed process did not send counts for nothing. */
async function inviteThem(
  tx: Transaction,
  invitations: Invitations,
  act: EmployeeAct,
  ids: readonly number[],
): Promise<Outcome> {
  const { sendable, limited } = await countInvitations(
    tx,
    invitations,
    act.companyId,
    ids,
    eq(employees.state, 'invited'),
  )
  const done = await inviteAgain(tx, laterActor(act), invitations, sendable, act.locale)
  return { done, held_by_role: 0, limited }
}

async function takeThemBack(
  tx: Transaction,
  invitations: Invitations,
  act: EmployeeAct,
  ids: readonly number[],
): Promise<Outcome> {
  const isInvited = and(mayReturn, needsInvitation)
  const { sendable, limited } = await countInvitations(tx, invitations, act.companyId, ids, isInvited)
  const done = await takeBackMany(tx, laterActor(act), invitations, { ids, sendable, locale: act.locale })
  return { done, held_by_role: 0, limited }
}
