import type { Transaction } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { companyToday } from '../../platform/calendar/days.ts'

/** When something is due: on a fixed day, or so many days after each person joined; neither, without a due day. */
export interface Due {
  /** ISO, without time. */
  dueOn: string | null
  dueDays: number | null
  /** Whether those are working days. */
  countsWorkingDays: boolean
}

/** A due day as a request names it. @throws AppError `malformed` where it names both */
export function dueOf(given: {
  due_on?: string | null | undefined
  due_days?: number | null | undefined
  counts_working_days?: boolean | undefined
}): Due {
  const { due_on: dueOn = null, due_days: dueDays = null, counts_working_days: counts = false } = given
  if (dueOn !== null && dueDays !== null) throw new AppError('malformed')
  return { dueOn, dueDays, countsWorkingDays: counts && dueDays !== null }
}

/** A due day as the audit log has it. */
export function auditedDue({ dueOn, dueDays, countsWorkingDays }: Due) {
  return { due_on: dueOn, due_days: dueDays, counts_working_days: countsWorkingDays }
}

/** Whether a day is over in the company's zone. */
export async function hasPassed(tx: Transaction, companyId: number, day: string | null): Promise<boolean> {
  return day !== null && day < (await companyToday(tx, companyId))
}

/** @throws AppError `validation` for a due day that has passed */
export async function refusePastDay(tx: Transaction, companyId: number, day: string | null): Promise<void> {
  if (await hasPassed(tx, companyId, day))
    throw new AppError('validation', { fields: { due_on: [{ code: 'day_past' }] } })
}
