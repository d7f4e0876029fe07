import { nextWorkingDay, workingDayAfter, type WorkingDays } from '@masar/text'

/**
 * Where a person stands with a requirement: a completion holds, a waiver does, or it is due, in grace, late (never completed) or expired
 * (completed before).
 */
export const requirementStatuses = ['met', 'waived', 'due', 'grace', 'late', 'expired'] as const
export type RequirementStatus = (typeof requirementStatuses)[number]

/** What a list of people can be narrowed to: a status with any requirement, or a completion that ends soon. */
export const standingFilters = [...requirementStatuses, 'expiring'] as const
export type StandingFilter = (typeof standingFilters)[number]

/** How many days before its end a completion is marked as expiring. */
export const expiringDays = 30

/** A course was completed. All days are ISO days of the company's zone. */
export interface Completion {
  courseId: number
  on: string
  /** When the company was told, which a review policy may put off. */
  recordedOn: string
  /** The certificate was withdrawn. */
  revokedOn: string | null
}

export interface Waiver {
  from: string
  /** The last day; null: for good. */
  until: string | null
  endedOn: string | null
}

export interface RequirementRecord {
  /** The courses of the path, or the one course. */
  courseIds: readonly number[]
  renewalMonths: number | null
  graceDays: number
  /** Null for who has not joined, where it is counted from joining. */
  firstDueOn: string | null
  completions: readonly Completion[]
  waivers: readonly Waiver[]
}

export interface Standing {
  status: RequirementStatus
  /** The day of the last completion, of the whole path. */
  completedOn: string | null
  /** The last day on which it holds; null where nothing was completed, or it holds for good. */
  validUntil: string | null
  /** By when it has to be completed next; null where nothing is due. */
  dueOn: string | null
  isExpiring: boolean
}

/** The day so many days later. */
export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The same day so many months later; where the month has no such day, its last. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

/**
 * When it is due for the first time: the fixed day, or so many days after joining. Who joined before the requirement was made has the days from
 * then on. A counted day off moves to the next working day; a fixed one stays.
 * @param rule.madeOn the day on which the requirement was made
 */
export function firstDueOn(
  rule: {
    firstDueOn: string | null
    firstDueDays: number | null
    countsWorkingDays: boolean
    madeOn: string
  },
  joinedOn: string | null,
  working: WorkingDays,
): string | null {
  if (rule.firstDueOn !== null) return rule.firstDueOn
  if (joinedOn === null) return null
  const start = joinedOn > rule.madeOn ? joinedOn : rule.madeOn
  const days = rule.firstDueDays ?? 0
  return rule.countsWorkingDays && days > 0
    ? workingDayAfter(working, start, days)
    : nextWorkingDay(working, plusDays(start, days))
}

/**
 * The status as of a day: by when things happened, among what was recorded by the end of that day.
 * `standings` says the same in SQL of many people and requirements.
 */
export function standingOf(record: RequirementRecord, day: string): Standing {
  const completedOn = lastCompletion(record, day)
  const validUntil =
    completedOn === null || record.renewalMonths === null
      ? null
      : plusMonths(completedOn, record.renewalMonths)
  if (completedOn !== null && (validUntil === null || day <= validUntil))
    return {
      status: 'met',
      completedOn,
      validUntil,
      dueOn: validUntil,
      isExpiring: validUntil !== null && validUntil <= plusDays(day, expiringDays),
    }
  const dueOn = validUntil ?? record.firstDueOn
  return {
    status: statusOfOpen(record, day, dueOn, completedOn !== null),
    completedOn,
    validUntil,
    dueOn,
    isExpiring: false,
  }
}

function statusOfOpen(
  { waivers, graceDays }: RequirementRecord,
  day: string,
  dueOn: string | null,
  wasCompleted: boolean,
): RequirementStatus {
  const isWaived = waivers.some(
    ({ from, until, endedOn }) =>
      from <= day && (until === null || day <= until) && (endedOn === null || endedOn > day),
  )
  if (isWaived) return 'waived'
  if (dueOn === null || day <= dueOn) return 'due'
  if (day <= plusDays(dueOn, graceDays)) return 'grace'
  return wasCompleted ? 'expired' : 'late'
}

/**
 * The day on which a course or path was last completed. A path is complete on the day of its last course; once complete, it is completed again
 * when each of its courses was completed again after that day.
 */
function lastCompletion({ courseIds, completions }: RequirementRecord, day: string): string | null {
  const counted = completions.filter(
    ({ on, recordedOn, revokedOn }) =>
      on <= day && recordedOn <= day && (revokedOn === null || revokedOn > day),
  )
  let last: string | null = null
  for (;;) {
    const next = courseIds.map(id => firstAfter(counted, id, last))
    if (next.length === 0 || next.some(each => each === null)) return last
    last = next.reduce((latest, each) => ((each ?? '') > (latest ?? '') ? each : latest), null)
  }
}

function firstAfter(
  completions: readonly Completion[],
  courseId: number,
  after: string | null,
): string | null {
  const days = completions
    .filter(each => each.courseId === courseId && (after === null || each.on > after))
    .map(each => each.on)
  return days.toSorted()[0] ?? null
}
