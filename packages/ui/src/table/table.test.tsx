import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import type { RowKey, TableSort } from './table-props.ts'
import { Table } from './table.tsx'

const columns = [
  { id: 'name', header: 'الاسم', cell: (row: string) => row, isRowHeader: true, isSortable: true },
  { id: 'size', header: 'الطول', cell: (row: string) => row.length, isNumeric: true },
]

function sorted(sort: TableSort | undefined, onSort = vi.fn()) {
  renderUi(
    <Table
      caption="أسماء"
      columns={columns}
      rows={['ليلى', 'أحمد']}
      rowKey={row => row}
      sort={sort}
      onSort={onSort}
    />,
  )
  return onSort
}

test('a press on a header asks for that order, a second one for the other way', async () => {
  const onSort = sorted({ column: 'name', direction: 'ascending' })
  expect(screen.getByRole('columnheader', { name: 'الاسم' })).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(screen.getByRole('button', { name: 'الاسم' }))
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' })
})

test('a column that is not sortable has no button and no aria-sort; rows are named by their header', () => {
  sorted(undefined)
  expect(screen.getByRole('columnheader', { name: 'الطول' })).not.toHaveAttribute('aria-sort')
  expect(screen.getByRole('columnheader', { name: 'الاسم' })).toHaveAttribute('aria-sort', 'none')
  expect(screen.getByRole('rowheader', { name: 'أحمد' })).toBeInTheDocument()
})

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set(['من صفحة أخرى', 'ليلى']))
  return (
    <>
      <Table
        caption="أسماء"
        columns={columns}
        rows={['ليلى', 'أحمد']}
        rowKey={row => row}
        selection={{ selected, onChange: setSelected, rowLabel: row => row }}
      />
      <output>{[...selected].join('، ')}</output>
    </>
  )
}

test('rows are selected one by one or all at once; those of other pages stay selected', async () => {
  renderUi(<Selectable />)
  const [all] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'تحديد الكل' })
  expect(all!.indeterminate).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'تحديد أحمد' }))
  expect(all).toBeChecked()
  expect(all!.indeterminate).toBe(false)
  await userEvent.click(all!)
  expect(document.querySelector('output')).toHaveTextContent(/^من صفحة أخرى$/)
  await userEvent.click(all!)
  expect(document.querySelector('output')).toHaveTextContent('من صفحة أخرى، ليلى، أحمد')
})

test('where rows are cards, a list above them sets the order', async () => {
  const onSort = sorted({ column: 'name', direction: 'ascending' })
  const order = screen.getByRole('combobox', { name: 'ترتيب الصفوف' })
  expect(order).toHaveDisplayValue('الاسم: تصاعديًا')
  await userEvent.selectOptions(order, 'الاسم: تنازليًا')
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' })
})

test('what a cell says is one thing beside its column’s name, of however many parts it is', () => {
  const columns = [
    { id: 'state', header: 'الحالة', cell: (row: string) => [row, ' · ', <b key="on">اليوم</b>] },
  ]
  renderUi(<Table caption="أسماء" columns={columns} rows={['مكتمل']} rowKey={row => row} />)
  const cell = screen.getByRole('cell', { name: 'مكتمل · اليوم' })
  expect(cell.childNodes).toHaveLength(1)
})
