import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../button/button.tsx'
import { DialogTrigger } from '../dialog/dialog.tsx'
import { renderUi } from '../testing/render.tsx'
import { Sheet } from './sheet.tsx'

test.each(['start', 'end', 'bottom'] as const)(
  'from the %s: named by its title, closed by Escape, the focus goes back',
  async side => {
    renderUi(
      <DialogTrigger>
        <Button>التصفية</Button>
        <Sheet side={side} title="تصفية الدورات" actions={close => <Button onPress={close}>عرض</Button>}>
          نص
        </Sheet>
      </DialogTrigger>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'التصفية' }))
    expect(
      screen.getByRole('dialog', { name: 'تصفية الدورات' }).closest(`[data-side="${side}"]`),
    ).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'التصفية' })).toHaveFocus())
  },
)
