import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { pageQuery } from './api.ts'
import { TextPage } from './text-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('terms changed on the same day for every reader', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { queryClient } = renderPage(<TextPage slug="terms" />, 'en')
  const data = { title: 'Terms', description: '', body: 'Be kind.', updated_at: '2026-11-20T21:30:00Z' }
  act(() => void queryClient.setQueryData(pageQuery('terms').queryKey as readonly unknown[], { data }))
  expect(await screen.findByText('November 21, 2026')).toBeInTheDocument()
})
