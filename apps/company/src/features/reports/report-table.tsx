import { useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Isolate, linkClass, Table, type TableColumn } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { departmentsQuery } from '../people/queries.ts'
import { addressOf, daysOf, filtersOf, type ReportFilters, type ReportPlace } from './place.ts'
import { type NamedRow, useGroupingHeads, useRowWords } from './words.ts'

interface ReportTableProps<Row> {
  place: ReportPlace
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
}

/** The rows of a report that are no people; a department leads to what is below it. */
export function ReportTable<Row extends NamedRow>({ place, rows, columns }: ReportTableProps<Row>) {
  const { t } = useLingui()
  const heads = useGroupingHeads()
  const words = useRowWords(place)
  const name: TableColumn<Row> = {
    id: 'name',
    header: heads[place.by],
    isRowHeader: true,
    cell: row => <RowName place={place} row={row} words={words(row)} />,
  }
  return (
    <Table
      caption={t`The figures of the report`}
      columns={[name, ...columns]}
      rows={rows}
      rowKey={({ id, name: month }) => id ?? month ?? ''}
    />
  )
}

function RowName({ place, row, words }: { place: ReportPlace; row: NamedRow; words: string }) {
  const departments = useQuery(departmentsQuery()).data?.data ?? []
  if (place.by !== 'department' || row.id === null) return <Isolate>{words}</Isolate>
  const hasMore = departments.some(({ parent_id: parent }) => parent === row.id)
  return (
    <AppLink
      to={addressOf({ ...place, department: row.id, by: hasMore ? 'department' : 'course' })}
      className={linkClass({ quiet: true })}
    >
      <Isolate>{words}</Isolate>
    </AppLink>
  )
}

/** What a list is narrowed to that shows what a row counts; undefined where no list does. */
export function narrowingOf(place: ReportPlace, row: NamedRow): ReportFilters | undefined {
  const filters = filtersOf(place)
  if (place.by === 'month' && row.name !== null) return { ...filters, ...daysOf(row.name, filters) }
  if (row.id === null) return undefined
  if (place.by === 'course') return { ...filters, course: row.id }
  return place.by === 'department' ? { ...filters, department: row.id } : undefined
}
