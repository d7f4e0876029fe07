import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { CalendarPanel } from './calendar-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const url = 'http://masar.example/client-api/v1/calendar.ics?token=abc'

function serve(created: string | null, fails = false) {
  const sent: string[] = []
  let since = created
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ data: { created_at: since } })
    sent.push(request.method)
    if (fails) return Response.json({ code: 'server_error', message: 'No.' }, { status: 500 })
    since = request.method === 'PUT' ? '2026-11-26T08:00:00Z' : null
    return Response.json({ data: since && { url, created_at: since } })
  })
  return sent
}

test('an address is made and shown once, and can be ended', async () => {
  const sent = serve(null)
  renderPage(<CalendarPanel />, 'en', '/learn')
  await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }))
  const field = await screen.findByLabelText('The address of your calendar')
  expect(field).toHaveValue(url)
  expect(field).toHaveFocus()
  expect(await screen.findByText(/An address was made on/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'End the address' }))
  await waitFor(() => expect(screen.queryByLabelText('The address of your calendar')).toBeNull())
  expect(sent).toEqual(['PUT', 'DELETE'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make an address' })).toHaveFocus())
})

test('a URL made earlier is never shown, but can be replaced', async () => {
  serve('2026-11-20T08:00:00Z')
  renderPage(<CalendarPanel />, 'ar', '/learn')
  expect(await screen.findByText(/20 نوفمبر 2026/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'إنشاء رابط آخر' })).toBeVisible()
})

test('where it fails nothing is shown as made', async () => {
  serve(null, true)
  renderPage(<CalendarPanel />, 'en', '/learn')
  await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make an address' })).toBeEnabled())
  expect(screen.queryByRole('textbox')).toBeNull()
})
