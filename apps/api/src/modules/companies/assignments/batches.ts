import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import {
  assignmentBatches,
  assignmentBatchItems,
  assignments,
  type AssignmentOutcome,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { assigningStopped, assigningUndone } from '../../platform/notifications/company-notices.ts'
import { assigningDone } from '../../platform/notifications/notices.ts'
import { notify, notifyEach } from '../../platform/notifications/notify.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { cancelJob, enqueue } from '../../platform/queue/job-queue.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { assignPart, type Batch } from './assigning.ts'
import { auditedDue, refusePastDay, type Due } from './due.ts'
import { copyToCourse, type Rest } from './batch-items.ts'
import { pairsWith, peopleOf, type Wanted, wantedCourses } from './pairs.ts'
import { assigningGroup } from './standing-scope.ts'
import { lockOpen, withdraw } from './withdrawing.ts'

/** The most that one act assigns, people times courses: five courses for fifty thousand people. Its preview takes seconds. */
export const batchLimit = 250_000
/** So many are written with the act; of more, the first course's, and the job writes the others. */
export const writtenAtOnce = 20_000
/** How long an act can be undone. */
const undoInterval = sql`interval '1 day'`

interface BatchWork {
  batchId: number
  /** Who takes it back. */
  undoneBy?: number | null
  /** What the job writes of the act before it assigns. */
  rest?: Rest | undefined
}

export const workOnBatches = jobKind<BatchWork>('assign_courses', { leaseSeconds: 120 })

/**
 * Writes an act that assigns courses to people, with each pair as an item, and the job that does it. Whom it concerns is settled here; of many
 * pairs, the job writes those of the other courses.
 * @throws AppError `nothing_to_assign`, `too_many_assignments`; `validation` for a due day that has passed
 */
export async function startBatch(
  tx: Transaction,
  actor: CompanyActor,
  wanted: Wanted,
  due: Due,
): Promise<number> {
  const { companyId, branchId } = actor.member
  await refusePastDay(tx, companyId, due.dueOn)
  const [batch] = await tx
    .insert(assignmentBatches)
    .values({ companyId, createdBy: actor.userId, branchId, ...due, total: 0 })
    .returning({ id: assignmentBatches.id })
  if (!batch) throw new Error('A batch of assignments was not made.')
  const { total, rest } = await writeItems(tx, actor.member, batch.id, wanted)
  await enqueueBatch(tx, companyId, batch.id, { total }, { rest })
  await audit(tx, actor, {
    action: 'assignments.make',
    subject: { type: 'assignment_batch', id: batch.id },
    after: { ...wanted, ...auditedDue(due), total },
  })
  return batch.id
}

/** Writes the pairs of an act, or the first course's. @returns how many there will be, and what is left to write */
async function writeItems(tx: Transaction, member: CompanyMembership, batchId: number, wanted: Wanted) {
  const people = await peopleOf(tx, member, wanted)
  const courses = await wantedCourses(tx, member, wanted)
  const [count = 0] = (
    await tx.execute<{ count: number }>(sql`select count(*)::int as count from (${people}) as p`)
  ).rows.map(row => row.count)
  if (count * courses.length === 0) throw new AppError('nothing_to_assign')
  if (count * courses.length > batchLimit) throw new AppError('too_many_assignments')
  const isWhole = count * courses.length <= writtenAtOnce
  const written = isWhole ? courses : courses.slice(0, 1)
  const { rowCount } = await tx.execute(sql`
    insert into assignment_batch_items (company_id, batch_id, employee_id, course_id, learning_path_id)
    select ${member.companyId}, ${batchId}, p.employee_id, p.course_id, p.path_id from (${pairsWith(people, written)}) as p`)
  // Others may have come in or left since they were counted.
  const total = ((rowCount ?? 0) / written.length) * courses.length
  if (total === 0) throw new AppError('nothing_to_assign')
  const rest = isWhole ? undefined : { like: written[0]?.courseId ?? 0, courses: courses.slice(1) }
  return { total, rest }
}

/** Writes the job that works on a batch, with what else changes of it. */
export async function enqueueBatch(
  tx: Transaction,
  companyId: number,
  id: number,
  set: { total: number } | { state: 'undoing' },
  { undoneBy = null, rest }: Omit<BatchWork, 'batchId'> = {},
): Promise<void> {
  const work = { batchId: id, undoneBy, ...(rest && { rest }) }
  const jobId = await enqueue(tx, workOnBatches, work, { groupKey: assigningGroup(companyId) })
  await tx
    .update(assignmentBatches)
    .set({ ...set, jobId })
    .where(eq(assignmentBatches.id, id))
}

/** Does the work of `workOnBatches`, a part in each transaction: assigns, or takes back what was assigned. */
export async function workOnBatch(
  { batchId, undoneBy = null, rest }: BatchWork,
  job: JobContext,
): Promise<void> {
  // Once anything is assigned, all is written.
  if (rest && (job.reached?.done ?? 0) === 0) await writeRest(batchId, rest, job)
  for (;;) {
    let isOver = false
    await job.commitPart(async tx => {
      const [batch] = await tx
        .select()
        .from(assignmentBatches)
        .where(eq(assignmentBatches.id, batchId))
        .for('no key update')
      const isAtWork = batch?.state === 'running' || batch?.state === 'undoing'
      if (!batch || !isAtWork) {
        isOver = true
        return job.reached ?? { done: 0, total: 0 }
      }
      const worked = batch.state === 'running' ? await assignPart(tx, batch) : await undoPart(tx, batch)
      isOver = worked === 0
      const done = batch.done + (batch.state === 'running' ? worked : 0)
      await (isOver
        ? finish(tx, batch, undoneBy)
        : tx.update(assignmentBatches).set({ done }).where(eq(assignmentBatches.id, batch.id)))
      await publish(tx, { ...batch, done, ...(isOver && { state: afterWork(batch) }) })
      return { done, total: batch.total }
    })
    if (isOver) return
  }
}

/** Writes the pairs of an act that are not written yet, those of a course in each transaction. Once more, it writes what is missing. */
async function writeRest(batchId: number, rest: Rest, job: JobContext): Promise<void> {
  for (const course of rest.courses)
    await job.commitPart(async tx => {
      const [batch] = await tx
        .select()
        .from(assignmentBatches)
        .where(eq(assignmentBatches.id, batchId))
        .for('no key update')
      if (batch?.state === 'running') await copyToCourse(tx, batchId, rest.like, course)
      return { done: 0, total: batch?.total ?? 0 }
    })
}

const afterWork = (batch: Batch) => (batch.state === 'running' ? 'done' : 'undone')

async function finish(tx: Transaction, batch: Batch, undoneBy: number | null): Promise<void> {
  await tx
    .update(assignmentBatches)
    .set({ state: afterWork(batch), finishedAt: sql`coalesce(finished_at, now())` })
    .where(eq(assignmentBatches.id, batch.id))
  const count = (outcome: AssignmentOutcome) =>
    tx.$count(
      assignmentBatchItems,
      and(eq(assignmentBatchItems.batchId, batch.id), eq(assignmentBatchItems.outcome, outcome)),
    )
  if (batch.state === 'undoing') {
    const done = await count('undone')
    const notice = assigningUndone({ batchId: batch.id, done, total: done + (await count('assigned')) })
    return notifyEach(tx, notice, [...new Set(idsOf(batch.createdBy, undoneBy))])
  }
  if (batch.createdBy === null) return
  // Of a standing assignment only what it lacks is worth a word: people come in one by one.
  if (batch.standingId !== null && (await count('no_seat')) === 0) return
  const assigned = await count('assigned')
  await notify(
    tx,
    assigningDone({ userId: batch.createdBy, batchId: batch.id, assigned, total: batch.total }),
  )
}

const idsOf = (...users: (number | null)[]) => users.filter(id => id !== null)

/** How many assignments one transaction takes back. */
const undoSize = 100

/** Withdraws the next part of a batch's assignments that are not begun. @returns how many; 0 where none is left */
async function undoPart(tx: Transaction, batch: Batch): Promise<number> {
  const rows = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.batchId, batch.id), eq(assignments.state, 'assigned')))
    .orderBy(asc(assignments.employeeId), asc(assignments.courseId))
    .limit(undoSize)
  if (rows.length === 0) return 0
  const open = await lockOpen(
    tx,
    batch.companyId,
    rows.map(({ id }) => id),
  )
  // Those who began while this waited for the lock keep it.
  const unbegun = open.filter(({ state }) => state === 'assigned')
  await withdraw(tx, batch.companyId, unbegun)
  if (unbegun.length > 0)
    await tx.execute(sql`update assignment_batch_items i set outcome = 'undone'
      from unnest(${sql.param(unbegun.map(row => row.employeeId))}::bigint[], ${sql.param(unbegun.map(row => row.courseId))}::bigint[]) as u(employee_id, course_id)
      where i.batch_id = ${batch.id} and i.employee_id = u.employee_id and i.course_id = u.course_id`)
  return rows.length
}

/** Publishes its progress to its creator's devices. */
async function publish(tx: Transaction, batch: Batch): Promise<void> {
  if (batch.createdBy === null || batch.standingId !== null) return
  await emit(tx, [
    {
      channel: `private-user.${batch.createdBy}`,
      name: 'AssignmentBatchChanged',
      data: { batch_id: batch.id, state: batch.state, done: batch.done, total: batch.total },
    },
  ])
}

/** The batches that a member sees: all of the company, and a manager those of the own branch. */
export function batchesOf(member: CompanyMembership): SQL | undefined {
  return and(
    eq(assignmentBatches.companyId, member.companyId),
    member.branchId === null ? undefined : eq(assignmentBatches.branchId, member.branchId),
  )
}

async function lockBatch(tx: Transaction, member: CompanyMembership, id: number): Promise<Batch> {
  const [batch] = await tx
    .select()
    .from(assignmentBatches)
    .where(and(eq(assignmentBatches.id, id), batchesOf(member)))
    .for('no key update')
  if (!batch) throw new AppError('not_found')
  return batch
}

/** Stops a batch: what it has assigned stays, and can be undone. @throws AppError `not_found`, `conflict` where it has ended */
export async function cancelBatch(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  const batch = await lockBatch(tx, actor.member, id)
  if (batch.state !== 'running') throw new AppError('conflict')
  if (batch.jobId !== null) await cancelJob(tx, batch.jobId)
  await tx
    .update(assignmentBatches)
    .set({ state: 'cancelled', finishedAt: sql`now()` })
    .where(eq(assignmentBatches.id, id))
  await publish(tx, { ...batch, state: 'cancelled' })
  const { done, total } = batch
  if (batch.createdBy !== null && batch.createdBy !== actor.userId)
    await notifyEach(tx, assigningStopped({ mark: 'batch', id, done, total }), [batch.createdBy])
  await audit(tx, actor, {
    action: 'assignments.cancel',
    subject: { type: 'assignment_batch', id },
    after: { done, total },
  })
}

/**
 * Takes a batch back within a day: courses not begun are withdrawn, and its seats come back.
 * @throws AppError `not_found`, `conflict` where it runs or was undone, `undo_expired`
 */
export async function undoBatch(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  const batch = await lockBatch(tx, actor.member, id)
  if (batch.state !== 'done' && batch.state !== 'cancelled') throw new AppError('conflict')
  const inTime = and(
    eq(assignmentBatches.id, id),
    sql`${assignmentBatches.createdAt} > now() - ${undoInterval}`,
  )
  if ((await tx.$count(assignmentBatches, inTime)) === 0) throw new AppError('undo_expired')
  await enqueueBatch(tx, batch.companyId, id, { state: 'undoing' }, { undoneBy: actor.userId })
  await publish(tx, { ...batch, state: 'undoing' })
  await audit(tx, actor, { action: 'assignments.undo', subject: { type: 'assignment_batch', id } })
}
