import {
  type CSSProperties,
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder'
import { Virtualizer } from 'react-aria-components/Virtualizer'
import { mergeProps } from 'react-aria/mergeProps'
import {
  useTable,
  useTableCell,
  useTableColumnHeader,
  useTableHeaderRow,
  useTableRow,
  useTableRowGroup,
  useTableSelectionCheckbox,
} from 'react-aria/useTable'
import { type SortDescriptor, type TableState, useTableState } from 'react-stately/useTableState'
import type { RowKey } from '../table/table-props.ts'
import { allState, withAll } from '../table/selected-rows.ts'
import { SortIcon } from '../table/sort-icon.tsx'
import { type EndlessTableProps, mostTyped, scrollOnce, useSelectionProps } from './endless-table-props.ts'
import styles from './endless-table.module.css'
import { Apart, Box } from './parts.tsx'
import { RowContents } from './row-contents.ts'
import { RowLayout } from './row-layout.ts'
import type { GridNode, RowNode } from './row-nodes.ts'
import { type Head, TableNodes } from './table-nodes.ts'

/** The column of the boxes. */
const boxColumn = 'row-selection'
// Higher than most: a place in a list that comes back is within it also before its rows are measured.
const rowSizes = { estimate: 96, gap: 0 }

/** What the rows need of their table; they are drawn by react-aria, which hands them their node alone. */
interface Drawing {
  state: TableState<object>
  layout: RowLayout
  hasBoxes: boolean
  sizes: CSSProperties
  /** What is in the cells of a row, and whether they are figures. */
  contentsOf(row: unknown): readonly ReactNode[]
  areNumeric: readonly boolean[]
}

const DrawingContext = createContext<Drawing | null>(null)

function useDrawing(): Drawing {
  const drawing = use(DrawingContext)
  if (!drawing) throw new Error('A row of an endless table is drawn in one.')
  return drawing
}

/** A row per row, with heads that stay in sight. */
export function WideTable<Row>(props: EndlessTableProps<Row>) {
  const [layout] = useState(() => new RowLayout())
  return (
    <Virtualizer layout={layout} layoutOptions={rowSizes}>
      <Grid {...props} layout={layout} />
    </Virtualizer>
  )
}

/** The rows as react-aria walks them: the same ones for as long as the same rows are shown under the same heads. */
function useTableNodes<Row>({ rows, columns, rowKey, rowLabel, selection }: EndlessTableProps<Row>) {
  const heads: Head[] = columns.map(({ id, header, isRowHeader = false, isSortable = false }) => ({
    id,
    text: header,
    isRowHeader,
    isSortable,
  }))
  if (selection) heads.unshift({ id: boxColumn, text: '', isRowHeader: false, isSortable: false })
  const [known, setKnown] = useState(
    () => new TableNodes<Row>({ keyOf: rowKey, labelOf: rowLabel, render: drawRow }, rows, heads),
  )
  const nodes = known.names(rowLabel)
    ? known.withHeads(rows, heads)
    : new TableNodes<Row>({ keyOf: rowKey, labelOf: rowLabel, render: drawRow }, rows, heads)
  if (nodes !== known) setKnown(nodes)
  return nodes
}

const drawRow = (node: RowNode<unknown>) => <BodyRow node={node} />

/** The same for an order: without one, no column is marked. */
function sortProps<Row>({ sort, onSort }: EndlessTableProps<Row>) {
  return {
    ...(sort && { sortDescriptor: sort }),
    ...(onSort && {
      onSortChange: ({ column, direction }: SortDescriptor) => onSort({ column: String(column), direction }),
    }),
  }
}

function Grid<Row>({ layout, ...props }: EndlessTableProps<Row> & { layout: RowLayout }) {
  const { label, columns, selection } = props
  const table = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const nodes = useTableNodes(props)
  const state = useTableState({ collection: nodes, ...useSelectionProps(props), ...sortProps(props) })
  const { CollectionRoot } = use(CollectionRendererContext)
  const { gridProps } = useTable(
    {
      'aria-label': label,
      isVirtualized: true,
      layoutDelegate: layout,
      disallowTypeAhead: props.rows.length > mostTyped,
    },
    state,
    table,
  )
  const { rowGroupProps } = useTableRowGroup()
  const [contents] = useState(() => new RowContents<Row>())
  const shares = columns.map(({ share = 1 }) => `minmax(90px, ${share}fr)`)
  const drawing: Drawing = {
    state,
    layout,
    hasBoxes: selection !== undefined,
    sizes: { gridTemplateColumns: [...(selection ? ['52px'] : []), ...shares].join(' ') },
    contentsOf: (row: Row) => contents.of(row, columns, column => column.cell(row)),
    areNumeric: columns.map(({ isNumeric = false }) => isNumeric),
  }
  const { focusedKey } = state.selectionManager
  return (
    <DrawingContext value={drawing}>
      <div {...mergeProps(gridProps, { onKeyDown: scrollOnce })} ref={table} className={styles.table}>
        <Heads {...props} />
        <div {...rowGroupProps} ref={body}>
          <CollectionRoot
            collection={nodes}
            scrollRef={body}
            persistedKeys={focusedKey === null ? null : new Set([focusedKey])}
          />
        </div>
      </div>
    </DrawingContext>
  )
}

function Heads<Row>({ columns, rows, rowKey, selection, sort }: EndlessTableProps<Row>) {
  const { state, sizes } = useDrawing()
  const row = useRef<HTMLDivElement>(null)
  const [node] = state.collection.headerRows
  const { rowProps } = useTableHeaderRow({ node: node as GridNode, isVirtualized: true }, state, row)
  const { rowGroupProps } = useTableRowGroup()
  return (
    <div {...rowGroupProps} className={styles.head}>
      <div {...rowProps} ref={row} className={styles.heads} style={sizes}>
        {state.collection.columns.map(head => {
          const column = columns.find(({ id }) => id === head.key)
          return (
            <HeadCell key={head.key} node={head} isNumeric={column?.isNumeric === true}>
              {column ? (
                <>
                  <span className={styles.title}>{column.header}</span>
                  {column.isSortable && (
                    <SortIcon isOn={sort?.column === column.id} direction={sort?.direction} />
                  )}
                </>
              ) : (
                selection && <AllBox keys={rows.map(rowKey)} {...selection} />
              )}
            </HeadCell>
          )
        })}
      </div>
    </div>
  )
}

type Choice<Row> = NonNullable<EndlessTableProps<Row>['selection']>

/** Takes all rows that are here, or none of them. */
function AllBox<Row>({ keys, selected, onChange }: { keys: readonly RowKey[] } & Choice<Row>) {
  const state = allState(keys, selected)
  return (
    <Box
      isSelected={state === true}
      isIndeterminate={state === 'some'}
      isDisabled={keys.length === 0}
      onChange={isOn => onChange(withAll(keys, selected, isOn))}
    />
  )
}

function HeadCell({
  node,
  isNumeric,
  children,
}: {
  node: GridNode
  isNumeric: boolean
  children: ReactNode
}) {
  const cell = useRef<HTMLDivElement>(null)
  const { state } = useDrawing()
  const { columnHeaderProps } = useTableColumnHeader({ node, isVirtualized: true }, state, cell)
  return (
    <div
      {...columnHeaderProps}
      ref={cell}
      className={node.key === boxColumn ? styles.pick : styles.column}
      data-numeric={isNumeric || undefined}
      data-sortable={node.props?.allowsSorting || undefined}
    >
      {children}
    </div>
  )
}

function BodyRow({ node }: { node: RowNode<unknown> }) {
  const { state, layout, hasBoxes, sizes, contentsOf, areNumeric } = useDrawing()
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => layout.tell(node.key, row.current))
  const { rowProps } = useTableRow({ node, isVirtualized: true }, state, row)
  const [first, ...others] = [...(state.collection.getChildren?.(node.key) ?? [])]
  const contents = contentsOf(node.row)
  const cells = hasBoxes || !first ? others : [first, ...others]
  return (
    // A list or menu in a row is none of the table's.
    <CollectionRendererContext value={DefaultCollectionRenderer}>
      <div {...rowProps} ref={row} className={styles.row} style={sizes}>
        {hasBoxes && first && (
          <BodyCell node={first} className={styles.pick}>
            <RowBox node={node} />
          </BodyCell>
        )}
        {cells.map((cell, at) => (
          <BodyCell key={cell.index} node={cell} isNumeric={areNumeric[at]} className={styles.cell}>
            <Apart>{contents[at]}</Apart>
          </BodyCell>
        ))}
      </div>
    </CollectionRendererContext>
  )
}

function RowBox({ node }: { node: RowNode<unknown> }) {
  const { checkboxProps } = useTableSelectionCheckbox({ key: node.key }, useDrawing().state)
  return <Box {...checkboxProps} name={node.textValue} />
}

interface BodyCellProps {
  node: GridNode
  isNumeric?: boolean | undefined
  className: string | undefined
  children: ReactNode
}

function BodyCell({ node, isNumeric, className, children }: BodyCellProps) {
  const cell = useRef<HTMLDivElement>(null)
  const { gridCellProps } = useTableCell({ node, isVirtualized: true }, useDrawing().state, cell)
  return (
    <div {...gridCellProps} ref={cell} className={className} data-numeric={isNumeric || undefined}>
      {children}
    </div>
  )
}
