import { withQuery } from '@masar/site-map'

export const employeeStates = ['active', 'invited', 'deactivated'] as const
export type EmployeeState = (typeof employeeStates)[number]
export const employeeSorts = ['name', 'newest', 'progress', 'overdue'] as const
export type EmployeeSort = (typeof employeeSorts)[number]

/** What the list shows, as it stands in the address; what is not there is not narrowed. */
export interface EmployeeFilters {
  q?: string
  state?: EmployeeState
  department?: number
  sort?: EmployeeSort
}

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find(each => each === value)

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function filtersOf(search: Record<string, unknown>): EmployeeFilters {
  const q = typeof search['q'] === 'string' ? search['q'].trim().slice(0, 100) : ''
  const state = oneOf(employeeStates, search['state'])
  const sort = oneOf(employeeSorts, search['sort'])
  const department = /^[1-9]\d{0,8}$/.test(String(search['department'] ?? ''))
    ? Number(search['department'])
    : undefined
  return {
    ...(q !== '' && { q }),
    ...(state && { state }),
    ...(department !== undefined && { department }),
    ...(sort && sort !== 'name' && { sort }),
  }
}

/** The address of the list with these filters, without locale. */
export function addressOf({ q, state, department, sort }: EmployeeFilters): string {
  return withQuery('/Employees', { q, state, department, sort: sort === 'name' ? undefined : sort })
}

/** Whether fewer people than all are asked for. */
export function isNarrowed({ q, state, department }: EmployeeFilters): boolean {
  return q !== undefined || state !== undefined || department !== undefined
}
