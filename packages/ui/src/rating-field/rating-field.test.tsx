import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { RatingField } from './rating-field.tsx'

test('stars are a radio group: pressed or moved by keys, each named by its number', async () => {
  const onChange = vi.fn()
  renderUi(<RatingField label="تقييمك" onChange={onChange} />)
  for (const star of screen.getAllByRole('radio')) expect(star).not.toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: '3 نجوم' }))
  expect(onChange).toHaveBeenLastCalledWith(3)
  expect(screen.getByRole('radio', { name: '3 نجوم' })).toBeChecked()
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: '3 نجوم' })).toHaveFocus()
})

test('the error is linked', () => {
  renderUi(<RatingField label="تقييمك" error="التقييم لازم" />)
  expect(screen.getByRole('radiogroup', { name: 'تقييمك' })).toHaveAccessibleDescription('التقييم لازم')
})
