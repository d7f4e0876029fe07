import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ArrowRight, Clock, ListOrdered } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { isMirrored } from '../icon/mirrored.ts'
import { renderUi } from '../testing/render.tsx'
import { Button } from './button.tsx'

test('while pending it keeps the focus, says that it works, and does nothing when pressed', async () => {
  const onPress = vi.fn()
  const { rerender } = renderUi(<Button onPress={onPress}>حفظ</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  rerender(
    <Button onPress={onPress} isPending>
      حفظ
    </Button>,
  )
  const button = screen.getByRole('button')
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleName('حفظ جارٍ التنفيذ…')
  await userEvent.click(button)
  expect(onPress).toHaveBeenCalledOnce()
})

test('arrows turn with the reading direction, clocks and digits do not', () => {
  expect(isMirrored(ArrowRight.displayName)).toBe(true)
  expect(isMirrored(Clock.displayName)).toBe(false)
  expect(isMirrored(ListOrdered.displayName)).toBe(false)
})
