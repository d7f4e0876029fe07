import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '../select/native-select.tsx'
import { SelectBox } from './select-box.tsx'
import { allState, withAll } from './selected-rows.ts'
import styles from './table.module.css'
import type { TableProps } from './table-props.ts'

/** Where rows are cards the head is out of sight: what it does stands above them. */
export function PhoneBar<Row>({ columns, rows, rowKey, sort, onSort, selection }: TableProps<Row>) {
  const { t } = useLingui()
  const sortable = columns.filter(column => column.isSortable)
  const keys = rows.map(rowKey)
  const up = t({ message: 'ascending', context: 'order of rows' })
  const down = t({ message: 'descending', context: 'order of rows' })
  const options = sortable.flatMap(({ id, header }) => [
    { value: `${id}:ascending`, label: `${header}: ${up}` },
    { value: `${id}:descending`, label: `${header}: ${down}` },
  ])
  if (!selection && (sortable.length === 0 || !onSort)) return null
  const change = (value: string) => {
    const [column, direction] = value.split(/:(?=\w+$)/) as [string, 'ascending' | 'descending']
    onSort?.({ column, direction })
  }
  return (
    <div className={styles.phoneBar}>
      {selection && (
        <SelectBox
          showLabel
          label={t`Select all`}
          state={allState(keys, selection.selected)}
          onChange={isOn => selection.onChange(withAll(keys, selection.selected, isOn))}
        />
      )}
      {sortable.length > 0 && onSort && (
        <NativeSelect
          label={t`Order of the rows`}
          hideLabel
          value={sort ? `${sort.column}:${sort.direction}` : ''}
          onChange={change}
          options={sort ? options : [{ value: '', label: t`Order of the rows` }, ...options]}
        />
      )}
    </div>
  )
}
