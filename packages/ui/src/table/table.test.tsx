import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { Table, type TableSort } from './table.tsx'

const columns = [
  { id: 'name', header: 'الاسم', cell: (row: string) => row, isRowHeader: true, isSortable: true },
  { id: 'size', header: 'الطول', cell: (row: string) => row.length, isNumeric: true },
]

function sorted(sort: TableSort | undefined, onSort = vi.fn()) {
  renderUi(<Table caption="أسماء" columns={columns} rows={['ليلى', 'أحمد']} rowKey={row => row} sort={sort} onSort={onSort} />)
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
