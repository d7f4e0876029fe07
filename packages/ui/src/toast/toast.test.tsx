import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { ToastRegion } from './toast-region.tsx'
import { showToast, toasts } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  act(() => toasts.clear())
  vi.useRealTimers()
})

test('a toast shown from outside React lands in a polite live region that was there before', () => {
  renderUi(<ToastRegion />)
  const live = screen.getByRole('list')
  expect(live).toHaveAttribute('aria-live', 'polite')
  act(() => void showToast({ text: 'حُفظت التغييرات.' }))
  expect(within(live).getByText('حُفظت التغييرات.')).toBeInTheDocument()
})

test('undo runs its act once and the toast goes', async () => {
  const onAction = vi.fn()
  renderUi(<ToastRegion />)
  act(() => void showToast({ text: 'أُزيلت', action: { label: 'تراجع', onAction } }))
  await userEvent.click(screen.getByRole('button', { name: 'تراجع' }))
  expect(onAction).toHaveBeenCalledOnce()
  expect(screen.queryByText('أُزيلت')).toBeNull()
})

test('it goes by itself, but waits while it has the focus', async () => {
  renderUi(<ToastRegion />, 'en')
  act(() => void showToast({ text: 'Saved', timeout: 5000 }))
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByText('Saved')).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'Close' }).blur())
  act(() => void vi.advanceTimersByTime(5100))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('at most three stand at once; the oldest gives way', () => {
  renderUi(<ToastRegion />)
  act(() => ['1', '2', '3', '4'].forEach(text => showToast({ text })))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByText('1')).toBeNull()
})

test('F6 leads to the messages and back to where the focus was; Shift+F6 too', async () => {
  renderUi(
    <>
      <button type="button">Save</button>
      <ToastRegion />
    </>,
    'en',
  )
  const [save, region] = [screen.getByRole('button', { name: 'Save' }), screen.getByRole('region')]
  await userEvent.click(save)
  await userEvent.keyboard('{F6}')
  expect(save, 'without a message').toHaveFocus()
  act(() => void showToast({ text: 'Saved', timeout: 5000 }))
  for (const key of ['{F6}', '{Shift>}{F6}{/Shift}']) {
    await vi.waitFor(async () => {
      await userEvent.keyboard(key)
      expect(region).toHaveFocus()
    })
    // Reached, they wait.
    act(() => void vi.advanceTimersByTime(20_000))
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard(key)
    expect(save).toHaveFocus()
  }
  await userEvent.keyboard('{F6}')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Saved')).toBeNull()
  expect(save, 'once the last was closed').toHaveFocus()
})
