import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../../db/client.ts'
import { companyMessages, employeeActPeople, employeeActs, employees } from '../../../../db/schema/index.ts'
import { AppError } from '../../../../errors.ts'
import type { Locale } from '../../../../locale.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { emit } from '../../../platform/outbox/emit.ts'
import { jobKind } from '../../../platform/queue/job-kind.ts'
import { cancelJob, enqueue } from '../../../platform/queue/job-queue.ts'
import { keptDays } from '../../retention/rules.ts'
import { whoMatches } from '../filter.ts'
import { keepMessage } from '../messages/messages.ts'
import { targetError } from './acting.ts'
import type { BulkBody } from './schema.ts'

export type EmployeeAct = typeof employeeActs.$inferSelect

/** Acts on many people of a company are done one after another. */
export const workOnActs = jobKind<{ actId: number }>('act_on_employees', { leaseSeconds: 120 })

/** How many people one transaction works on. */
export const partSize = 100

/** Whether its end is worth a notification: one of a single part is over before anybody has looked away. */
export const isNotified = ({ total }: Pick<EmployeeAct, 'total'>) => total > partSize

/**
 * Begins an act on the people whom the actor sees and who were named, by id or by what they have in common. Done in the background.
 * @throws AppError `malformed` for ids and filters at once, or neither; `validation` for a department or group out of reach, or a message without text
 */
export async function startAct(
  tx: Transaction,
  actor: CompanyActor,
  body: BulkBody,
  locale: Locale,
): Promise<{ id: number; total: number }> {
  const { companyId, role, branchId } = actor.member
  const { act, employee_ids: ids, filters } = body
  if ((ids === undefined) === (filters === undefined)) throw new AppError('malformed')
  const target = targetOf(body)
  const messageId = act === 'message' ? await keepMessage(tx, actor, body.message) : null
  const error = await targetError(tx, actor.member, { act, ...target })
  if (error !== null) throw new AppError('validation', { fields: { [error]: [{ code: 'choice' }] } })
  const [made] = await tx
    .insert(employeeActs)
    .values({ companyId, createdBy: actor.userId, role, branchId, locale, act, messageId, ...target })
    .returning({ id: employeeActs.id })
  if (!made) throw new Error('An act on employees was not made.')
  const named = ids === undefined ? undefined : inArray(employees.id, ids)
  const who = await whoMatches(tx, actor.member, filters ?? {})
  const { rowCount } = await tx.execute(sql`
    insert into employee_act_people (company_id, act_id, employee_id)
    select ${employees.companyId}, ${made.id}, ${employees.id} from ${employees}
    where ${and(who, named)}`)
  const total = rowCount ?? 0
  const jobId = await enqueue(tx, workOnActs, { actId: made.id }, { groupKey: `employees-${companyId}` })
  await tx.update(employeeActs).set({ total, jobId }).where(eq(employeeActs.id, made.id))
  if (messageId !== null)
    await tx.update(companyMessages).set({ total }).where(eq(companyMessages.id, messageId))
  await audit(tx, actor, {
    action: 'employees.act',
    subject: { type: 'employee_act', id: made.id },
    after: {
      act,
      department_id: target.departmentId,
      group_id: target.groupId,
      message_id: messageId,
      total,
    },
  })
  return { id: made.id, total }
}

/** What the act needs to know, and nothing else that was sent. */
function targetOf({ act, department_id: departmentId, group_id: groupId }: BulkBody) {
  if (act === 'move' && departmentId === undefined)
    throw new AppError('validation', { fields: { department_id: [{ code: 'choice' }] } })
  return {
    departmentId: act === 'move' ? (departmentId ?? null) : null,
    groupId: act === 'add_to_group' || act === 'remove_from_group' ? (groupId ?? null) : null,
  }
}

/** The acts that a member sees: all of the company, and a manager those of the own branch. */
function actsOf({ companyId, branchId }: CompanyMembership, id: number): SQL | undefined {
  return and(
    eq(employeeActs.id, id),
    eq(employeeActs.companyId, companyId),
    branchId === null ? undefined : eq(employeeActs.branchId, branchId),
  )
}

/** How far an act is, and what became of it. @throws AppError `not_found` */
export async function readAct(connection: Connection, member: CompanyMembership, id: number) {
  const [row] = await connection.select().from(employeeActs).where(actsOf(member, id))
  if (!row) throw new AppError('not_found')
  const { act, state, total, done, changed, heldByRole, limited } = row
  const skipped = done - changed - heldByRole - limited
  const counts = { total, done, changed, skipped, held_by_role: heldByRole, limited }
  return { id, act, state, is_notified: isNotified(row), ...counts }
}

/** Stops an act; what it has done so far stays. @throws AppError `not_found`; `conflict` where it has ended */
export async function cancelAct(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  const [row] = await tx.select().from(employeeActs).where(actsOf(actor.member, id)).for('no key update')
  if (!row) throw new AppError('not_found')
  if (row.state !== 'running') throw new AppError('conflict')
  if (row.jobId !== null) await cancelJob(tx, row.jobId)
  await tx.delete(employeeActPeople).where(eq(employeeActPeople.actId, id))
  await changeAct(tx, row, { state: 'cancelled', finishedAt: new Date() })
  await audit(tx, actor, {
    action: 'employees.cancel_act',
    subject: { type: 'employee_act', id },
    after: { done: row.done, total: row.total },
  })
}

/** Changes an act, and publishes it to the devices of the person who started it. */
export async function changeAct(tx: Transaction, row: EmployeeAct, set: Partial<EmployeeAct>): Promise<void> {
  await tx.update(employeeActs).set(set).where(eq(employeeActs.id, row.id))
  if (row.messageId !== null && set.finishedAt)
    await tx
      .update(companyMessages)
      .set({ finishedAt: set.finishedAt })
      .where(eq(companyMessages.id, row.messageId))
  if (row.createdBy === null) return
  const { id, state, done, total } = { ...row, ...set }
  await emit(tx, [
    {
      channel: `private-user.${row.createdBy}`,
      name: 'EmployeeActChanged',
      data: { act_id: id, state, done, total },
    },
  ])
}

/** Deletes acts a week after they ended: the audit log says for good what was done. One that still runs stays, however long it takes. */
export async function deleteOldActs(db: Database): Promise<void> {
  await db
    .delete(employeeActs)
    .where(lt(employeeActs.finishedAt, sql`now() - make_interval(days => ${keptDays.acts}::int)`))
}
