import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { CheckboxGroup, RadioGroup } from './choice-group.tsx'
import { Switch } from './choice.tsx'

const options = ['أ', 'ب', 'ج'].map((label, i) => ({ value: `${i}`, label }))

test('boxes are reported in the order of the list, whatever the order of ticking', async () => {
  const onChange = vi.fn()
  renderUi(<CheckboxGroup label="المجالات" options={options} defaultValue={['2']} onChange={onChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'أ' }))
  expect(onChange).toHaveBeenLastCalledWith(['0', '2'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'ج' }))
  expect(onChange).toHaveBeenLastCalledWith(['0'])
})

test('one of a group; nothing is chosen for the person', async () => {
  const onChange = vi.fn()
  renderUi(<RadioGroup label="المستوى" options={options} onChange={onChange} />)
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  await userEvent.click(screen.getByText('ب'))
  expect(onChange).toHaveBeenLastCalledWith('1')
  expect(screen.getByRole('radio', { name: 'ب' })).toBeChecked()
})

test('a switch says its state and turns by the space bar', async () => {
  const onChange = vi.fn()
  renderUi(<Switch onChange={onChange}>تنبيه</Switch>)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledWith(true)
  expect(screen.getByRole('switch', { name: 'تنبيه' })).toBeChecked()
})

test('a switch that is being stored keeps the focus and takes no other change', async () => {
  const onChange = vi.fn()
  const { rerender } = renderUi(
    <Switch checked={false} onChange={onChange}>
      تنبيه
    </Switch>,
  )
  await userEvent.click(screen.getByRole('switch'))
  rerender(
    <Switch checked isPending onChange={onChange}>
      تنبيه
    </Switch>,
  )
  const control = screen.getByRole('switch')
  expect(control).toHaveFocus()
  expect(control).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[true]])
})
