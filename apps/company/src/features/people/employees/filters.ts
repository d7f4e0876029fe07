import { withQuery } from '@masar/site-map'
import { idOf, oneOf, wordsOf } from '../parts/address-values.ts'
import type { AgeSort, DialogPlace } from '../parts/found.ts'
import { type StatusFilter, statuses } from '../requirements/statuses.ts'

const employeeStates = ['active', 'invited', 'deactivated'] as const
export type EmployeeState = (typeof employeeStates)[number]
/** A state, or everybody who has not left. */
export const stateFilters = ['present', ...employeeStates] as const
const sortColumns = [
  'name',
  'number',
  'job',
  'department',
  'manager',
  'state',
  'joined',
  'progress',
  'overdue',
] as const
/** Columns by which people stand; with `-` before it, from the other end. */
type SortColumn = (typeof sortColumns)[number]
export type EmployeeSort = SortColumn | `-${SortColumn}` | 'newest'
export const employeeSorts: readonly EmployeeSort[] = [
  ...sortColumns.flatMap((column): EmployeeSort[] => [column, `-${column}`]),
  'newest',
]

export const progressFilters = ['none', 'unfinished', 'overdue', 'finished'] as const
export type ProgressFilter = (typeof progressFilters)[number]

/** What the list shows, as in the URL; what is not there is not filtered. */
export interface EmployeeFilters {
  q?: string
  state?: (typeof stateFilters)[number]
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

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function filtersOf(search: Record<string, unknown>): EmployeeFilters {
  const q = wordsOf(search['q'])
  const state = oneOf(stateFilters, search['state'])
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

/** What finds and orders the messages that were sent, which show over the list. */
export type MessagesPlace = DialogPlace<AgeSort>

/** The address of the list with these filters, with what is chosen in it and with the messages over it, without locale. */
export function addressOf(filters: EmployeeFilters, chosen?: string, messages?: MessagesPlace): string {
  const { sort } = filters
  return withQuery('/Employees', {
    ...narrowingOf(filters),
    sort: sort === 'name' ? undefined : sort,
    chosen,
    ...(messages && { messages: '1', ...messages }),
  })
}

/** Whether fewer people than all are asked for. */
export function isNarrowed(filters: EmployeeFilters): boolean {
  return Object.keys(narrowingOf(filters)).length > 0
}
