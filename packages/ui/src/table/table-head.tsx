import { useLingui } from '@lingui/react/macro'
import { SelectBox } from './select-box.tsx'
import { SortIcon } from './sort-icon.tsx'
import styles from './table.module.css'
import type { TableProps, TableSort } from './table-props.ts'
import { allState, withAll } from './selected-rows.ts'

function SortButton({
  column,
  sort,
  onSort,
}: {
  column: { id: string; header: string }
  sort?: TableSort
  onSort?: (sort: TableSort) => void
}) {
  const isOn = sort?.column === column.id
  const isUp = isOn && sort.direction === 'ascending'
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort?.({ column: column.id, direction: isUp ? 'descending' : 'ascending' })}
    >
      {column.header}
      <SortIcon isOn={isOn} direction={sort?.direction} />
    </button>
  )
}

/** The head: what is sortable is a button; before them the box that takes all rows. */
export function TableHead<Row>({ columns, rows, rowKey, sort, onSort, selection }: TableProps<Row>) {
  const { t } = useLingui()
  const keys = rows.map(rowKey)
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && (
          <td role="cell" className={styles.pick}>
            <SelectBox
              label={t`Select all`}
              state={allState(keys, selection.selected)}
              onChange={isOn => selection.onChange(withAll(keys, selection.selected, isOn))}
            />
          </td>
        )}
        {columns.map(column => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            data-numeric={column.isNumeric || undefined}
            aria-sort={column.isSortable ? (sort?.column === column.id ? sort.direction : 'none') : undefined}
          >
            {column.isSortable ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
          </th>
        ))}
      </tr>
    </thead>
  )
}
