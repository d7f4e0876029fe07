import { withQuery } from '@masar/site-map'
import { idOf, oneOf, wordsOf } from '../parts/address-values.ts'
import { chosenOf } from '../parts/list-selection.ts'
import { type StatusFilter, statuses } from './statuses.ts'

export const matrixSorts = ['name', 'department', 'status'] as const
export type MatrixSort = (typeof matrixSorts)[number]

/** What the matrix shows, as in the URL; what is not there is not filtered. */
export interface RequirementFilters {
  q?: string
  status?: StatusFilter
  requirement?: number
  department?: number
  group?: number
  /** ISO; today, where it is not there. */
  as_of?: string
  /** By name, where it is not there. */
  sort?: MatrixSort
}

/** An ISO day that there is; undefined for anything else. */
export function dayOf(value: unknown): string | undefined {
  const text = String(value ?? '')
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function filtersOf(search: Record<string, unknown>): RequirementFilters {
  const q = wordsOf(search['q'])
  const status = statuses.find(each => each === search['status'])
  const requirement = idOf(search['requirement'])
  const department = idOf(search['department'])
  const group = idOf(search['group'])
  const day = dayOf(search['as_of'])
  const sort = oneOf(matrixSorts, search['sort'])
  return {
    ...(q !== undefined && { q }),
    ...(status && { status }),
    ...(requirement !== undefined && { requirement }),
    ...(department !== undefined && { department }),
    ...(group !== undefined && { group }),
    ...(day !== undefined && { as_of: day }),
    ...(sort && sort !== 'name' && { sort }),
  }
}

/** Whom the matrix shows, without the order. */
export function narrowingOf({ sort: _, ...narrowing }: RequirementFilters): Omit<RequirementFilters, 'sort'> {
  return narrowing
}

/** What the matrix has beside its filters. */
export interface MatrixMarks {
  /** Which of the requirements, so many at a time, stand beside the people; the first without it. */
  columns?: number | undefined
  /** Who is chosen. */
  chosen?: string | undefined
  /** Which of the links for inspectors are chosen. */
  links?: string | undefined
}

/** Reads what an address says of the matrix beside its filters. */
export function marksOf(search: Record<string, unknown>): MatrixMarks {
  const columns = idOf(search['columns'])
  const chosen = chosenOf(search['chosen'])
  const links = chosenOf(search['links'])
  return {
    ...(columns !== undefined && { columns }),
    ...(chosen !== undefined && { chosen }),
    ...(links !== undefined && { links }),
  }
}

/** What stays beside other filters: the part of the columns, where the requirements are the same, and who is chosen, where only the order is another. */
export function marksKept(
  before: RequirementFilters,
  next: RequirementFilters,
  { columns, chosen, links }: MatrixMarks,
): MatrixMarks {
  const hasSameColumns = before.requirement === next.requirement && before.as_of === next.as_of
  const hasSamePeople = addressOf(narrowingOf(before)) === addressOf(narrowingOf(next))
  return {
    ...(hasSameColumns && columns !== undefined && { columns }),
    ...(hasSamePeople && chosen !== undefined && { chosen }),
    ...(links !== undefined && { links }),
  }
}

/** The address of the page with these filters, and with the file that shows, without locale. */
export function addressOf(
  filters: RequirementFilters,
  marks: MatrixMarks & { export?: number } = {},
): string {
  return withQuery('/requirements', { ...filters, ...marks })
}

/** Whether fewer people than all are asked for. */
export function isNarrowed(filters: RequirementFilters): boolean {
  const { as_of: _, ...narrowing } = narrowingOf(filters)
  return Object.keys(narrowing).length > 0
}
