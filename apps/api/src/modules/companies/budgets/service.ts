import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { budgetLedger, departmentBudgets, type BudgetMovement } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { cleanParagraphs } from '../../accounts/fields/name.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { lockStructure, reachesDepartment } from '../structure.ts'
import type { CreditGrant, CreditReturn } from './schema.ts'

/** Gives a department credit; the first time makes its budget. @returns the budget's id @throws AppError `validation` */
export async function grantCredit(
  tx: Transaction,
  actor: CompanyActor,
  { department_id: departmentId, amount, note = '' }: CreditGrant,
): Promise<number> {
  const { companyId } = actor.member
  // The department is not deleted meanwhile.
  await lockStructure(tx, companyId)
  if (!(await reachesDepartment(tx, actor.member, departmentId)))
    throw new AppError('validation', { fields: { department_id: [{ code: 'choice' }] } })
  const [budget] = await tx
    .insert(departmentBudgets)
    .values({ companyId, departmentId, granted: amount })
    .onConflictDoUpdate({
      target: [departmentBudgets.companyId, departmentBudgets.departmentId],
      set: { granted: sql`${departmentBudgets.granted} + ${amount}` },
    })
    .returning({ id: departmentBudgets.id })
  if (!budget) throw new Error('Credit was not granted.')
  await record(tx, actor, { id: budget.id, movement: 'granted', amount, note })
  return budget.id
}

/** Takes credit back that is neither reserved nor spent. @throws AppError `not_found`, `credit_short` */
export async function takeBackCredit(
  tx: Transaction,
  actor: CompanyActor,
  id: number,
  { amount, note = '' }: CreditReturn,
): Promise<void> {
  const own = and(eq(departmentBudgets.companyId, actor.member.companyId), eq(departmentBudgets.id, id))
  const { granted, reserved, spent } = departmentBudgets
  const taken = await tx
    .update(departmentBudgets)
    .set({ granted: sql`${granted} - ${amount}` })
    .where(and(own, sql`${granted} - ${reserved} - ${spent} >= ${amount}`))
    .returning({ id: departmentBudgets.id })
  if (taken.length === 0)
    throw new AppError((await tx.$count(departmentBudgets, own)) === 0 ? 'not_found' : 'credit_short')
  await record(tx, actor, { id, movement: 'taken_back', amount, note })
}

interface Act {
  id: number
  movement: Extract<BudgetMovement, 'granted' | 'taken_back'>
  amount: number
  note: string
}

async function record(tx: Transaction, actor: CompanyActor, { id, movement, amount, note }: Act) {
  await tx.insert(budgetLedger).values({
    companyId: actor.member.companyId,
    budgetId: id,
    movement,
    amount,
    byUser: actor.userId,
    note: cleanParagraphs(note),
  })
  await audit(tx, actor, {
    action: movement === 'granted' ? 'budget.grant' : 'budget.take_back',
    subject: { type: 'department_budget', id },
    after: { amount },
  })
}

/**
 * Before a department is deleted: its budget keeps the department's name, and what it spent.
 * @throws AppError `department_credited` where it still has credit, free or reserved
 */
export async function closeBudget(
  tx: Transaction,
  companyId: number,
  departmentId: number,
  name: (typeof departmentBudgets.$inferInsert)['departmentName'],
): Promise<void> {
  const own = and(
    eq(departmentBudgets.companyId, companyId),
    eq(departmentBudgets.departmentId, departmentId),
  )
  const { granted, spent } = departmentBudgets
  const closed = await tx
    .update(departmentBudgets)
    .set({ departmentName: name })
    .where(and(own, sql`${granted} = ${spent}`))
    .returning({ id: departmentBudgets.id })
  if (closed.length === 0 && (await tx.$count(departmentBudgets, own)) > 0)
    throw new AppError('department_credited')
}
