import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { openSeat } from '../../commerce/seats/open-seat.ts'

/** For whom a budget pays, what, and how much. */
export interface Charge {
  companyId: number
  employeeId: number
  departmentId: number | null
  courseId: number
  amount: number
}

/** Selects the budget that pays for a department, as `id` and `free`: its own, else the nearest one above it. No row where there is none. */
export function payingBudget(company: SQL, department: SQL): SQL {
  return sql`with recursive above as (
      select d.id, d.parent_id, 0 as height from departments d where d.company_id = ${company} and d.id = ${department}
      union all select d.id, d.parent_id, a.height + 1 from departments d join above a on d.id = a.parent_id and d.company_id = ${company}
    ) select b.id, b.department_id, b.granted - b.reserved - b.spent as free from above a
      join department_budgets b on b.company_id = ${company} and b.department_id = a.id and b.granted > 0
      order by a.height limit 1`
}

/**
 * Sets credit aside for a course that an employee requests.
 * @returns whether it was; `none` where no budget pays for the person
 */
export async function reserveCredit(tx: Transaction, charge: Charge): Promise<'reserved' | 'short' | 'none'> {
  const { companyId, employeeId, departmentId, courseId, amount } = charge
  const paying = payingBudget(sql`${companyId}::bigint`, sql`${departmentId}::bigint`)
  const { rows } = await tx.execute<{ id: number }>(sql`select p.id::float8 as id from (${paying}) as p`)
  const id = rows[0]?.id
  if (id === undefined) return 'none'
  const { rowCount } = await tx.execute(sql`
    with taken as (
      update department_budgets set reserved = reserved + ${amount}
      where company_id = ${companyId} and id = ${id} and granted - reserved - spent >= ${amount} returning id
    )
    insert into budget_ledger (company_id, budget_id, movement, amount, employee_id, course_id)
    select ${companyId}, taken.id, 'reserved', ${amount}::bigint, ${employeeId}::bigint, ${courseId}::bigint from taken`)
  return rowCount === 1 ? 'reserved' : 'short'
}

/** Spends credit that was not reserved before, where a budget pays for the person. @throws AppError `credit_short` */
export async function spendUnreserved(tx: Transaction, charge: Charge): Promise<void> {
  const outcome = await reserveCredit(tx, charge)
  if (outcome === 'short') throw new AppError('credit_short')
  if (outcome === 'reserved') await spendReserved(tx, charge.companyId, charge.courseId, [charge.employeeId])
}

/** What was reserved for people and a course is spent. @returns those for whom it was */
export async function spendReserved(
  tx: Transaction,
  companyId: number,
  courseId: number,
  employeeIds: readonly number[],
): Promise<void> {
  if (!(await lockBudgets(tx, companyId, employeeIds))) return
  const open = openReserved(companyId, employeeIds, sql`m.course_id = ${courseId}`)
  await moveCharges(
    tx,
    companyId,
    open,
    'spent',
    sql`reserved = reserved - s.amount, spent = spent + s.amount`,
  )
}

/** What was reserved for people is free again: for one course, or for all. */
export async function releaseReserved(
  tx: Transaction,
  companyId: number,
  employeeIds: readonly number[],
  courseId?: number,
): Promise<void> {
  if (!(await lockBudgets(tx, companyId, employeeIds))) return
  const open = openReserved(
    companyId,
    employeeIds,
    courseId === undefined ? sql`true` : sql`m.course_id = ${courseId}`,
  )
  await moveCharges(tx, companyId, open, 'released', sql`reserved = reserved - s.amount`)
}

/** What was spent on seats that people no longer hold comes back to the budgets that paid. To be called once the seats are back. */
export async function giveBackSpent(
  tx: Transaction,
  companyId: number,
  employeeIds: readonly number[],
): Promise<void> {
  if (!(await lockBudgets(tx, companyId, employeeIds))) return
  const seat = openSeat(sql`${companyId}::bigint`, sql`m.employee_id`, sql`m.course_id`)
  const open = openCharges(
    companyId,
    employeeIds,
    sql`case m.movement when 'spent' then m.amount when 'given_back' then -m.amount else 0 end`,
    sql`${seat} is null`,
  )
  await moveCharges(tx, companyId, open, 'given_back', sql`spent = spent - s.amount`)
}

/** Holds the budgets that pay, or paid, for people: what their rows add up to stands still after it. @returns whether there are any */
async function lockBudgets(
  tx: Transaction,
  companyId: number,
  employeeIds: readonly number[],
): Promise<boolean> {
  if (employeeIds.length === 0) return false
  const { rows } = await tx.execute(sql`
    select b.id from department_budgets b where b.company_id = ${companyId} and b.id in (select m.budget_id from budget_ledger m
      where m.company_id = ${companyId} and m.employee_id = any(${sql.param(employeeIds)}::bigint[]))
    order by b.id for no key update`)
  return rows.length > 0
}

function openReserved(companyId: number, employeeIds: readonly number[], which: SQL): SQL {
  const signed = sql`case m.movement when 'reserved' then m.amount when 'released' then -m.amount when 'spent' then -m.amount else 0 end`
  return openCharges(companyId, employeeIds, signed, which)
}

function openCharges(companyId: number, employeeIds: readonly number[], signed: SQL, which: SQL): SQL {
  return sql`select m.budget_id, m.employee_id, m.course_id, sum(${signed})::bigint as amount from budget_ledger m
    where m.company_id = ${companyId} and m.employee_id = any(${sql.param(employeeIds)}::bigint[]) and ${which}
    group by m.budget_id, m.employee_id, m.course_id having sum(${signed}) > 0`
}

/** Writes a movement for each open charge and changes the balances by as much, in one statement. */
async function moveCharges(
  tx: Transaction,
  companyId: number,
  open: SQL,
  movement: 'spent' | 'released' | 'given_back',
  balance: SQL,
): Promise<void> {
  await tx.execute(sql`
    with open as (${open}), moved as (
      insert into budget_ledger (company_id, budget_id, movement, amount, employee_id, course_id)
      select ${companyId}, o.budget_id, ${movement}::text, o.amount, o.employee_id, o.course_id from open o
      returning budget_id, amount
    ), sums as (select m.budget_id, sum(m.amount)::bigint as amount from moved m group by m.budget_id)
    update department_budgets b set ${balance} from sums s where b.company_id = ${companyId} and b.id = s.budget_id`)
}
