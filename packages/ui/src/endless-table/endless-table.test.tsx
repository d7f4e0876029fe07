import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import type { RowKey, TableSort } from '../table/table-props.ts'
import { EndlessTable } from './endless-table.tsx'

afterEach(() => vi.unstubAllGlobals())

function Sample() {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set(['من صفحة أخرى']))
  return (
    <>
      <EndlessTable
        label="أسماء"
        columns={[
          {
            id: 'name',
            header: 'الاسم',
            cell: (row: string) => <a href={`#${row}`}>{row}</a>,
            isRowHeader: true,
          },
          { id: 'size', header: 'الطول', cell: (row: string) => row.length, isNumeric: true },
        ]}
        rows={['ليلى', 'أحمد']}
        rowKey={row => row}
        rowLabel={row => row}
        selection={{ selected, onChange: setSelected }}
      />
      <output>{[...selected].join('، ')}</output>
    </>
  )
}

test('rows are selected by their boxes, all that are here by the head’s; a press on a link selects nothing', async () => {
  renderUi(<Sample />)
  expect(screen.getAllByRole('columnheader').map(cell => cell.textContent)).toEqual(['', 'الاسم', 'الطول'])
  await userEvent.click(screen.getByRole('link', { name: 'أحمد' }))
  expect(document.querySelector('output')).toHaveTextContent(/^من صفحة أخرى$/)
  await userEvent.click(screen.getByRole('checkbox', { name: /تحديد أحمد/ }))
  expect(document.querySelector('output')).toHaveTextContent('من صفحة أخرى، أحمد')
  await userEvent.click(screen.getByRole('checkbox', { name: 'تحديد الكل' }))
  expect(document.querySelector('output')).toHaveTextContent('من صفحة أخرى، أحمد، ليلى')
})

test('heads put the rows in order, one way and back, and say how they stand', async () => {
  function Sorted() {
    const [sort, setSort] = useState<TableSort>()
    return (
      <>
        <EndlessTable
          label="أسماء"
          columns={[
            { id: 'name', header: 'الاسم', cell: (row: string) => row, isRowHeader: true, isSortable: true },
            { id: 'size', header: 'الطول', cell: (row: string) => row.length },
          ]}
          rows={['ليلى', 'أحمد']}
          rowKey={row => row}
          rowLabel={row => row}
          sort={sort}
          onSort={setSort}
        />
        <output>{`${sort?.column} ${sort?.direction}`}</output>
      </>
    )
  }
  renderUi(<Sorted />)
  const name = () => screen.getByRole('columnheader', { name: 'الاسم' })
  const said = () => document.querySelector('output')
  expect(name()).toHaveAttribute('aria-sort', 'none')
  await userEvent.click(name())
  expect(said()).toHaveTextContent('name ascending')
  await userEvent.click(name())
  expect(said()).toHaveTextContent('name descending')
  expect(name()).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(screen.getByRole('columnheader', { name: 'الطول' }))
  expect(said()).toHaveTextContent('name descending')
})

test('on a phone each row is a card that names its facts', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  renderUi(<Sample />)
  expect(screen.queryByRole('columnheader')).toBeNull()
  expect(screen.getAllByRole('row').map(row => row.textContent)).toEqual(['ليلىالطول4', 'أحمدالطول4'])
  await userEvent.click(screen.getByRole('checkbox', { name: /تحديد ليلى/ }))
  expect(document.querySelector('output')).toHaveTextContent('من صفحة أخرى، ليلى')
  await userEvent.click(screen.getByRole('checkbox', { name: 'تحديد الكل' }))
  expect(document.querySelector('output')).toHaveTextContent('من صفحة أخرى، ليلى، أحمد')
})

test('on a card, what says by itself what it is is on one line, its name for screen readers; nothing is left out', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  renderUi(
    <EndlessTable
      label="أسماء"
      columns={[
        { id: 'team', header: 'القسم', cell: () => 'المالية', tag: () => 'المالية' },
        { id: 'name', header: 'الاسم', cell: (row: string) => row, isRowHeader: true },
        { id: 'late', header: 'متأخر', cell: () => '—', tag: row => (row === 'ليلى' ? '2 متأخر' : null) },
        { id: 'size', header: 'الطول', cell: (row: string) => row.length },
      ]}
      rows={['ليلى', 'أحمد']}
      rowKey={row => row}
      rowLabel={row => row}
    />,
  )
  expect(screen.getAllByRole('row').map(row => row.textContent)).toEqual([
    'ليلىالقسم الماليةمتأخر 2 متأخرالطول4',
    'أحمدالقسم الماليةالطول4',
  ])
})

test.each([
  [5, 1],
  [6, 0],
])('on a tablet, %i columns have %i row of heads', (count, heads) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(width < 60rem)',
    addEventListener() {},
    removeEventListener() {},
  }))
  const columns = Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    header: `عمود ${at}`,
    isRowHeader: at === 0,
    cell: (row: string) => row,
  }))
  renderUi(
    <EndlessTable
      label="أسماء"
      columns={columns}
      rows={['ليلى']}
      rowKey={row => row}
      rowLabel={row => row}
    />,
  )
  expect(screen.queryAllByRole('columnheader')).toHaveLength(heads * count)
})

test('of 50,000 rows those in sight are drawn, and nothing is asked of the others but their key', () => {
  // With these react-aria takes the window of the tests for one that has a size.
  const size = { configurable: true, get: () => 768 }
  Object.defineProperties(HTMLElement.prototype, { clientWidth: size, clientHeight: size })
  try {
    const rows = Array.from({ length: 50_000 }, (_, n) => ({ id: n }))
    const name = vi.fn(({ id }: { id: number }) => `موظف ${id}`)
    renderUi(
      <EndlessTable
        label="أسماء"
        columns={[{ id: 'name', header: 'الاسم', cell: name, isRowHeader: true }]}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={name}
        selection={{ selected: new Set([49_999]), onChange() {} }}
      />,
    )
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '50001')
    expect(screen.getAllByRole('row').length).toBeGreaterThan(10)
    expect(screen.getAllByRole('row').length).toBeLessThan(40)
    expect(name.mock.calls.length).toBeLessThan(400)
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth')
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight')
  }
})

test('what is made of a row is kept while others come behind it', () => {
  const made = vi.fn(({ name }: { name: string }) => name)
  const columns = [{ id: 'name', header: 'الاسم', cell: made, isRowHeader: true }]
  const rows = Array.from({ length: 40 }, (_, n) => ({ name: `موظف ${n}` }))
  const table = (read: typeof rows) => (
    <EndlessTable
      label="أسماء"
      columns={columns}
      rows={read}
      rowKey={row => row.name}
      rowLabel={row => row.name}
    />
  )
  const { rerender } = renderUi(table(rows.slice(0, 30)))
  made.mockClear()
  rerender(table(rows))
  expect(made.mock.calls.map(([row]) => row.name).toSorted()).toEqual(
    rows
      .slice(30)
      .map(row => row.name)
      .toSorted(),
  )
})

const numbers = Array.from({ length: 6 }, (_, n) => `موظف ${n + 1}`)

function Many() {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set())
  return (
    <>
      <EndlessTable
        label="أسماء"
        columns={[
          { id: 'name', header: 'الاسم', cell: (row: string) => row, isRowHeader: true, isSortable: true },
          { id: 'size', header: 'الطول', cell: (row: string) => row.length },
        ]}
        rows={numbers}
        rowKey={row => row}
        rowLabel={row => row}
        selection={{ selected, onChange: setSelected }}
      />
      <output>{selected.size}</output>
    </>
  )
}

test('keys move from row to row, to its cells and the heads, choose one or all, and none', async () => {
  renderUi(<Many />)
  const chosen = () => document.querySelector('output')
  const focused = () => document.activeElement
  await userEvent.tab()
  expect(focused()).toHaveAttribute('aria-rowindex', '2')
  await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(focused()).toHaveAttribute('aria-rowindex', '5')
  expect(chosen()).toHaveTextContent(/^3$/)
  // A range goes back as it came.
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(chosen()).toHaveTextContent(/^2$/)
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(chosen()).toHaveTextContent(/^6$/)
  await userEvent.keyboard('{Escape}')
  expect(chosen()).toHaveTextContent(/^0$/)
  await userEvent.keyboard('{Home} {End}{Control>}{Shift>}{Home}{/Shift}{/Control}')
  expect(focused()).toHaveAttribute('aria-rowindex', '2')
  expect(chosen()).toHaveTextContent(/^1$/)
  await userEvent.keyboard('{End}')
  expect(focused()).toHaveAttribute('aria-rowindex', '7')
  // From right to left: the box is the first on the way, then the name.
  await userEvent.keyboard('{Home}{ArrowLeft}{ArrowLeft}')
  expect(focused()).toHaveRole('rowheader')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe(screen.getByRole('columnheader', { name: 'الاسم' }))
})

test('a table says how many rows and columns it has, and which is which', () => {
  renderUi(<Many />)
  const table = screen.getByRole('grid', { name: 'أسماء' })
  expect(table).toHaveAttribute('aria-rowcount', '7')
  expect(table).toHaveAttribute('aria-colcount', '3')
  const row = screen.getByRole('row', { name: 'موظف 6' })
  expect(row).toHaveAttribute('aria-rowindex', '7')
  expect(row).toHaveAttribute('aria-selected', 'false')
  expect(screen.getByRole('rowheader', { name: 'موظف 6' })).toHaveAttribute('aria-colindex', '2')
})

test.each(['Home', 'End', 'PageUp', 'PageDown'])(
  '%s scrolls to where it leads, the page not once more',
  async key => {
    renderUi(<Many />)
    await userEvent.tab()
    expect(fireEvent.keyDown(document.activeElement as Element, { key })).toBe(false)
  },
)
