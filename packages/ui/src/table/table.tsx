import { useLingui } from '@lingui/react/macro'
import { cx } from '../ui-provider/class-names.ts'
import { PhoneBar } from './phone-bar.tsx'
import { SelectBox } from './select-box.tsx'
import { withAll } from './selected-rows.ts'
import { TableHead } from './table-head.tsx'
import styles from './table.module.css'
import type { TableProps } from './table-props.ts'

/**
 * A table with a head that stays in sight; where its own width is small each row becomes a card, and the order and the
 * box for all rows stand above the cards. Roles are written out because browsers drop them from a table that is laid out as anything else.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, showCaption, columns, rows, rowKey, selection, className } = props
  return (
    <div className={cx(styles.frame, className)}>
      <PhoneBar {...props} />
      <table role="table" className={styles.table}>
        <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <TableHead {...props} />
        <tbody role="rowgroup">
          {rows.map(row => (
            <tr
              key={rowKey(row)}
              role="row"
              data-selected={selection?.selected.has(rowKey(row)) || undefined}
            >
              {selection && <PickCell row={row} id={rowKey(row)} selection={selection} />}
              {columns.map(({ id, header, cell, isRowHeader, isNumeric }) => {
                const Cell = isRowHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={id}
                    role={isRowHeader ? 'rowheader' : 'cell'}
                    scope={isRowHeader ? 'row' : undefined}
                    data-label={header}
                    data-numeric={isNumeric || undefined}
                  >
                    <div className={styles.value}>{cell(row)}</div>
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

function PickCell<Row>({
  row,
  id,
  selection,
}: {
  row: Row
  id: string | number
  selection: NonNullable<TableProps<Row>['selection']>
}) {
  const { t } = useLingui()
  const name = selection.rowLabel(row)
  return (
    <td role="cell" className={styles.pick}>
      <SelectBox
        label={t`Select ${name}`}
        state={selection.selected.has(id)}
        onChange={isOn => selection.onChange(withAll([id], selection.selected, isOn))}
      />
    </td>
  )
}
