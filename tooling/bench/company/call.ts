/** One call of the portal that is measured, with what its address is asked with in turn. */
export interface PortalCall {
  name: string
  /** Paths below `/company-api/v1`; asked one after another, so that no answer is the same twice in a row. */
  paths: string[]
  /** Its paths lie below `/scim/v2`, and are asked as the company's directory. */
  isOfDirectory?: boolean
}

/** What of a company the calls name. */
export interface Known {
  /** Departments of very different sizes, the largest branch first. */
  departments: number[]
  groups: number[]
  courses: number[]
  employees: number[]
  requirements: number[]
  /** Who leads others. */
  managers: number[]
  paths: number[]
  licences: number[]
  budgets: number[]
  batches: number[]
  imports: number[]
  names: string[]
}

export const states = ['invited', 'active', 'deactivated', 'present']
export const compliances = ['met', 'expiring', 'waived', 'due', 'grace', 'late', 'expired']

export const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** Past days, so many days ago, that were asked for before; and others. */
export const keptDays = [40, 200]
export const newDays = [41, 100, 201, 300]

/** A month, and most of a year; neither of whole months. */
export const periods = [`from=${day(60)}&to=${day(30)}`, `from=${day(400)}&to=${day(35)}`]

export const each = (values: readonly (number | string)[], path: (value: string) => string) =>
  values.map(value => path(encodeURIComponent(value)))
