import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import {
  Cell,
  Column,
  type Selection,
  type SortDescriptor,
  Table as AriaTable,
  TableBody,
  TableHeader,
  Row,
} from 'react-aria-components/Table'
import { ListLayout, TableLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Checkbox as LabelledCheckbox } from '../choice/choice.tsx'
import { allState, withAll } from '../table/selected-rows.ts'
import { SortIcon } from '../table/sort-icon.tsx'
import type { RowKey, TableColumn, TableSelection, TableSort } from '../table/table-props.ts'
import { useMedia } from '../ui-provider/use-media.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './endless-table.module.css'

export interface EndlessColumn<Row> extends TableColumn<Row> {
  /** Its share of the width, as in `2fr`; one share, if it says nothing. */
  share?: number
  /** On a card, where a value says by itself what it is: it is on one line with other such values; left out where it is empty. */
  tag?: (row: Row) => ReactNode
  /** Its head is a title or a sentence: on a card it keeps its line, and the value goes below where both have no room. */
  hasLongName?: boolean
}

export interface EndlessTableProps<Row> {
  /** Names the table. */
  label: string
  columns: readonly EndlessColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** Names a row: for its box, and for finding it by typing. */
  rowLabel: (row: Row) => string
  /** How the rows stand, as the heads say; where they are cards it is said and chosen beside them. */
  sort?: TableSort | undefined
  onSort?: (sort: TableSort) => void
  /** Boxes before the rows, and one that takes all that are here. */
  selection?: Pick<TableSelection<Row>, 'selected' | 'onChange'>
}

/** Where the columns have no room side by side: more than five would break words in two on a tablet. */
const narrow = { few: '(width < 48rem)', many: '(width < 60rem)' }

/**
 * A table of any length: only the rows in sight are drawn, as the page scrolls. On a phone, and with many columns on a tablet, each row is
 * a card. Arrow keys walk it, Space selects, Tab reaches the links and buttons in a row.
 */
export function EndlessTable<Row>(props: EndlessTableProps<Row>) {
  const isNarrow = useMedia(props.columns.length > 5 ? narrow.many : narrow.few)
  return isNarrow ? <Cards {...props} /> : <Wide {...props} />
}

/** What the collections of react-aria take for a selection. */
function selectionProps<Row>({ rows, rowKey, selection }: EndlessTableProps<Row>) {
  if (!selection) return { selectionMode: 'none' as const }
  const change = (keys: Selection) =>
    selection.onChange(keys === 'all' ? new Set([...selection.selected, ...rows.map(rowKey)]) : new Set(keys))
  return {
    selectionMode: 'multiple' as const,
    selectionBehavior: 'toggle' as const,
    selectedKeys: selection.selected,
    onSelectionChange: change,
  }
}

/** The same for an order: without one, no column is marked. */
function sortProps<Row>({ sort, onSort }: EndlessTableProps<Row>) {
  return {
    ...(sort && { sortDescriptor: sort }),
    ...(onSort && {
      onSortChange: ({ column, direction }: SortDescriptor) => onSort({ column: String(column), direction }),
    }),
  }
}

// As low as a row can be, not as it mostly is: where measured rows turn out lower than estimated, react-aria keeps the estimate of the last
// ones in the list's height, and leaves a gap below them.
const rowSizes = { estimatedRowHeight: 36, headingHeight: 56 }
const cardSizes = { estimatedRowSize: 48, gap: 12 }

function Wide<T>(props: EndlessTableProps<T>) {
  const { label, columns, rows, rowKey, rowLabel, selection } = props
  return (
    <Virtualizer layout={TableLayout} layoutOptions={rowSizes}>
      <AriaTable
        aria-label={label}
        {...selectionProps(props)}
        {...sortProps(props)}
        className={styles.table ?? ''}
      >
        <TableHeader className={styles.head ?? ''}>
          {selection && (
            <Column width={52} className={styles.pick ?? ''}>
              <Box />
            </Column>
          )}
          {columns.map(({ id, header, isRowHeader, isNumeric, isSortable, share = 1 }) => (
            <Column
              key={id}
              id={id}
              isRowHeader={isRowHeader}
              width={`${share}fr`}
              minWidth={90}
              className={styles.column ?? ''}
              data-numeric={isNumeric || undefined}
              {...(isSortable && { allowsSorting: true })}
            >
              <span className={styles.title}>{header}</span>
              {isSortable && <SortIcon isOn={props.sort?.column === id} direction={props.sort?.direction} />}
            </Column>
          ))}
        </TableHeader>
        {/* The rows themselves: what is made of one is kept for as long as it is the same, however many come behind it. */}
        <TableBody items={rows} dependencies={[columns]}>
          {row => (
            <Row id={rowKey(row)} textValue={rowLabel(row)} className={styles.row ?? ''}>
              {selection && (
                <Cell className={styles.pick ?? ''}>
                  <Box name={rowLabel(row)} />
                </Cell>
              )}
              {columns.map(column => (
                <Cell
                  key={column.id}
                  className={styles.cell ?? ''}
                  data-numeric={column.isNumeric || undefined}
                >
                  <Apart>{column.cell(row)}</Apart>
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </AriaTable>
    </Virtualizer>
  )
}

function Cards<T>(props: EndlessTableProps<T>) {
  const { t } = useLingui()
  const { rows, rowKey, selection } = props
  const keys = rows.map(rowKey)
  const state = selection ? allState(keys, selection.selected) : false
  return (
    <>
      {selection && (
        <LabelledCheckbox
          className={styles.all}
          checked={state === true}
          isIndeterminate={state === 'some'}
          onChange={isOn => selection.onChange(withAll(keys, selection.selected, isOn))}
        >
          {t`Select all`}
        </LabelledCheckbox>
      )}
      <CardList {...props} />
    </>
  )
}

function CardList<T>(props: EndlessTableProps<T>) {
  const { label, columns, rows, rowKey, rowLabel, selection } = props
  return (
    <Virtualizer layout={ListLayout} layoutOptions={cardSizes}>
      <GridList
        aria-label={label}
        items={rows}
        dependencies={[columns]}
        keyboardNavigationBehavior="tab"
        {...selectionProps(props)}
      >
        {row => (
          <GridListItem id={rowKey(row)} textValue={rowLabel(row)} className={styles.card ?? ''}>
            {selection && (
              <span className={styles.cardPick}>
                <Box name={rowLabel(row)} />
              </span>
            )}
            <Apart>
              <div className={styles.facts}>
                {columns.map(({ id: column, cell, isRowHeader }) =>
                  isRowHeader ? <div key={column}>{cell(row)}</div> : null,
                )}
                <Tags columns={columns} row={row} />
                {columns.map(({ id: column, header, cell, isRowHeader, tag, hasLongName }) =>
                  isRowHeader || tag ? null : (
                    <div key={column} className={styles.fact} data-long-name={hasLongName || undefined}>
                      <span className={styles.factName}>{header}</span>
                      <span>{cell(row)}</span>
                    </div>
                  ),
                )}
              </div>
            </Apart>
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  )
}

function Tags<T>({ columns, row }: { columns: readonly EndlessColumn<T>[]; row: T }) {
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

function Box({ name }: { name?: string }) {
  const { t } = useLingui()
  return (
    <Checkbox
      slot="selection"
      className={styles.box ?? ''}
      aria-label={name === undefined ? t`Select all` : t`Select ${name}`}
    >
      <span aria-hidden className={styles.mark} />
    </Checkbox>
  )
}

/** A press on a link or a button in a row is not one on the row: that would select it. */
function Apart({ children }: { children: ReactNode }) {
  const keep = (event: SyntheticEvent) => {
    if ((event.target as Element).closest('a, button')) event.stopPropagation()
  }
  const keepKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') keep(event)
  }
  return (
    <div
      role="presentation"
      onPointerDown={keep}
      onMouseDown={keep}
      onClick={keep}
      onKeyDown={keepKey}
      className={styles.apart}
    >
      {children}
    </div>
  )
}
