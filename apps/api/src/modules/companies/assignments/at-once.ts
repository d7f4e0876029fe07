import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { assignmentBatches, assignmentBatchItems, type AssignmentOutcome } from '../../../db/schema/index.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import type { AuditedAct } from '../../platform/audit/audit.ts'
import { assignPart } from './assigning.ts'
import { auditedDue, type Due } from './due.ts'

/** An assignment to one person. */
interface AssignedOne {
  /** What was not assigned changed nothing else. */
  outcome: AssignmentOutcome | null
  /** For the caller to write last: until the transaction ends it holds the company's chain, for which others wait with what they hold. */
  act: AuditedAct
}

/** Assigns one course to one person in the caller's transaction, as an act that can be undone for a day like any other. */
export async function assignOne(
  tx: Transaction,
  actor: CompanyActor,
  { employeeId, courseId, due }: { employeeId: number; courseId: number; due: Due },
): Promise<AssignedOne> {
  const { companyId, branchId } = actor.member
  const [batch] = await tx
    .insert(assignmentBatches)
    .values({ companyId, createdBy: actor.userId, branchId, ...due, total: 1 })
    .returning()
  if (!batch) throw new Error('A batch of assignments was not made.')
  const item = { companyId, batchId: batch.id, employeeId, courseId }
  await tx.insert(assignmentBatchItems).values(item)
  await assignPart(tx, batch)
  await tx
    .update(assignmentBatches)
    .set({ state: 'done', done: 1, finishedAt: sql`now()` })
    .where(eq(assignmentBatches.id, batch.id))
  const [done] = await tx
    .select({ outcome: assignmentBatchItems.outcome })
    .from(assignmentBatchItems)
    .where(and(eq(assignmentBatchItems.batchId, batch.id), eq(assignmentBatchItems.employeeId, employeeId)))
  const act = {
    action: 'assignments.make',
    subject: { type: 'assignment_batch', id: batch.id },
    after: { course_ids: [courseId], employee_ids: [employeeId], ...auditedDue(due), total: 1 },
  }
  return { outcome: done?.outcome ?? null, act }
}
