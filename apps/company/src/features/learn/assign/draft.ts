import { newIdempotencyKey } from '@masar/api-sdk'
import { sessionStore } from '@masar/app-shell'
import { parseDecimal } from '@masar/text'
import { useState } from 'react'
import type { ChosenFilters } from '../../people/employees/filters.ts'
import type { CourseRef } from '../../people/parts/course-field.tsx'

export interface Named {
  id: number
  name: string
}

export type DueKind = 'none' | 'day' | 'days'

/** What is to be assigned to whom by when, while it is being written. */
export interface Draft {
  courses: CourseRef[]
  paths: Named[]
  people: Named[]
  departments: Named[]
  groups: Named[]
  everyone: boolean
  /** All who match filters of the list of employees, and how many they were when they were chosen. */
  matching: { filters: ChosenFilters; count: number } | null
  /** All whom a list that was sent has found. */
  list: { id: number; found: number } | null
  /** Also for people who join the departments and groups later. */
  isStanding: boolean
  due: DueKind
  dueOn: string | null
  /** As typed. */
  dueDays: string
  /** Whether those are working days. */
  countsWorkingDays: boolean
  /** Names the act: sent again it is done once. Another draft is another act. */
  key: string
}

/** As many as one act names one by one. */
export const mostPeople = 4000
/** As many people or assignments as all that match may leave out. */
export const mostExcepted = 1000

export const emptyDraft: Omit<Draft, 'key'> = {
  courses: [],
  paths: [],
  people: [],
  departments: [],
  groups: [],
  everyone: false,
  matching: null,
  list: null,
  isStanding: false,
  due: 'none',
  dueOn: null,
  dueDays: '',
  countsWorkingDays: false,
}

/** Per signed-in account: another one on the same device starts from scratch. */
const place = () => `masar-assigning-${sessionStore.getState().info?.id ?? ''}`

/** Keeps a draft for the tab, through a reload and other pages. */
export function putDraft(draft: Omit<Draft, 'key'>): Draft {
  const kept = { ...draft, key: newIdempotencyKey() }
  sessionStorage.setItem(place(), JSON.stringify(kept))
  return kept
}

export function removeDraft(): void {
  sessionStorage.removeItem(place())
}

/** The draft of the tab; what is not understood is left out. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place()) ?? 'null')
    if (isDraft(kept)) return kept
  } catch {
    // Written by another version, or cut short: start over.
  }
  return { ...emptyDraft, key: newIdempotencyKey() }
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false
  const given = kept as Record<string, unknown>
  return Object.entries({ ...emptyDraft, key: '' }).every(
    ([name, value]) =>
      name in given && (value === null || Array.isArray(given[name]) === Array.isArray(value)),
  )
}

/** The draft, and how to change parts of it. */
export function useDraft(): [Draft, (change: Partial<Omit<Draft, 'key'>>) => void] {
  const [draft, setDraft] = useState(readDraft)
  return [draft, change => setDraft(putDraft({ ...draft, ...change }))]
}

export const hasWhat = ({ courses, paths }: Draft) => courses.length + paths.length > 0
export const hasWhom = ({ people, departments, groups, everyone, matching, list }: Draft) =>
  everyone || matching !== null || list !== null || people.length + departments.length + groups.length > 0

/** Whether those are chosen whom others can join. */
export const canStand = ({ people, departments, groups, everyone, matching, list }: Draft) =>
  !everyone &&
  matching === null &&
  list === null &&
  people.length === 0 &&
  departments.length + groups.length > 0

export const mostDueDays = 730

/** The days as typed, in the digits of either script; null where it is no number of days. */
export function daysOf({ dueDays }: Pick<Draft, 'dueDays'>): number | null {
  const days = parseDecimal(dueDays)
  return days !== null && Number.isInteger(days) && days >= 1 && days <= mostDueDays ? days : null
}

export const hasWhen = (draft: Draft) =>
  draft.due === 'none' || (draft.due === 'day' ? draft.dueOn !== null : daysOf(draft) !== null)

const idsOf = (all: readonly { id: number }[]) => all.map(({ id }) => id)

/** What is to be assigned to whom, as the service takes it. */
export function wantedOf(draft: Draft) {
  return {
    course_ids: idsOf(draft.courses),
    path_ids: idsOf(draft.paths),
    ...(draft.everyone
      ? { everyone: true }
      : {
          employee_ids: idsOf(draft.people),
          department_ids: idsOf(draft.departments),
          group_ids: idsOf(draft.groups),
          ...(draft.matching && { filters: draft.matching.filters }),
          ...(draft.list && { people_list_id: draft.list.id }),
        }),
  }
}

/** By when, as the service takes it. */
export function dueOf(draft: Draft) {
  return {
    due_on: draft.due === 'day' ? draft.dueOn : null,
    due_days: draft.due === 'days' ? daysOf(draft) : null,
    counts_working_days: draft.due === 'days' && draft.countsWorkingDays,
  }
}

/** Each standing assignment that a draft asks for: one course or path for one department or group. */
export function standingsOf(draft: Draft) {
  const whom = [
    ...draft.departments.map(({ id }) => ({ department_id: id })),
    ...draft.groups.map(({ id }) => ({ group_id: id })),
  ]
  const what = [
    ...draft.courses.map(({ id }) => ({ course_id: id })),
    ...draft.paths.map(({ id }) => ({ path_id: id })),
  ]
  return whom.flatMap(each => what.map(one => ({ ...each, ...one, ...dueOf(draft) })))
}
