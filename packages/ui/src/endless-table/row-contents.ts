import type { ReactNode } from 'react'

/** Of more rows than a few screens show, what was made is made again when they come back. */
const most = 400

/** What was made of the rows in sight: while others come behind them, it is kept. */
export class RowContents<Row> {
  private columns: readonly unknown[] = []
  private readonly made = new Map<Row, ReactNode[]>()

  of<Column>(
    row: Row,
    columns: readonly Column[],
    make: (column: Column) => ReactNode,
  ): readonly ReactNode[] {
    if (columns !== this.columns || this.made.size > most) this.made.clear()
    this.columns = columns
    const known = this.made.get(row)
    if (known) return known
    const made = columns.map(make)
    this.made.set(row, made)
    return made
  }
}
