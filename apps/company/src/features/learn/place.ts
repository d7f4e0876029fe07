import { withQuery } from '@masar/site-map'
import { idOf, oneOf, wordsOf } from '../people/parts/address-values.ts'
import { type ListPlace, listPlaceOf } from '../people/parts/found.ts'
import { chosenOf } from '../people/parts/list-selection.ts'
import { dayOf } from '../people/requirements/filters.ts'

export const assignmentStates = ['assigned', 'in_progress', 'overdue', 'completed', 'withdrawn'] as const

/** Of assignments, beside what is due first; with `-` before it from the other end. */
export const assignmentSorts = [
  '-due',
  'newest',
  'oldest',
  'person',
  '-person',
  'course',
  '-course',
  'progress',
  '-progress',
] as const
export type AssignmentSort = (typeof assignmentSorts)[number]

/** Which assignments a list shows; what is not there is not narrowed. */
export interface AssignmentFilters {
  q?: string
  state?: (typeof assignmentStates)[number]
  department?: number
  group?: number
  course?: number
  path?: number
  batch?: number
  /** Also of people who have left, as reports count them. */
  with_left?: true
  /** The first and the last day on which they were assigned, ISO. */
  from?: string
  to?: string
  sort?: AssignmentSort
}

/** The list of assignments, which shows without a view too, and the views beside it. */
export const views = ['list', 'acts', 'paths', 'edit', 'standing', 'assign'] as const
export type View = (typeof views)[number]
export const steps = ['whom', 'when', 'check'] as const
export type Step = (typeof steps)[number]

/** Of learning paths, beside the order in which they were made. */
export const pathSorts = ['name', 'people', 'progress'] as const
export type PathSort = (typeof pathSorts)[number]
/** Of the people who have a path, beside the order in which they came to the company. */
export const pathPeopleSorts = ['name', 'progress', 'due'] as const
export type PathPeopleSort = (typeof pathPeopleSorts)[number]
/** Of acts that assigned something, beside the newest first. */
export const actSorts = ['size'] as const
export type ActSort = (typeof actSorts)[number]
/** Of standing assignments, beside the order in which they were made. */
export const standingSorts = ['name', 'people'] as const
export type StandingSort = (typeof standingSorts)[number]

/** What a list of assignments has beside its filters. */
export interface ListMarks {
  /** Which are chosen. */
  chosen?: string | undefined
  /** The act on many, and the file, that shows. */
  act?: number | undefined
  export?: number | undefined
}

/** What the page shows, as in the URL. `path` narrows the list, and is the one that is open in the views of paths. */
export interface LearnPlace extends Omit<AssignmentFilters, 'sort'>, ListMarks {
  sort?: AnySort | undefined
  view?: View
  /** Of assigning; the first without it. */
  step?: Step
}

type AnySort = AssignmentSort | PathSort | PathPeopleSort | StandingSort | ActSort

/** @param isOpen whether one of the view’s list is open, which has a list of its own */
function sortsOf(view: View | undefined, isOpen: boolean): readonly AnySort[] {
  if (view === 'acts') return actSorts
  if (view === 'paths') return isOpen ? pathPeopleSorts : pathSorts
  return view === 'standing' ? standingSorts : assignmentSorts
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function placeOf(search: Record<string, unknown>): LearnPlace {
  const q = wordsOf(search['q'])
  const state = oneOf(assignmentStates, search['state'])
  const view = oneOf(views, search['view'])
  const sort = oneOf(sortsOf(view, idOf(search['path']) !== undefined), search['sort'])
  const step = oneOf(steps, search['step'])
  const chosen = chosenOf(search['chosen'])
  const [from, to] = [dayOf(search['from']), dayOf(search['to'])]
  const ids = Object.fromEntries(
    (['department', 'group', 'course', 'path', 'batch', 'act', 'export'] as const).flatMap(name => {
      const id = idOf(search[name])
      return id === undefined ? [] : [[name, id]]
    }),
  )
  return {
    ...(q !== undefined && { q }),
    ...(state && { state }),
    ...ids,
    ...(String(search['with_left']) === 'true' && { with_left: true as const }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
    ...(view && { view }),
    ...(step && { step }),
    ...(chosen && { chosen }),
  }
}

/** The address of a place, without locale. */
export function addressOf(place: LearnPlace): string {
  return withQuery('/learn', { ...place })
}

/** What of a place narrows and orders a list of assignments. */
export function filtersOf(place: LearnPlace): AssignmentFilters {
  const { view: _, step: __, chosen: ___, act: ____, export: _____, sort: given, ...rest } = place
  const sort = oneOf(assignmentSorts, given)
  return { ...rest, ...(sort && { sort }) }
}

/** What else a place says of its list. */
export function marksOf({ chosen, act, export: file }: LearnPlace): ListMarks {
  return { chosen, act, export: file }
}

/** What of a place finds and orders the list of learning paths. */
export function pathsPlaceOf({ q, sort }: LearnPlace): ListPlace<PathSort> {
  return listPlaceOf({ q, sort }, pathSorts)
}

/** What of a place finds and orders the people who have a path. */
export function pathPeoplePlaceOf({ q, sort }: LearnPlace): ListPlace<PathPeopleSort> {
  return listPlaceOf({ q, sort }, pathPeopleSorts)
}

/** What of a place finds and orders the list of acts. */
export function actsPlaceOf({ q, sort }: LearnPlace): ListPlace<ActSort> {
  return listPlaceOf({ q, sort }, actSorts)
}

/** What of a place finds and orders the list of standing assignments. */
export function standingPlaceOf({ q, sort }: LearnPlace): ListPlace<StandingSort> {
  return listPlaceOf({ q, sort }, standingSorts)
}

/** Whether fewer assignments than all are asked for. */
export function isNarrowed({ sort: _, with_left: __, ...narrowing }: AssignmentFilters): boolean {
  return Object.keys(narrowing).length > 0
}
