import type { Key } from 'react-stately'
import type { TableState } from 'react-stately/useTableState'
import { bodyKey, type GridNode, type Places, type RowKind, RowNodes } from './row-nodes.ts'

/** What a column is called, and what a press on its head does. */
export interface Head {
  id: string
  text: string
  isRowHeader: boolean
  isSortable: boolean
}

/** Between the place of its column and the key of its row, in the key of a cell. */
const between = '\u001F'
const blank = {
  value: null,
  level: 0,
  index: 0,
  hasChildNodes: false,
  childNodes: [],
  rendered: null,
  textValue: '',
  parentKey: null,
  props: {},
}

const columnOf = ({ id, text, isSortable }: Head, index: number): GridNode => ({
  ...blank,
  type: 'column',
  key: id,
  index,
  textValue: text,
  props: { allowsSorting: isSortable },
})

/** The rows with the heads of their columns, as react-aria's table walks them: one row of heads, and a cell in each column. */
export class TableNodes<Row> extends RowNodes<Row> implements AriaCollection {
  readonly columns: GridNode[]
  readonly headerRows: GridNode[]
  readonly rowHeaderColumnKeys: Set<Key>
  readonly body: GridNode = { ...blank, type: 'tablebody', key: bodyKey }

  constructor(
    kind: RowKind<Row>,
    rows: readonly Row[],
    private readonly heads: readonly Head[],
    places?: Places<Row>,
  ) {
    super(kind, rows, places)
    this.columns = heads.map(columnOf)
    this.headerRows = [{ ...blank, type: 'headerrow', key: 'table-heads', childNodes: this.columns }]
    this.rowHeaderColumnKeys = new Set(heads.flatMap(({ id, isRowHeader }) => (isRowHeader ? [id] : [])))
  }

  /** @returns this one, where these are the same rows and heads */
  withHeads(rows: readonly Row[], heads: readonly Head[]): TableNodes<Row> {
    if (this.isSame(rows) && JSON.stringify(heads) === JSON.stringify(this.heads)) return this
    return new TableNodes(this.kind, rows, heads, this.placesFor(rows))
  }

  get columnCount(): number {
    return this.columns.length
  }

  /** All rows: asked for only where one that had the focus is gone. */
  get rows(): GridNode[] {
    return [...this]
  }

  override indexOf(key: Key): number {
    const row = super.indexOf(key)
    return row < 0 ? super.indexOf(partsOf(key)?.row ?? '') : row
  }

  override getItem(key: Key): GridNode | null {
    const parts = partsOf(key)
    if (parts) return this.cellOf(parts.row, parts.column)
    return super.getItem(key) ?? this.columns.find(column => column.key === key) ?? null
  }

  override getKeyBefore(key: Key): Key | null {
    return this.besides(key, -1)
  }

  override getKeyAfter(key: Key): Key | null {
    return this.besides(key, 1)
  }

  private besides(key: Key, step: 1 | -1): Key | null {
    const index = super.indexOf(key)
    if (index >= 0) return this.keyAt(index + step)
    const node = this.getItem(key)
    if (node?.type === 'cell') return this.cellOf(node.parentKey ?? '', node.index + step)?.key ?? null
    return node ? (this.columns[node.index + step]?.key ?? null) : null
  }

  getChildren(key: Key): GridNode[] {
    if (key === this.headerRows[0]?.key) return this.columns
    if (key === bodyKey) return this.rows
    return this.columns.flatMap((_, index) => this.cellOf(key, index) ?? [])
  }

  private cellOf(row: Key, index: number): GridNode | null {
    const column = this.columns[index]
    if (!column || super.indexOf(row) < 0) return null
    const key = `${index}${between}${typeof row}${between}${row}`
    return { ...blank, type: 'cell', key, level: 1, index, parentKey: row, column }
  }
}

type AriaCollection = TableState<object>['collection']

/** @returns where a cell is, of which this is the key */
function partsOf(key: Key): { column: number; row: Key } | null {
  if (typeof key === 'number' || !key.includes(between)) return null
  const [column, type, ...row] = key.split(between)
  if (type === undefined) return null
  return { column: Number(column), row: type === 'number' ? Number(row.join(between)) : row.join(between) }
}
