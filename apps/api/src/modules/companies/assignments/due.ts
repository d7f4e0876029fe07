import { AppError } from '../../../errors.ts'

/** When something is due: on a fixed day, or so many days after each person joined; neither, without a due day. */
export interface Due {
  /** ISO, without time. */
  dueOn: string | null
  dueDays: number | null
}

/** A due day as a request names it. @throws AppError `malformed` where it names both */
export function dueOf(given: {
  due_on?: string | null | undefined
  due_days?: number | null | undefined
}): Due {
  const { due_on: dueOn = null, due_days: dueDays = null } = given
  if (dueOn !== null && dueDays !== null) throw new AppError('malformed')
  return { dueOn, dueDays }
}
