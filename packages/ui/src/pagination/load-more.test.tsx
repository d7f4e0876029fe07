import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { LoadMore } from './load-more.tsx'

test('says how many of how many, and loads more on a press', async () => {
  const onLoadMore = vi.fn()
  renderUi(<LoadMore shown={24} total={1113} hasMore onLoadMore={onLoadMore} />, 'ar')
  expect(screen.getByRole('status')).toHaveTextContent('المعروض 24 من 1,113')
  await userEvent.click(screen.getByRole('button', { name: 'عرض المزيد' }))
  expect(onLoadMore).toHaveBeenCalledOnce()
})

test('a failure is said where the list ends, with the way to try again', () => {
  renderUi(<LoadMore shown={24} total={90} hasMore hasFailed onLoadMore={() => {}} />, 'en')
  expect(screen.getByRole('status')).toHaveTextContent('could not be loaded')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('at the end there is nothing to press', () => {
  renderUi(<LoadMore shown={90} total={90} hasMore={false} onLoadMore={() => {}} />, 'en')
  expect(screen.getByRole('status')).toHaveTextContent('90 of 90 shown')
  expect(screen.queryByRole('button')).toBeNull()
})
