/** The value of a cell; null leaves it empty. A day is its ISO date; where there is none, a column of days may have words. */
export type Cell = string | number | null

/** What the cells of a column are: a spreadsheet gets real numbers and real dates. */
export type CellKind = 'text' | 'number' | 'date'

export interface TableColumn {
  /** In the reader's language. */
  title: string
  kind: CellKind
  /** In characters, for spreadsheets; 16 without it. */
  width?: number
}

/** A table on its way into a file: its rows are read page by page, so that no table has to be held whole. */
export interface Table {
  columns: readonly TableColumn[]
  /** Each row has one cell for each column. */
  pages: AsyncIterable<readonly (readonly Cell[])[]>
}

/** A column with what it shows of a row. */
export interface ColumnOf<Row> extends TableColumn {
  read: (row: Row) => Cell
}

/** The table of rows of any shape, by columns that read them. */
export function tableOf<Row>(columns: readonly ColumnOf<Row>[], pages: AsyncIterable<readonly Row[]>): Table {
  return { columns, pages: cellsOf(columns, pages) }
}

async function* cellsOf<Row>(columns: readonly ColumnOf<Row>[], pages: AsyncIterable<readonly Row[]>) {
  for await (const rows of pages) yield rows.map(row => columns.map(({ read }) => read(row)))
}
