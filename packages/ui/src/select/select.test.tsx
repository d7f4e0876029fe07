import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { NativeSelect } from './native-select.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'new', text: 'الأحدث', label: 'الأحدث' },
  { value: 'best', text: 'الأعلى تقييمًا', label: 'الأعلى تقييمًا' },
]

test('a choice is reported by its value and shown by its words', async () => {
  const onChange = vi.fn()
  renderUi(<Select label="الترتيب" options={options} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /الترتيب/ }))
  await userEvent.click(screen.getByRole('option', { name: 'الأعلى تقييمًا' }))
  expect(onChange).toHaveBeenCalledWith('best')
  expect(screen.getByRole('button', { name: /الترتيب/ })).toHaveTextContent('الأعلى تقييمًا')
})

test.each([
  ['with nothing chosen', {}, /^(?:اختيار… الترتيب|الترتيب اختيار…)$/],
  ['with a choice', { defaultValue: 'new' }, /^(?:الأحدث الترتيب|الترتيب الأحدث)$/],
])('%s it is called what is seen of it', (_, chosen, name) => {
  renderUi(<Select label="الترتيب" options={options} placeholder="اختيار…" {...chosen} />)
  expect(screen.getByRole('button')).toHaveAccessibleName(name)
})

test('its error is linked to it', () => {
  renderUi(<Select label="الترتيب" options={options} error="اختيار الترتيب لازم" />)
  expect(screen.getByRole('button', { name: /الترتيب/ })).toHaveAccessibleDescription(/اختيار الترتيب لازم/)
})

test('the native one does the same', async () => {
  const onChange = vi.fn()
  renderUi(<NativeSelect label="الترتيب" options={options} onChange={onChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'الترتيب' }), 'best')
  expect(onChange).toHaveBeenCalledWith('best')
})
