import { parseDecimal } from '@masar/text'
import type { Requirement, Subject, Terms } from './api.ts'

/** A requirement as the form has it: texts as typed. */
export interface TermsDraft {
  what: 'course' | 'path'
  course: number | null
  path: string
  whom: 'all' | 'department' | 'group'
  department: string
  group: string
  first: 'days' | 'day'
  days: string
  isWorking: boolean
  day: string | null
  months: string
  grace: string
}

export const fieldNames = [
  'course_id',
  'department_id',
  'group_id',
  'first_due_days',
  'first_due_on',
  'renewal_months',
  'grace_days',
] as const
export type FieldName = (typeof fieldNames)[number]

const textOf = (value: number | null | undefined) => (value == null ? '' : String(value))

export function draftOf(requirement: Requirement | null): TermsDraft {
  return {
    what: requirement?.path ? 'path' : 'course',
    course: requirement?.course?.id ?? null,
    path: textOf(requirement?.path?.id),
    whom: requirement?.department ? 'department' : requirement?.group ? 'group' : 'all',
    department: textOf(requirement?.department?.id),
    group: textOf(requirement?.group?.id),
    first: requirement && requirement.first_due_on !== null ? 'day' : 'days',
    days: textOf(requirement ? requirement.first_due_days : 30),
    isWorking: requirement?.counts_working_days ?? false,
    day: requirement?.first_due_on ?? null,
    months: textOf(requirement?.renewal_months),
    grace: textOf(requirement?.grace_days ?? 0),
  }
}

/** A whole number within bounds, typed in digits of either script; undefined for anything else. */
function whole(text: string, least: number, most: number): number | undefined {
  const value = parseDecimal(text)
  return value !== null && Number.isInteger(value) && value >= least && value <= most ? value : undefined
}

/** The days after joining, as typed; null where they are no such number. */
export const daysOf = ({ days }: Pick<TermsDraft, 'days'>): number | null => whole(days, 0, 730) ?? null

/** What is sent, or the fields that lack something. */
export function sentOf(
  draft: TermsDraft,
): { terms: Terms; subject: Subject | null } | { missing: FieldName[] } {
  const [days, grace] = [daysOf(draft), whole(draft.grace, 0, 365)]
  const months = draft.months.trim() === '' ? null : whole(draft.months, 1, 120)
  const subject =
    draft.what === 'course'
      ? draft.course !== null && { course_id: draft.course }
      : draft.path !== '' && { path_id: Number(draft.path) }
  const lacks: Record<FieldName, boolean> = {
    course_id: subject === false,
    department_id: draft.whom === 'department' && draft.department === '',
    group_id: draft.whom === 'group' && draft.group === '',
    first_due_days: draft.first === 'days' && days === null,
    first_due_on: draft.first === 'day' && draft.day === null,
    renewal_months: months === undefined,
    grace_days: grace === undefined,
  }
  const missing = fieldNames.filter(name => lacks[name])
  if (missing.length > 0) return { missing }
  return {
    terms: {
      department_id: draft.whom === 'department' ? Number(draft.department) : null,
      group_id: draft.whom === 'group' ? Number(draft.group) : null,
      first_due_on: draft.first === 'day' ? draft.day : null,
      first_due_days: draft.first === 'days' ? (days ?? 0) : null,
      counts_working_days: draft.first === 'days' && draft.isWorking,
      renewal_months: months ?? null,
      grace_days: grace ?? 0,
    },
    subject: subject || null,
  }
}
