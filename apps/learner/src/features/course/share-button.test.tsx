import { toasts } from '@masar/ui'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ShareButton } from './share-button.tsx'

afterEach(() => toasts.entries().forEach(({ id }) => toasts.close(id)))

test.each([
  ['ar', 'مشاركة', true, 'نُسخ الرابط.'],
  ['en', 'Share', true, 'The link is copied.'],
  ['en', 'Share', false, 'The link could not be copied. You can copy it from the address bar.'],
] as const)('in %s %s copies the page’s address (%s) and tells of it', async (locale, name, works, words) => {
  const writeText = vi.fn(async () => (works ? undefined : Promise.reject(new Error('refused'))))
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  renderPage(<ShareButton title="Python" />, locale)
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(toasts.entries().map(({ text }) => text)).toEqual([words]))
  expect(writeText).toHaveBeenCalledExactlyOnceWith(location.origin + location.pathname)
  vi.restoreAllMocks()
})
