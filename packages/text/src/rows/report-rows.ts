import { fold } from '../fold.ts'
import { compareCells } from './compare-cells.ts'
import { monthWords } from './month-words.ts'

/** The columns by which the rows of each report can be sorted, besides their names; people only by their names. */
export const reportColumns = {
  completion: ['assigned', 'not_started', 'in_progress', 'completed', 'overdue', 'begun', 'begun_completed'],
  time: ['hours', 'people', 'days'],
  scores: ['results', 'passed', 'share', 'mean'],
  activity: [],
  seats: ['bought', 'assigned', 'started', 'returned', 'expired', 'refunded_seats'],
  spending: ['paid', 'refunded', 'spent', 'seats', 'orders'],
} as const
export type ReportName = keyof typeof reportColumns
export type ReportColumn = 'name' | (typeof reportColumns)[ReportName][number]
/** A column, the smallest first; with `-` before it, the largest. */
export type ReportSort = ReportColumn | `-${ReportColumn}`

/** What rows are searched by, and in which order they stand. */
export interface RowFinding {
  q?: string
  sort?: ReportSort
}
type AnyRow = object
type Cell = string | number | null

/** The orders in which the rows of a report can stand; of people, by their names alone. */
export function sortsOf(report: ReportName, by: string): ReportSort[] {
  const columns: ReportColumn[] = by === 'person' ? ['name'] : ['name', ...reportColumns[report]]
  return columns.flatMap((column): ReportSort[] => [column, `-${column}`])
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
