import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Heart } from 'lucide-react'
import { expect, test } from 'vitest'
import { IconButton } from '../button/button.tsx'
import { renderUi } from '../testing/render.tsx'
import { Tooltip } from './tooltip.tsx'

test('the focus opens it, it describes the button, and Escape hides it and leaves the focus', async () => {
  renderUi(
    <Tooltip text="تجدها بعد ذلك في المفضلة">
      <IconButton icon={Heart} label="أضف إلى المفضلة" />
    </Tooltip>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'أضف إلى المفضلة' })
  expect(button).toHaveFocus()
  expect(screen.getByRole('tooltip')).toHaveTextContent('تجدها بعد ذلك في المفضلة')
  expect(button).toHaveAccessibleDescription('تجدها بعد ذلك في المفضلة')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(button).toHaveFocus()
})
