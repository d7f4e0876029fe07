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
