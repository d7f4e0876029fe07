import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState, type KeyboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { renderUi } from '../testing/render.tsx'
import { AnchoredMenu, Menu } from './menu.tsx'

const items = [
  { id: 'profile', label: 'الملف الشخصي' },
  { id: 'out', label: 'تسجيل الخروج' },
]

test('opens by the keyboard, moves by arrows, acts by Enter, and gives the focus back', async () => {
  const onAction = vi.fn()
  renderUi(<Menu label="الحساب" trigger={<Button>الحساب</Button>} items={items} onAction={onAction} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('menu')).toHaveAccessibleName()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('out')
  await waitFor(() => expect(screen.getByRole('button', { name: 'الحساب' })).toHaveFocus())
})

test.each([
  ['{Tab}', 'بعدها'],
  ['{Shift>}{Tab}{/Shift}', 'قبلها'],
])('%s closes it, and the focus goes on from its button', async (keys, next) => {
  renderUi(
    <>
      <Button>قبلها</Button>
      <Menu label="الحساب" trigger={<Button>الحساب</Button>} items={items} />
      <Button>بعدها</Button>
    </>,
  )
  screen.getByRole('button', { name: 'الحساب' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard(keys)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(screen.getByRole('button', { name: next })).toHaveFocus()
})

function Anchored({ onAction }: { onAction: (id: string) => void }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <Button
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        onKeyDown={openByKey}
      >
        الحساب
      </Button>
      <AnchoredMenu
        anchor={anchor}
        isOpen={isOpen}
        onOpenChange={setOpen}
        label="الحساب"
        items={items}
        onAction={onAction}
      />
    </>
  )
}

test.each(['{Enter}', '{Escape}'])(
  'anchored to a button that is not its own, %s closes it and gives the focus back',
  async key => {
    const onAction = vi.fn()
    renderUi(<Anchored onAction={onAction} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'الملف الشخصي' })).toHaveFocus())
    await userEvent.keyboard(key)
    await waitFor(() => expect(screen.getByRole('button', { name: 'الحساب' })).toHaveFocus())
    expect(screen.getByRole('button', { name: 'الحساب' })).toHaveAttribute('aria-expanded', 'false')
    expect(onAction.mock.calls).toEqual(key === '{Enter}' ? [['profile']] : [])
  },
)

test('anchored to a button that is not its own, Tab closes it and goes on from that button', async () => {
  renderUi(
    <>
      <Anchored onAction={() => {}} />
      <Button>بعدها</Button>
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'الملف الشخصي' })).toHaveFocus())
  await userEvent.keyboard('{Tab}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(screen.getByRole('button', { name: 'بعدها' })).toHaveFocus()
})
