import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { requirements } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { FieldErrors } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { checkChoices, lockStructure } from '../structure.ts'
import type { RequirementChange, RequirementOrder } from './schema.ts'

/** Demands a course or path of a company's people, or of some of them. @returns the id @throws AppError `validation` */
export async function createRequirement(
  tx: Transaction,
  actor: CompanyActor,
  order: RequirementOrder,
): Promise<number> {
  const { companyId } = actor.member
  await lockStructure(tx, companyId)
  const [courseId, pathId] = [order.course_id ?? null, order.path_id ?? null]
  const errors = new FieldErrors()
  if ((courseId === null) === (pathId === null)) errors.add('course_id', { code: 'required' })
  const terms = await readTerms(tx, companyId, order, { courseId, pathId }, errors)
  const [made] = await tx
    .insert(requirements)
    .values({ companyId, courseId, pathId, ...terms, createdBy: actor.userId })
    .returning({ id: requirements.id })
  if (!made) throw new Error('A requirement was not made.')
  await audit(tx, actor, {
    action: 'requirement.create',
    subject: { type: 'requirement', id: made.id },
    after: { ...order },
  })
  return made.id
}

/** Changes of whom something is demanded and by when; what stays is what. @throws AppError `not_found`, `validation` */
export async function changeRequirement(
  tx: Transaction,
  actor: CompanyActor,
  id: number,
  change: RequirementChange,
): Promise<void> {
  const { companyId } = actor.member
  await lockStructure(tx, companyId)
  const before = await lockRequirement(tx, companyId, id)
  const terms = await readTerms(tx, companyId, change, { courseId: null, pathId: null }, new FieldErrors())
  await tx.update(requirements).set(terms).where(eq(requirements.id, id))
  await audit(tx, actor, {
    action: 'requirement.change',
    subject: { type: 'requirement', id },
    before: {
      department_id: before.departmentId,
      group_id: before.groupId,
      first_due_on: before.firstDueOn,
      first_due_days: before.firstDueDays,
      counts_working_days: before.countsWorkingDays,
      renewal_months: before.renewalMonths,
      grace_days: before.graceDays,
    },
    after: { ...change },
  })
}

/** Ends a requirement: from today on nothing is demanded by it; the record stays. @throws AppError `not_found` */
export async function endRequirement(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  await lockRequirement(tx, actor.member.companyId, id)
  await tx
    .update(requirements)
    .set({ endedAt: sql`clock_timestamp()` })
    .where(eq(requirements.id, id))
  await audit(tx, actor, { action: 'requirement.end', subject: { type: 'requirement', id } })
}

/** A requirement that has not ended, held until the transaction ends. @throws AppError `not_found` */
export async function lockRequirement(tx: Transaction, companyId: number, id: number) {
  const [row] = await tx
    .select()
    .from(requirements)
    .where(and(eq(requirements.companyId, companyId), eq(requirements.id, id), isNull(requirements.endedAt)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

async function readTerms(
  tx: Transaction,
  companyId: number,
  given: RequirementChange,
  subject: { courseId: number | null; pathId: number | null },
  errors: FieldErrors,
) {
  const terms = {
    departmentId: given.department_id ?? null,
    groupId: given.group_id ?? null,
    firstDueOn: given.first_due_on ?? null,
    firstDueDays: given.first_due_days ?? null,
    countsWorkingDays: given.counts_working_days ?? false,
    renewalMonths: given.renewal_months ?? null,
    graceDays: given.grace_days,
  }
  if (terms.departmentId !== null && terms.groupId !== null) errors.add('group_id', { code: 'choice' })
  if ((terms.firstDueOn === null) === (terms.firstDueDays === null))
    errors.add('first_due_on', { code: 'required' })
  await checkChoices(tx, companyId, { ...subject, ...terms }, errors)
  errors.throwIfAny()
  return terms
}
