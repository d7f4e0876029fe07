import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { Tree } from './tree.tsx'

interface Part {
  id: string
  above: string | null
}
const parts: Part[] = [
  { id: 'العمليات', above: null },
  { id: 'المستودع', above: 'العمليات' },
  { id: 'التوصيل', above: 'المستودع' },
  { id: 'المالية', above: null },
]

const tree = (more: Partial<Parameters<typeof Tree<Part>>[0]> = {}) =>
  renderUi(
    <Tree
      label="الأقسام"
      items={parts}
      itemKey={part => part.id}
      parentKey={part => part.above}
      itemLabel={part => part.id}
      renderItem={part => part.id}
      {...more}
    />,
  )
const rows = () => screen.getAllByRole('row').map(row => [row.getAttribute('aria-level'), row.textContent])
const handle = (name: string) =>
  screen.getAllByRole('button').find(button => button.getAttribute('aria-label')?.includes(`اسحب ${name}`))!

/** The place that the keyboard has come to while it carries an item. */
const place = (name: string) =>
  vi.waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', name))

test('a list becomes a tree that arrows open and close, along the reading direction', async () => {
  tree({ defaultExpanded: ['العمليات'] })
  expect(rows()).toEqual([
    ['1', 'العمليات'],
    ['2', 'المستودع'],
    ['1', 'المالية'],
  ])
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  expect(rows().map(([level]) => level)).toEqual(['1', '2', '3', '1'])
  await userEvent.keyboard('{ArrowRight}')
  expect(rows()).toHaveLength(3)
  expect(screen.queryAllByRole('button', { name: /اسحب/ })).toEqual([])
})

test('what names nothing that is there stands at the top', () => {
  tree({ items: [{ id: 'وحيد', above: 'غائب' }] })
  expect(rows()).toEqual([['1', 'وحيد']])
})

test('the keyboard moves an item below another one', async () => {
  const onMove = vi.fn()
  tree({ onMove })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  await userEvent.keyboard('{Enter}')
  await place('أدخل بعد المالية')
  await userEvent.keyboard('{ArrowDown}')
  await place('أدخل قبل العمليات')
  await userEvent.keyboard('{ArrowDown}')
  await place('إفلات العمليات')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledWith('المالية', 'العمليات'))
})

test('what may not move has a handle that does nothing', () => {
  tree({ onMove: vi.fn(), canMove: part => part.above === null && part.id !== 'المالية' })
  expect(handle('العمليات')).toBeEnabled()
  expect(handle('المالية')).toBeDisabled()
})
