import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { NumberField } from './number-field.tsx'

test.each([
  ['١٢٫٥', 12.5],
  ['۱۲٫۵', 12.5],
  ['12.5', 12.5],
  ['١٬٢٣٤', 1234],
  ['', null],
  ['اثنا عشر', null],
])('typing %s gives %s and the text as typed', async (typed, value) => {
  const onChange = vi.fn()
  renderUi(<NumberField label="الدرجة" defaultText="7" onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'الدرجة' })
  await userEvent.clear(field)
  if (typed) await userEvent.type(field, typed)
  expect(onChange).toHaveBeenLastCalledWith(value, typed)
  expect(field).toHaveValue(typed)
})

test('a whole-number field takes no fraction, and is never type=number', async () => {
  const onChange = vi.fn()
  renderUi(<NumberField label="المقاعد" isWhole onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox'), '2٫5')
  expect(onChange).toHaveBeenLastCalledWith(null, '2٫5')
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
})
