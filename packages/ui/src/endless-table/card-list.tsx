import { useLingui } from '@lingui/react/macro'
import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import { CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder'
import { Virtualizer } from 'react-aria-components/Virtualizer'
import { mergeProps } from 'react-aria/mergeProps'
import { useGridList, useGridListItem, useGridListSelectionCheckbox } from 'react-aria/useGridList'
import { type ListState, useListState } from 'react-stately/useListState'
import { Checkbox } from '../choice/choice.tsx'
import { allState, withAll } from '../table/selected-rows.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import {
  type EndlessColumn,
  type EndlessTableProps,
  mostTyped,
  scrollOnce,
  useSelectionProps,
} from './endless-table-props.ts'
import styles from './endless-table.module.css'
import { Apart, Box } from './parts.tsx'
import { RowLayout } from './row-layout.ts'
import { type RowNode, RowNodes } from './row-nodes.ts'

// Higher than most: a place in a list that comes back is within it also before its cards are measured.
const cardSizes = { estimate: 320, gap: 12 }

/** What the cards need of their list; they are drawn by react-aria, which hands them their node alone. */
interface Drawing {
  state: ListState<object>
  layout: RowLayout
  hasBoxes: boolean
  factsOf(row: unknown): ReactNode
}

const DrawingContext = createContext<Drawing | null>(null)

function useDrawing(): Drawing {
  const drawing = use(DrawingContext)
  if (!drawing) throw new Error('A card of an endless table is drawn in one.')
  return drawing
}

/** A card per row, and above them a box for all. */
export function CardList<Row>(props: EndlessTableProps<Row>) {
  const { t } = useLingui()
  const { rows, rowKey, selection } = props
  const [layout] = useState(() => new RowLayout())
  const keys = rows.map(rowKey)
  const state = selection ? allState(keys, selection.selected) : false
  return (
    <>
      {selection && (
        <Checkbox
          className={styles.all}
          checked={state === true}
          isIndeterminate={state === 'some'}
          onChange={isOn => selection.onChange(withAll(keys, selection.selected, isOn))}
        >
          {t`Select all`}
        </Checkbox>
      )}
      <Virtualizer layout={layout} layoutOptions={cardSizes}>
        <Cards {...props} layout={layout} />
      </Virtualizer>
    </>
  )
}

const drawCard = (node: RowNode<unknown>) => <Card node={node} />

function Cards<Row>({ layout, ...props }: EndlessTableProps<Row> & { layout: RowLayout }) {
  const { label, columns, rows, rowKey, rowLabel, selection } = props
  const list = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState(
    () => new RowNodes<Row>({ keyOf: rowKey, labelOf: rowLabel, render: drawCard }, rows),
  )
  const nodes = known.names(rowLabel)
    ? known.with(rows)
    : new RowNodes<Row>({ keyOf: rowKey, labelOf: rowLabel, render: drawCard }, rows)
  if (nodes !== known) setKnown(nodes)
  const state = useListState<object>({ collection: nodes, ...useSelectionProps(props) })
  const { CollectionRoot } = use(CollectionRendererContext)
  const { gridProps } = useGridList(
    {
      'aria-label': label,
      isVirtualized: true,
      keyboardNavigationBehavior: 'tab',
      layoutDelegate: layout,
      disallowTypeAhead: rows.length > mostTyped,
    },
    state,
    list,
  )
  const drawing: Drawing = {
    state,
    layout,
    hasBoxes: selection !== undefined,
    factsOf: (row: Row) => <Facts columns={columns} row={row} />,
  }
  const { focusedKey } = state.selectionManager
  return (
    <DrawingContext value={drawing}>
      <div {...mergeProps(gridProps, { onKeyDown: scrollOnce })} ref={list}>
        <CollectionRoot
          collection={nodes}
          scrollRef={list}
          persistedKeys={focusedKey === null ? null : new Set([focusedKey])}
        />
      </div>
    </DrawingContext>
  )
}

function Card({ node }: { node: RowNode<unknown> }) {
  const { state, layout, hasBoxes, factsOf } = useDrawing()
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => layout.tell(node.key, card.current))
  // It is told its place here: asked for it, react-aria would walk all rows for each.
  const { rowProps, gridCellProps } = useGridListItem({ node }, state, card)
  return (
    // A list or menu on a card is none of these.
    <CollectionRendererContext value={DefaultCollectionRenderer}>
      <div {...rowProps} ref={card} className={styles.card} aria-rowindex={node.index + 1}>
        <div {...gridCellProps} className={styles.cardCell}>
          {hasBoxes && (
            <span className={styles.cardPick}>
              <CardBox node={node} />
            </span>
          )}
          <Apart>{factsOf(node.row)}</Apart>
        </div>
      </div>
    </CollectionRendererContext>
  )
}

function CardBox({ node }: { node: RowNode<unknown> }) {
  const { checkboxProps } = useGridListSelectionCheckbox({ key: node.key }, useDrawing().state)
  return <Box {...checkboxProps} name={node.textValue} />
}

interface FactsProps<Row> {
  columns: readonly EndlessColumn<Row>[]
  row: Row
}

function Facts<Row>({ columns, row }: FactsProps<Row>) {
  return (
    <div className={styles.facts}>
      {columns.map(({ id, cell, isRowHeader }) => (isRowHeader ? <div key={id}>{cell(row)}</div> : null))}
      <Tags columns={columns} row={row} />
      {columns.map(({ id, header, cell, isRowHeader, tag, hasLongName }) =>
        isRowHeader || tag ? null : (
          <div key={id} className={styles.fact} data-long-name={hasLongName || undefined}>
            <span className={styles.factName}>{header}</span>
            <span>{cell(row)}</span>
          </div>
        ),
      )}
    </div>
  )
}

function Tags<Row>({ columns, row }: FactsProps<Row>) {
  const tags = columns.flatMap(({ id, header, tag }) => {
    const shown = tag?.(row) || null
    return shown === null ? [] : [{ id, header, shown }]
  })
  if (tags.length === 0) return null
  return (
    <div className={styles.tags}>
      {tags.map(({ id, header, shown }) => (
        <span key={id}>
          <VisuallyHidden>{header}</VisuallyHidden> {shown}
        </span>
      ))}
    </div>
  )
}
