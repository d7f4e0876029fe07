import { withQuery } from '@masar/site-map'
import { type StatusFilter, statuses } from '../requirements/statuses.ts'

export const employeeStates = ['active', 'invited', 'deactivated'] as const
export type EmployeeState = (typeof employeeStates)[number]
export const employeeSorts = ['name', 'newest', 'progress', 'overdue'] as const
export type EmployeeSort = (typeof employeeSorts)[number]

export const progressFilters = ['none', 'unfinished', 'overdue', 'finished'] as const
export type ProgressFilter = (typeof progressFilters)[number]

/** What the list shows, as in the URL; what is not there is not filtered. */
export interface EmployeeFilters {
  q?: string
  state?: EmployeeState
  department?: number
  group?: number
  /** The direct reports of this employee. */
  manager?: number
  /** How far they are with what is assigned. */
  progress?: ProgressFilter
  /** Where they stand with any requirement. */
  compliance?: StatusFilter
  sort?: EmployeeSort
}

/** What a choice of all that match names: those who were taken out of it, too. */
export type ChosenFilters = Omit<EmployeeFilters, 'sort'> & { except_ids?: number[] }

/** A value of an address where it is one of those that are known. */
export const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find(each => each === value)

/** Words that are searched for in an address; none, where it has nothing but spaces. */
export const wordsOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim().slice(0, 100)) || undefined

/** An id in an address. */
export const idOf = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(value ?? '')) ? Number(value) : undefined

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function filtersOf(search: Record<string, unknown>): EmployeeFilters {
  const q = wordsOf(search['q'])
  const state = oneOf(employeeStates, search['state'])
  const progress = oneOf(progressFilters, search['progress'])
  const compliance = oneOf(statuses, search['compliance'])
  const sort = oneOf(employeeSorts, search['sort'])
  const department = idOf(search['department'])
  const group = idOf(search['group'])
  const manager = idOf(search['manager'])
  return {
    ...(q !== undefined && { q }),
    ...(state && { state }),
    ...(department !== undefined && { department }),
    ...(group !== undefined && { group }),
    ...(manager !== undefined && { manager }),
    ...(progress && { progress }),
    ...(compliance && { compliance }),
    ...(sort && sort !== 'name' && { sort }),
  }
}

/** What the service is asked for: the filters, without the order. */
export function narrowingOf({ sort: _, ...narrowing }: EmployeeFilters): Omit<EmployeeFilters, 'sort'> {
  return narrowing
}

/** The address of the list with these filters, and with what is chosen in it, without locale. */
export function addressOf(filters: EmployeeFilters, chosen?: string): string {
  const { sort } = filters
  return withQuery('/Employees', {
    ...narrowingOf(filters),
    sort: sort === 'name' ? undefined : sort,
    chosen,
  })
}

/** Whether fewer people than all are asked for. */
export function isNarrowed(filters: EmployeeFilters): boolean {
  return Object.keys(narrowingOf(filters)).length > 0
}
