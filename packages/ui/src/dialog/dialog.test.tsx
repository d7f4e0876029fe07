import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { renderUi } from '../testing/render.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogTrigger } from './dialog.tsx'

const sample = (
  <DialogTrigger>
    <Button>فتح</Button>
    <Dialog title="الملف الشخصي" actions={close => <Button onPress={close}>تم</Button>}>
      نص
    </Dialog>
  </DialogTrigger>
)

test.each(['Escape', 'cross', 'action'])(
  'closing by %s gives the focus back to what opened it',
  async way => {
    renderUi(sample, 'ar')
    const opener = screen.getByRole('button', { name: 'فتح' })
    await userEvent.click(opener)
    expect(screen.getByRole('dialog', { name: 'الملف الشخصي' })).toBeInTheDocument()
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await userEvent.click(screen.getByRole('button', { name: way === 'cross' ? 'إغلاق' : 'تم' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
)

test('Tab stays inside, and axe finds nothing', async () => {
  renderUi(sample, 'en')
  await userEvent.click(screen.getByRole('button'))
  const dialog = screen.getByRole('dialog')
  for (let i = 0; i < 4; i += 1) {
    await userEvent.tab()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
  const { violations } = await axe.run(dialog, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a confirmation that fails stays open and says so; one that succeeds closes', async () => {
  const onConfirm = vi.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(undefined)
  renderUi(
    <DialogTrigger>
      <Button>Clear</Button>
      <ConfirmDialog
        title="Clear favourites"
        action="Clear favourites"
        failure="They could not be cleared."
        onConfirm={onConfirm}
        isDanger
      />
    </DialogTrigger>,
    'en',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear favourites' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('They could not be cleared.')
  await userEvent.click(screen.getByRole('button', { name: 'Clear favourites' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
