import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../button/button.tsx'
import { renderUi } from '../testing/render.tsx'
import { Popover } from './popover.tsx'

const sample = (
  <Popover label="مشاركة الدورة" trigger={<Button>مشاركة</Button>}>
    {close => <Button onPress={close}>تم</Button>}
  </Popover>
)

test.each(['{Escape}', 'press'])(
  'opens with a name and the focus inside; %s closes it and gives the focus back',
  async way => {
    renderUi(sample)
    const opener = screen.getByRole('button', { name: 'مشاركة' })
    await userEvent.click(opener)
    const dialog = screen.getByRole('dialog', { name: 'مشاركة الدورة' })
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    if (way === 'press') await userEvent.click(screen.getByRole('button', { name: 'تم' }))
    else await userEvent.keyboard(way)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
)
