import type { ReactElement } from 'react'
import type { Collection, Key } from 'react-stately'
import type { TableState } from 'react-stately/useTableState'

/** What react-aria's collections consist of. */
export type GridNode = TableState<object>['collection']['rows'][number]

/** What all rows of a table have in common. */
export interface RowKind<Row> {
  keyOf(row: Row): Key
  labelOf(row: Row): string
  render(node: RowNode<Row>): ReactElement
}

/** The key of what the rows are in. */
export const bodyKey = 'table-body'

/** A row as react-aria knows it. Of 50,000 it is mostly the same: only what differs is kept. */
export class RowNode<Row> implements GridNode {
  constructor(
    readonly row: Row,
    readonly key: Key,
    readonly index: number,
    private readonly kind: RowKind<Row>,
  ) {}
  readonly render = (): ReactElement => this.kind.render(this)
  get type() {
    return 'item'
  }
  get textValue() {
    return this.kind.labelOf(this.row)
  }
  get parentKey() {
    return bodyKey
  }
  get value() {
    return null
  }
  get level() {
    return 0
  }
  get rendered() {
    return null
  }
  get hasChildNodes() {
    return true
  }
  /** The cells, which the collection gives: see `getChildren` there. */
  get childNodes(): GridNode[] {
    return []
  }
  get props() {
    return {}
  }
}

/** Where each row is, and the nodes made so far: shared by all lengths that a growing list has had. */
export class Places<Row> {
  readonly indexes = new Map<Key, number>()
  readonly nodes: (RowNode<Row> | undefined)[] = []
  rows: readonly Row[] = []

  /** @returns false where these are other rows than those known, or fewer */
  growTo(rows: readonly Row[], kind: RowKind<Row>): boolean {
    const known = this.rows
    if (rows.length < known.length || known.some((row, at) => row !== rows[at])) return false
    for (let at = known.length; at < rows.length; at += 1) this.indexes.set(kind.keyOf(rows[at] as Row), at)
    this.rows = rows
    return true
  }
}

/**
 * The rows as react-aria walks them. It would make nodes and elements of all of them, for each cell, and walk them at each change; here
 * a node is made once it is asked for, and a list that has grown shares all with what it was.
 */
export class RowNodes<Row> implements Collection<GridNode> {
  readonly size: number

  constructor(
    readonly kind: RowKind<Row>,
    readonly list: readonly Row[],
    protected readonly places = new Places<Row>(),
  ) {
    this.size = list.length
    this.places.growTo(list, kind)
  }

  /** @returns this one, where these are the same rows */
  with(rows: readonly Row[]): RowNodes<Row> {
    if (this.isSame(rows)) return this
    return new RowNodes(this.kind, rows, this.placesFor(rows))
  }

  /** Whether rows are named so, as far as the first one tells: in another language they are not. */
  names(labelOf: RowKind<Row>['labelOf']): boolean {
    return this.list.length === 0 || this.kind.labelOf(this.list[0] as Row) === labelOf(this.list[0] as Row)
  }

  protected isSame(rows: readonly Row[]): boolean {
    return rows.length === this.size && (rows === this.list || rows.every((row, at) => row === this.list[at]))
  }

  protected placesFor(rows: readonly Row[]): Places<Row> | undefined {
    return this.places.growTo(rows, this.kind) ? this.places : undefined
  }

  /** Whether this list has grown out of that one, or that one out of this: rows that both have are where they were. */
  isOfOneGrowth(other: RowNodes<Row>): boolean {
    return this.places === other.places
  }

  /** @returns -1 where no row has this key, nor a cell of one */
  indexOf(key: Key): number {
    const index = this.places.indexes.get(key) ?? -1
    return index < this.size ? index : -1
  }

  keyAt(index: number): Key | null {
    return index >= 0 && index < this.size ? this.kind.keyOf(this.list[index] as Row) : null
  }

  at(index: number): RowNode<Row> | null {
    const key = this.keyAt(index)
    if (key === null) return null
    return (this.places.nodes[index] ??= new RowNode(this.list[index] as Row, key, index, this.kind))
  }

  getItem(key: Key): GridNode | null {
    return this.at(this.indexOf(key))
  }

  getKeyBefore(key: Key): Key | null {
    return this.keyAt(this.indexOf(key) - 1)
  }

  getKeyAfter(key: Key): Key | null {
    const index = this.indexOf(key)
    return index < 0 ? null : this.keyAt(index + 1)
  }

  getFirstKey(): Key | null {
    return this.keyAt(0)
  }

  getLastKey(): Key | null {
    return this.keyAt(this.size - 1)
  }

  getTextValue(key: Key): string {
    return this.getItem(key)?.textValue ?? ''
  }

  *getKeys(): IterableIterator<Key> {
    for (let index = 0; index < this.size; index += 1) yield this.kind.keyOf(this.list[index] as Row)
  }

  *[Symbol.iterator](): IterableIterator<GridNode> {
    for (let index = 0; index < this.size; index += 1) yield this.at(index) as RowNode<Row>
  }
}
