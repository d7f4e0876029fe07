import { withQuery } from '@masar/site-map'
import { reportColumns, type ReportSort, sortsOf } from '@masar/text/rows'
import { idOf, oneOf } from '../people/parts/address-values.ts'
import { chosenOf } from '../people/parts/list-selection.ts'
import { type ListPlace, listPlaceOf } from '../people/parts/found.ts'
import { dayOf } from '../people/requirements/filters.ts'

/** Reports of what people do. */
export const learningReports = ['completion', 'time', 'scores'] as const
export type LearningReport = (typeof learningReports)[number]
/** Reports of what was bought, and of what became of it. */
export const purchaseReports = ['seats', 'spending'] as const
export type PurchaseReport = (typeof purchaseReports)[number]
export const reportKinds = [...learningReports, 'activity', ...purchaseReports] as const
export type ReportKind = (typeof reportKinds)[number]

/** What the rows of each report can be; the first, unless the address says another. */
export const groupings = {
  completion: ['course', 'department', 'person', 'month'],
  time: ['course', 'department', 'person', 'month'],
  scores: ['course', 'exam', 'department', 'person', 'month'],
  activity: ['person', 'course', 'department', 'month'],
  seats: ['course', 'month'],
  spending: ['course', 'month'],
} as const
export type Grouping = (typeof groupings)[ReportKind][number]

export const sources = ['assigned', 'licence', 'licence_finished'] as const
export type Source = (typeof sources)[number]

export const quietDays = [7, 30, 90] as const
export type QuietDays = (typeof quietDays)[number]

/** Whom and what a report is narrowed to; what is not there is not narrowed. Days are ISO. */
export interface ReportFilters {
  from?: string
  to?: string
  department?: number
  group?: number
  course?: number
  /** Of the people of the report of activity: those who have not learned in so many days. */
  quiet?: QuietDays
  /** What is assigned alone, or what was begun by the yearly licence; of the report of completion also what was finished by it. */
  source?: Source
}

/** What the page shows, as in the URL: with the search and the order of its people or rows. */
export interface ReportPlace<Kind extends ReportKind = ReportKind>
  extends ReportFilters, ListPlace<ReportSort> {
  report: Kind
  by: Grouping
  /** Which of its people are chosen. */
  chosen?: string | undefined
}

export function isOfLearning(place: ReportPlace): place is ReportPlace<LearningReport> {
  return oneOf(learningReports, place.report) !== undefined
}

export function isOfPurchases(place: ReportPlace): place is ReportPlace<PurchaseReport> {
  return oneOf(purchaseReports, place.report) !== undefined
}

/** Purchases belong to no department, and activity covers all that a person learns. */
function filterNames(report: ReportKind) {
  if (report === 'activity') return ['department', 'group'] as const
  return oneOf(purchaseReports, report) === undefined
    ? (['department', 'group', 'course'] as const)
    : (['course'] as const)
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function placeOf(search: Record<string, unknown>): ReportPlace {
  const report = oneOf(reportKinds, search['report']) ?? 'completion'
  const by = oneOf<Grouping>(groupings[report], search['by']) ?? groupings[report][0]
  const [from, to] = [dayOf(search['from']), dayOf(search['to'])]
  const ofPeople = report === 'activity' && by === 'person'
  const quiet = ofPeople ? quietDays.find(days => String(days) === String(search['quiet'])) : undefined
  const ids = Object.fromEntries(
    filterNames(report).flatMap(name => {
      const id = idOf(search[name])
      return id === undefined ? [] : [[name, id]]
    }),
  )
  const { q, sort } = listPlaceOf(search, sortsOf(report, by))
  const chosen = by === 'person' ? chosenOf(search['chosen']) : undefined
  const source = oneOf(learningReports, report) && sourceOf(report, search['source'])
  return {
    report,
    by,
    ...(from && { from }),
    ...(to && { to }),
    ...ids,
    ...(source && { source }),
    ...(quiet && { quiet }),
    ...(q !== undefined && { q }),
    ...(sort && sort !== ownSort({ report, by }) && { sort }),
    ...(chosen !== undefined && { chosen }),
  }
}

/** What was finished by licence is told by the report of completion alone. */
function sourceOf(report: ReportKind, given: unknown): Source | undefined {
  const source = oneOf(sources, given)
  return source === 'licence_finished' && report !== 'completion' ? 'licence' : source
}

/** The order in which the service has the people or rows of a report: names of people, months by time, else what there is most of first. */
export function ownSort({ report, by }: Pick<ReportPlace, 'report' | 'by'>): ReportSort {
  const [first] = reportColumns[report]
  if (by === 'month') return oneOf(purchaseReports, report) === undefined ? 'name' : '-name'
  return by === 'person' || first === undefined ? 'name' : `-${first}`
}

/** Whom and what the figures are of; what is searched for among the rows changes none of them. */
export function filtersOf({
  report: _,
  by: _by,
  q: _q,
  sort: _sort,
  chosen: _chosen,
  ...filters
}: ReportPlace): ReportFilters {
  return filters
}

/** What the people or rows are searched by, and their order, as calls have them. */
export function findingOf({ q, sort }: ReportPlace): ListPlace<ReportSort> {
  return { ...(q !== undefined && { q }), ...(sort && { sort }) }
}

/** The address of a place, without locale. */
export function addressOf({ report, by, ...filters }: ReportPlace): string {
  return withQuery('/reports', {
    // Named, for the router marks a link whose values are all in the address.
    report,
    by: by === groupings[report][0] ? undefined : by,
    ...filters,
  })
}

/** The days of a month, `2026-11`, that lie in a period. */
export function daysOf(month: string, { from, to }: ReportFilters): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  const first = `${month}-01`
  return {
    from: from !== undefined && from > first ? from : first,
    to: to !== undefined && to < last ? to : last,
  }
}

/** The people who began what a number of the completion report counts by licence, or who finished it. */
export function learnersAddress(
  filters: ReportFilters,
  source: 'licence' | 'licence_finished' = 'licence',
): string {
  return addressOf({ ...filters, report: 'completion', by: 'person', source })
}

/** The people who learned, whom a number of the report of activity counts. */
export function whoLearnedAddress(filters: ReportFilters): string {
  return addressOf(placeOf({ ...filters, report: 'time', by: 'person' }))
}

/** The list of assignments that a number of the completion report counts: those of people who have left, too. */
export function assignmentsAddress(
  { source: _, ...filters }: ReportFilters,
  state?: 'assigned' | 'in_progress' | 'completed' | 'overdue',
): string {
  return withQuery('/learn', { state, ...filters, with_left: true })
}
