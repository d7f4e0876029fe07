import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { ToastRegion } from '../toast/toast-region.tsx'
import { SortableList } from './sortable-list.tsx'

const items = ['أ', 'ب', 'ج', 'د']

function sortable(onReorder: (keys: string[]) => void | Promise<void> = vi.fn()) {
  renderUi(
    <>
      <SortableList
        label="الدروس"
        items={items}
        itemKey={item => item}
        itemLabel={item => `درس ${item}`}
        renderItem={item => <span data-testid="row">{item}</span>}
        onReorder={onReorder}
      />
      <ToastRegion />
    </>,
  )
  return {
    onReorder,
    order: () =>
      within(screen.getByRole('list', { name: 'الدروس' }))
        .getAllByTestId('row')
        .map(row => row.textContent)
        .join(''),
  }
}
const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`موضع .*درس ${name}.*الأسهم`) })

test('arrow keys on the handle move, keep the focus and announce the place', async () => {
  const { onReorder, order } = sortable()
  handle('أ').focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(order()).toBe('بجأد')
  expect(onReorder).toHaveBeenLastCalledWith(['ب', 'ج', 'أ', 'د'])
  expect(handle('أ')).toHaveFocus()
  expect(screen.getAllByText(/إلى الموضع 3 من 4/), 'read out once').toHaveLength(1)
  expect(screen.getByText(/إلى الموضع 3 من 4/).closest('[aria-live]')).not.toBeNull()
  await userEvent.keyboard('{End}')
  expect(order()).toBe('بجدأ')
  await userEvent.keyboard('{ArrowDown}')
  expect(onReorder).toHaveBeenCalledTimes(3)
})

test('the buttons do the same, and the ends have none that leads beyond', async () => {
  const { order } = sortable()
  expect(screen.getByRole('button', { name: /درس أ.*إلى الأعلى/ })).toBeDisabled()
  expect(screen.getByRole('button', { name: /درس د.*إلى الأسفل/ })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: /درس ج.*إلى الأعلى/ }))
  expect(order()).toBe('أجبد')
})

test('a move is undone from its message, and that is saved too', async () => {
  const { onReorder, order } = sortable()
  await userEvent.click(screen.getByRole('button', { name: /درس د.*إلى الأعلى/ }))
  expect(order()).toBe('أبدج')
  await userEvent.click((await screen.findAllByRole('button', { name: 'تراجع' })).at(-1)!)
  expect(order()).toBe('أبجد')
  expect(onReorder).toHaveBeenLastCalledWith(items)
})

test('an older move is undone alone, and its position is announced', async () => {
  const { onReorder, order } = sortable()
  await userEvent.click(screen.getByRole('button', { name: /درس أ.*إلى الأسفل/ }))
  await userEvent.click(screen.getByRole('button', { name: /درس د.*إلى الأعلى/ }))
  expect(order()).toBe('بأدج')
  const first = screen.getByText(/درس أ.*إلى الموضع 2 من 4/).closest('li')!
  await userEvent.click(within(first).getByRole('button', { name: 'تراجع' }))
  expect(order()).toBe('أبدج')
  expect(onReorder).toHaveBeenLastCalledWith(['أ', 'ب', 'د', 'ج'])
  expect(screen.getByRole('status')).toHaveTextContent(/درس أ.*إلى الموضع 1 من 4/)
})

test('what the server refuses is put back and said', async () => {
  const { order } = sortable(vi.fn().mockRejectedValue(new Error('conflict')))
  await userEvent.click(screen.getByRole('button', { name: /درس د.*إلى الأعلى/ }))
  await waitFor(() => expect(order()).toBe('أبجد'))
  expect(screen.getAllByText(/تعذّر حفظ الترتيب/), 'read out once').toHaveLength(1)
})

test('an error goes back to what was saved last, not to the beginning', async () => {
  const answers = [Promise.resolve(), Promise.reject(new Error('conflict'))]
  answers[1]!.catch(() => {})
  const { order } = sortable(vi.fn(() => answers.shift()!))
  handle('أ').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(order()).toBe('بأجد')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(order()).toBe('بأجد'))
})
