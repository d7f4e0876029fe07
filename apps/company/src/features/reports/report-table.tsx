import { useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { foundRows } from '@masar/text/rows'
import { Isolate, linkClass, Table, type TableColumn, useUi } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { departmentsQuery } from '../people/queries.ts'
import { ListTools } from '../people/parts/list-tools.tsx'
import { NothingFound } from './nothing-found.tsx'
import { addressOf, daysOf, filtersOf, ownSort, type ReportFilters, type ReportPlace } from './place.ts'
import { useFind } from './use-find.ts'
import styles from './reports.module.css'
import { type NamedRow, useGroupingHeads, useRowWords } from './words.ts'

interface ReportTableProps<Row> {
  place: ReportPlace
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
}

/** What the rows are searched by. */
function useSearchLabel(by: ReportPlace['by']): string {
  const { t } = useLingui()
  const labels: Partial<Record<ReportPlace['by'], string>> = {
    exam: t`Search exams`,
    department: t`Search departments`,
    month: t`Search months`,
  }
  return labels[by] ?? t`Search courses`
}

/** The rows of a report that are no people, found and put in order on the page; a department leads to what is below it. */
export function ReportTable<Row extends NamedRow>({ place, rows, columns }: ReportTableProps<Row>) {
  const { t } = useLingui()
  const heads = useGroupingHeads()
  const words = useRowWords(place)
  const { tag } = useUi()
  const find = useFind(place)
  const label = useSearchLabel(place.by)
  const { q, sort = ownSort(place) } = place
  const shown = foundRows(rows, place.by, place, tag)
  const isDown = sort.startsWith('-')
  const name: TableColumn<Row> = {
    id: 'name',
    isSortable: true,
    header: heads[place.by],
    isRowHeader: true,
    cell: row => <RowName place={place} row={row} words={words(row)} />,
  }
  return (
    <div className={styles.people}>
      {(rows.length > 0 || q !== undefined) && <ListTools label={label} place={place} onChange={find} />}
      {q !== undefined && shown.length === 0 ? (
        <NothingFound onClear={() => find({ sort: place.sort })} />
      ) : (
        <Table
          caption={t`The figures of the report`}
          columns={[name, ...columns.map(column => ({ ...column, isSortable: true }))]}
          rows={shown}
          rowKey={({ id, name: month }) => id ?? month ?? ''}
          sort={{
            column: isDown ? sort.slice(1) : sort,
            direction: isDown ? 'descending' : 'ascending',
          }}
          onSort={({ column, direction }) =>
            find({ q, sort: direction === 'descending' ? `-${column}` : column })
          }
        />
      )}
    </div>
  )
}

function RowName({ place, row, words }: { place: ReportPlace; row: NamedRow; words: string }) {
  const departments = useQuery(departmentsQuery()).data?.data ?? []
  if (place.by !== 'department' || row.id === null) return <Isolate>{words}</Isolate>
  const hasMore = departments.some(({ parent_id: parent }) => parent === row.id)
  return (
    <AppLink
      to={addressOf({
        ...filtersOf(place),
        report: place.report,
        department: row.id,
        by: hasMore ? 'department' : 'course',
      })}
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
