import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { employees, outsideTrainings } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { FieldErrors, readLine } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { inReachOf } from '../policy.ts'
import { lockStructure, reachesEmployee } from '../structure.ts'
import type { OutsideTrainingChange, OutsideTrainingOrder } from './schema.ts'

async function readTraining(tx: Transaction, companyId: number, order: OutsideTrainingChange) {
  const errors = new FieldErrors()
  const title = readLine(order.title, errors, 'title', 200)
  const evidence = readLine(order.evidence, errors, 'evidence', 500)
  if (order.completed_on > (await companyToday(tx, companyId)))
    errors.add('completed_on', { code: 'day_future' })
  errors.throwIfAny()
  const { completed_on: completedOn, minutes, cost } = order
  return { title, evidence, completedOn, minutes, cost }
}

/** @throws AppError `validation`, also where the employee is not in reach */
export async function enterOutside(
  tx: Transaction,
  actor: CompanyActor,
  { employee_id: employeeId, ...order }: OutsideTrainingOrder,
): Promise<number> {
  const { companyId } = actor.member
  await lockStructure(tx, companyId)
  if (!(await reachesEmployee(tx, actor.member, employeeId)))
    throw new AppError('validation', { fields: { employee_id: [{ code: 'choice' }] } })
  const read = await readTraining(tx, companyId, order)
  const [made] = await tx
    .insert(outsideTrainings)
    .values({ companyId, employeeId, ...read, createdBy: actor.userId, createdAt: sql`clock_timestamp()` })
    .returning({ id: outsideTrainings.id })
  if (!made) throw new Error('A training was not entered.')
  await audit(tx, actor, {
    action: 'outside_training.create',
    subject: { type: 'outside_training', id: made.id },
    after: { employee_id: employeeId, ...counted(read) },
  })
  return made.id
}

/** What the log keeps: titles and evidence are told in words, and may say more of a person than it should. */
const counted = ({ completedOn, minutes, cost }: { completedOn: string; minutes: number; cost: number }) => ({
  completed_on: completedOn,
  minutes,
  cost,
})

/** Holds a training in reach, and with it the company's structure. @throws AppError `not_found` where there is none */
export async function lockOutside(tx: Transaction, { member }: CompanyActor, id: number) {
  await lockStructure(tx, member.companyId)
  const [found] = await tx
    .select({ training: outsideTrainings })
    .from(outsideTrainings)
    .innerJoin(employees, eq(employees.id, outsideTrainings.employeeId))
    .where(
      and(
        eq(outsideTrainings.id, id),
        isNull(outsideTrainings.removedAt),
        isNull(employees.anonymisedAt),
        inReachOf(member, employees.companyId, employees.departmentId),
      ),
    )
    .for('update', { of: outsideTrainings })
  if (!found) throw new AppError('not_found')
  return found.training
}

/** @throws AppError `not_found`, `validation` */
export async function correctOutside(
  tx: Transaction,
  actor: CompanyActor,
  id: number,
  order: OutsideTrainingChange,
): Promise<void> {
  const before = await lockOutside(tx, actor, id)
  const read = await readTraining(tx, before.companyId, order)
  await tx
    .update(outsideTrainings)
    .set({ ...read, correctedAt: sql`clock_timestamp()` })
    .where(eq(outsideTrainings.id, id))
  await audit(tx, actor, {
    action: 'outside_training.correct',
    subject: { type: 'outside_training', id },
    before: counted(before),
    after: counted(read),
  })
}

/** @throws AppError `not_found` */
export async function removeOutside(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  const before = await lockOutside(tx, actor, id)
  await tx
    .update(outsideTrainings)
    .set({ removedAt: sql`clock_timestamp()` })
    .where(eq(outsideTrainings.id, id))
  await audit(tx, actor, {
    action: 'outside_training.remove',
    subject: { type: 'outside_training', id },
    before: { employee_id: before.employeeId, ...counted(before) },
  })
}
