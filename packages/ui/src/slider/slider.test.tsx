import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { Slider } from './slider.tsx'

test('a scale tells its value in words, and reports numbers', () => {
  const onChange = vi.fn()
  renderUi(
    <Slider
      label="السرعة"
      min={0.5}
      max={2}
      step={0.25}
      defaultValue={1}
      onChange={onChange}
      format={value => `×${value}`}
    />,
  )
  const slider = screen.getByRole('slider', { name: 'السرعة' })
  expect(slider).toHaveAttribute('aria-valuetext', '×1')
  fireEvent.change(slider, { target: { value: '1.25' } })
  expect(onChange).toHaveBeenCalledWith(1.25)
  expect(slider).toHaveAttribute('aria-valuetext', '×1.25')
})
