import { fold } from '../fold.ts'
import { compareCells } from './compare-cells.ts'
import { monthWords } from './month-words.ts'

/** The columns by which the rows of each report can be sorted, besides their names. */
export const reportColumns = {
  completion: ['assigned', 'not_started', 'in_progress', 'completed', 'overdue', 'begun', 'begun_completed'],
  time: ['hours', 'people', 'days'],
  scores: ['results', 'passed', 'share', 'mean'],
  activity: ['people', 'days', 'hours'],
  seats: ['bought', 'assigned', 'started', 'returned', 'expired', 'refunded_seats'],
  spending: ['paid', 'refunded', 'spent', 'seats', 'orders'],
} as const
export type ReportName = keyof typeof reportColumns
/** The same of its people. */
export const peopleColumns = {
  completion: reportColumns.completion,
  time: ['hours', 'days'],
  scores: reportColumns.scores,
  activity: ['last_on', 'days', 'hours'],
} as const
/** Reports that have people. */
export type PeopleReport = keyof typeof peopleColumns
export type PeopleColumn = (typeof peopleColumns)[PeopleReport][number]
/** The orders in which the people of a report can stand. */
export type PeopleSort<Report extends PeopleReport = PeopleReport> = Signed<
  'name' | (typeof peopleColumns)[Report][number]
>
export type ReportColumn = 'name' | (typeof reportColumns)[ReportName][number] | PeopleColumn
/** A column, the smallest first; with `-` before it, the largest. */
export type ReportSort = Signed<ReportColumn>
type Signed<Column extends string> = Column | `-${Column}`

/** What rows are searched by, and in which order they stand. */
export interface RowFinding {
  q?: string
  sort?: ReportSort
}
type AnyRow = object
type Cell = string | number | null

const signed = <Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column): Signed<Column>[] => [column, `-${column}`])

/** The orders in which the people of a report can stand. */
export function peopleSortsOf<Report extends PeopleReport>(report: Report): PeopleSort<Report>[] {
  const columns: readonly (typeof peopleColumns)[Report][number][] = peopleColumns[report]
  return signed(['name' as const, ...columns])
}

const hasPeople = (report: ReportName): report is PeopleReport => report in peopleColumns

/** The orders in which the people of a report can stand, or its rows. */
export function sortsOf(report: ReportName, by: string): ReportSort[] {
  if (by === 'person') return hasPeople(report) ? peopleSortsOf(report) : signed(['name'])
  return signed<ReportColumn>(['name', ...reportColumns[report]])
}

const field = (row: AnyRow, name: string): Cell => (row as Record<string, Cell>)[name] ?? null
const number = (row: AnyRow, name: string) => Number(field(row, name))

/** The unrounded sort values of columns that are no measure of that name. */
const values: Partial<Record<ReportColumn, (row: AnyRow) => Cell>> = {
  hours: row => field(row, 'seconds'),
  share: row => (number(row, 'results') === 0 ? null : number(row, 'passed') / number(row, 'results')),
  refunded_seats: row => field(row, 'refunded'),
  spent: row => number(row, 'paid') - number(row, 'refunded'),
  name: row => nameOf(row),
}

/** What a row is called in its table: an exam after its course; null where it is of nothing that has a name. */
function nameOf(row: AnyRow): string | null {
  const [name, course] = [field(row, 'name'), field(row, 'course')]
  if (name === null) return null
  return course === null ? String(name) : `${course} › ${name}`
}

/**
 * Of the rows of a report, those whose name has the words, folded, in the order that is asked for, on its page and in its files:
 * a month by its name in either language. `tag` is the reader's language. What has no value in a column stands last in either direction; like rows stay as they came.
 */
export function foundRows<Row extends AnyRow>(
  rows: readonly Row[],
  by: string,
  { q = '', sort }: RowFinding,
  tag: string,
): Row[] {
  const wanted = fold(q)
  const words = (row: Row) => (by === 'month' ? monthWords(nameOf(row) ?? '') : (nameOf(row) ?? ''))
  const matching = rows.filter(row => fold(words(row)).includes(wanted))
  if (sort === undefined) return matching
  const isDown = sort.startsWith('-')
  const column = (isDown ? sort.slice(1) : sort) as ReportColumn
  const value = values[column] ?? (row => field(row, column))
  const compare = compareCells(tag, isDown)
  return matching.toSorted((a, b) => compare(value(a), value(b)))
}
