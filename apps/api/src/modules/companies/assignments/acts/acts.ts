import { asc, eq, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../../db/client.ts'
import { assignments, employees, type CompanyRole } from '../../../../db/schema/index.ts'
import { AppError } from '../../../../errors.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { assigningStopped } from '../../../platform/notifications/company-notices.ts'
import { notifyEach } from '../../../platform/notifications/notify.ts'
import { jobKind } from '../../../platform/queue/job-kind.ts'
import { cancelJob, enqueue, readJob } from '../../../platform/queue/job-queue.ts'
import { batchLimit } from '../batches.ts'
import { refusePastDay } from '../due.ts'
import { assignmentsWhich } from '../list.ts'
import { assigningGroup } from '../standing-scope.ts'
import type { AssignmentActBody } from './schema.ts'

/** An act on many assignments: which they are is settled when it begins. */
export interface AssignmentAct {
  companyId: number
  createdBy: number | null
  role: CompanyRole
  branchId: number | null
  act: AssignmentActBody['act']
  dueOn: string | null
  total: number
  /** In the order in which they are worked on. */
  ids: number[]
}

/** After what is assigned by then, and before what is assigned later. */
export const workOnAssignments = jobKind<AssignmentAct>('act_on_assignments', { leaseSeconds: 120 })

/**
 * Begins an act on assignments that the actor sees and that were named, by id or by what they have in common. Done in the background.
 * @param most how many it may concern
 * @throws AppError `malformed` for ids and filters at once, or neither; `too_many_assignments`; `validation` for a due day that has passed
 */
export async function startAssignmentAct(
  tx: Transaction,
  actor: CompanyActor,
  body: AssignmentActBody,
  most = batchLimit,
): Promise<{ id: number; total: number }> {
  const { companyId, role, branchId } = actor.member
  const { act, assignment_ids, filters } = body
  if ((assignment_ids === undefined) === (filters === undefined)) throw new AppError('malformed')
  if (act === 'set_due' && body.due_on === undefined)
    throw new AppError('validation', { fields: { due_on: [{ code: 'required' }] } })
  const dueOn = act === 'set_due' ? (body.due_on ?? null) : null
  await refusePastDay(tx, companyId, dueOn)
  const rows = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(employees, eq(employees.id, assignments.employeeId))
    .where(assignmentsWhich(actor.member, { ...filters, assignment_ids }))
    .orderBy(...orderOf(act))
    .limit(most + 1)
  if (rows.length > most) throw new AppError('too_many_assignments')
  const total = rows.length
  const made = { companyId, createdBy: actor.userId, role, branchId, act, dueOn, total }
  const id = await enqueue(
    tx,
    workOnAssignments,
    { ...made, ids: rows.map(row => row.id) },
    { groupKey: assigningGroup(companyId) },
  )
  if (id === null) throw new Error('An act on assignments was not made.')
  await audit(tx, actor, {
    action: 'assignments.act',
    subject: { type: 'assignment_act', id },
    after: { act, ...(act === 'set_due' && { due_on: dueOn }), ...filters, total },
  })
  return { id, total }
}

/** Of whom is reminded all stands together, what is due first before the rest: the part that comes to a person first names that. */
function orderOf(act: AssignmentActBody['act']) {
  const id = asc(assignments.id)
  return act === 'remind' ? [asc(assignments.employeeId), sql`${assignments.dueOn} nulls last`, id] : [id]
}

/** An act of the member's company, and who began it. @throws AppError `not_found` */
async function findAct(connection: Connection, member: CompanyMembership, id: number) {
  const job = await readJob(connection, workOnAssignments, id, 'ids')
  if (!job || job.payload.companyId !== member.companyId) throw new AppError('not_found')
  if (member.branchId !== null && job.payload.branchId !== member.branchId) throw new AppError('not_found')
  const { act, total, createdBy } = job.payload
  const { done = 0, changed = 0 } = job.progress ?? {}
  return { act: { id, act, state: stateOf(job), total, done, changed }, createdBy }
}

/** How far an act of the member's company is; a manager sees those of the own branch. @throws AppError `not_found` */
export async function readAssignmentAct(connection: Connection, member: CompanyMembership, id: number) {
  return (await findAct(connection, member, id)).act
}

function stateOf({ state, isCancelled }: NonNullable<Awaited<ReturnType<typeof readJob>>>) {
  if (state === 'done') return 'done' as const
  if (state === 'dead') return 'failed' as const
  return state === 'cancelled' || isCancelled ? ('cancelled' as const) : ('running' as const)
}

/** Stops an act: what was worked on by then stays as it is. @throws AppError `not_found`; `conflict` where it has ended */
export async function cancelAssignmentAct(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  const { act: known, createdBy } = await findAct(tx, actor.member, id)
  const { state, act, done, total } = known
  if (state !== 'running' || !(await cancelJob(tx, id))) throw new AppError('conflict')
  if (createdBy !== null && createdBy !== actor.userId)
    await notifyEach(tx, assigningStopped({ mark: 'act', id, done, total }), [createdBy])
  await audit(tx, actor, {
    action: 'assignments.cancel_act',
    subject: { type: 'assignment_act', id },
    after: { act, done, total },
  })
}
