import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { RowKey } from '../table/table-props.ts'
import { renderUi } from '../testing/render.tsx'
import { EndlessTable } from './endless-table.tsx'

interface Person {
  id: number
  name: string
}

const people = (...ids: number[]): Person[] => ids.map(id => ({ id, name: `موظف ${id}` }))

interface SampleProps {
  given: readonly Person[]
  word?: string
  chosen?: readonly number[]
}

function Sample({ given, word = 'اختيار', chosen = [] }: SampleProps) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set(chosen))
  return (
    <>
      <EndlessTable
        label="أسماء"
        columns={[{ id: 'name', header: 'الاسم', cell: ({ name }) => name, isRowHeader: true }]}
        rows={given}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => `${word} ${name}`}
        selection={{ selected, onChange: setSelected }}
      />
      <output>{[...selected].join()}</output>
    </>
  )
}

test('a row that a later page has again stands once, and the keys walk past it', async () => {
  renderUi(<Sample given={people(1, 2, 3, 4, 2, 5)} />)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'موظف 1',
    'موظف 2',
    'موظف 3',
    'موظف 4',
    'موظف 5',
  ])
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toHaveAttribute('aria-rowindex', '6')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toHaveAttribute('aria-rowindex', '2')
})

test('rows are called as the page calls them now', () => {
  const { rerender } = renderUi(<Sample given={people(1)} />)
  expect(screen.getByRole('checkbox', { name: /اختيار موظف 1/ })).toBeInTheDocument()
  rerender(<Sample given={people(1)} word="Choose" />)
  expect(screen.getByRole('checkbox', { name: /Choose موظف 1/ })).toBeInTheDocument()
})

test('the box for all leaves out the rows that are here alone', async () => {
  renderUi(<Sample given={people(1, 2)} chosen={[1, 2, 99]} />)
  const [heads] = screen.getAllByRole('row')
  await userEvent.click(within(heads as HTMLElement).getByRole('checkbox'))
  expect(screen.getByRole('status')).toHaveTextContent(/^99$/)
})

test('after the last chosen one was taken out, Shift chooses from the row that is pressed', async () => {
  const { rerender } = renderUi(<Sample given={people(1, 2, 3)} />)
  const box = (id: number) => screen.getByRole('checkbox', { name: new RegExp(`موظف ${id}`) })
  await userEvent.click(box(1))
  await userEvent.click(box(1))
  rerender(<Sample given={people(2, 3)} />)
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(box(3))
  await user.keyboard('{/Shift}')
  expect(screen.getByRole('status')).toHaveTextContent(/^3$/)
})
