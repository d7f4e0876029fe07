import { and, eq, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { trainingPlans, type DisclosurePlan } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { lockStructure } from '../structure.ts'
import { findClosed } from './closed.ts'
import { periodOf } from './period.ts'
import type { TrainingPlanOrder } from './schema.ts'

/** What a company plans for a year; nothing yet, where it has said nothing. */
export async function readPlan(db: Connection, companyId: number, year: number): Promise<DisclosurePlan> {
  const which = and(eq(trainingPlans.companyId, companyId), eq(trainingPlans.year, year))
  const [row] = await db.select().from(trainingPlans).where(which)
  return {
    plan: row?.plan ?? null,
    budget: row?.budget ?? null,
    reached_by: row?.reachedBy ?? periodOf(year).to,
    citizens: row?.citizens ?? null,
    students: row?.students ?? null,
    graduates: row?.graduates ?? null,
    job_seekers: row?.jobSeekers ?? null,
  }
}

/**
 * Sets what is planned for a year, and the trainees that only the company can count.
 * @throws AppError `disclosure_closed`; `validation` for a day of another year
 */
export async function changePlan(
  tx: Transaction,
  actor: CompanyActor,
  { year, ...given }: TrainingPlanOrder,
): Promise<void> {
  const { companyId } = actor.member
  await lockStructure(tx, companyId)
  if (await findClosed(tx, companyId, year)) throw new AppError('disclosure_closed')
  const { from, to } = periodOf(year)
  if (given.reached_by < from || given.reached_by > to)
    throw new AppError('validation', { fields: { reached_by: [{ code: 'choice' }] } })
  const before = await readPlan(tx, companyId, year)
  const plan = given.plan?.trim() || null
  const values = {
    plan,
    budget: given.budget,
    reachedBy: given.reached_by,
    citizens: given.citizens,
    students: given.students,
    graduates: given.graduates,
    jobSeekers: given.job_seekers,
  }
  await tx
    .insert(trainingPlans)
    .values({ companyId, year, ...values })
    .onConflictDoUpdate({
      target: [trainingPlans.companyId, trainingPlans.year],
      set: { ...values, updatedAt: sql`clock_timestamp()` },
    })
  await audit(tx, actor, {
    action: 'training_plan.change',
    subject: { type: 'training_plan', id: companyId },
    before: { year, ...before },
    after: { year, ...given, plan },
  })
}
