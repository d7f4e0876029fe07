import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './table.module.css'

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Names the row: it becomes the row's header, and the title of its card on a phone. */
  isRowHeader?: boolean
  isSortable?: boolean
  /** Figures: aligned at the end, of equal width. */
  isNumeric?: boolean
}

export interface TableProps<Row> {
  /** Names the table; shown to screen readers unless `showCaption`. */
  caption: string
  showCaption?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  className?: string
}

function SortButton({ column, sort, onSort }: { column: { id: string; header: string }; sort?: TableSort; onSort?: (sort: TableSort) => void }) {
  const isOn = sort?.column === column.id
  const isUp = isOn && sort.direction === 'ascending'
  return (
    <button type="button" className={styles.sort} onClick={() => onSort?.({ column: column.id, direction: isUp ? 'descending' : 'ascending' })}>
      {column.header}
      <Icon of={isOn ? (isUp ? ArrowUp : ArrowDown) : ChevronsUpDown} size={16} />
    </button>
  )
}

function HeaderRow<Row>({ columns, sort, onSort }: Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  return (
    <tr role="row">
      {columns.map(column => (
        <th
          key={column.id} role="columnheader" scope="col" data-numeric={column.isNumeric || undefined}
          aria-sort={column.isSortable ? (sort?.column === column.id ? sort.direction : 'none') : undefined}
        >
          {column.isSortable ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
        </th>
      ))}
    </tr>
  )
}

/**
 * A table with a head that stays in sight; where its own width is small each row becomes a card. Roles are written
 * out because browsers drop them from a table that is laid out as anything else.
 */
export function Table<Row>({ caption, showCaption, columns, rows, rowKey, sort, onSort, className }: TableProps<Row>) {
  return (
    <div className={cx(styles.frame, className)}>
      <table role="table" className={styles.table}>
        <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <thead role="rowgroup"><HeaderRow columns={columns} sort={sort} onSort={onSort} /></thead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ id, header, cell, isRowHeader, isNumeric }) => {
                const Cell = isRowHeader ? 'th' : 'td'
                return (
                  <Cell key={id} role={isRowHeader ? 'rowheader' : 'cell'} scope={isRowHeader ? 'row' : undefined} data-label={header} data-numeric={isNumeric || undefined}>
                    {cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
