import type { ReactNode } from 'react'

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

export type RowKey = string | number

export interface TableSelection<Row> {
  selected: ReadonlySet<RowKey>
  onChange: (selected: ReadonlySet<RowKey>) => void
  /** Names a row for its box: a person's name, an order's number. */
  rowLabel: (row: Row) => string
}

export interface TableProps<Row> {
  /** Names the table; shown to screen readers unless `showCaption`. */
  caption: string
  showCaption?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Boxes before the rows, and one that takes all of them. */
  selection?: TableSelection<Row>
  className?: string
}
