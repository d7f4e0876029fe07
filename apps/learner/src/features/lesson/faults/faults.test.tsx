import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Fault } from './api.ts'
import { FaultList } from './fault-list.tsx'
import { ReportFault } from './report-fault.tsx'

let open: Fault[] = []
let calls: string[] = []
let isRefused = false

beforeEach(() => {
  calls = []
  isRefused = false
  localStorage.clear()
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/client-api/v1', '')
    if (request.method === 'GET') return Response.json({ data: open })
    calls.push(`${request.method} ${path} ${await request.text()}`.trim())
    if (isRefused) return Response.json({ code: 'faults_used_up', message: 'غدًا' }, { status: 429 })
    if (path.endsWith('/resolve')) open = []
    return Response.json({ data: null })
  })
  signInAs(document, 'student')
  refreshSession()
})
afterEach(() => {
  clearSession(document)
  act(() => refreshSession())
  vi.unstubAllGlobals()
})

test('a problem is reported with its place; what was written stays when it is refused', async () => {
  const onClose = vi.fn()
  isRefused = true
  renderPage(<ReportFault lessonId={3} place={{ position: 62, quote: null }} onClose={onClose} />, 'ar')
  const dialog = within(await screen.findByRole('dialog'))
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'إرسال البلاغ' }))
  send()
  expect(dialog.getByText('اختر واحدًا منها.')).toBeVisible()
  fireEvent.click(dialog.getByRole('radio', { name: 'فيه خطأ' }))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'المجموع 15' } })
  send()
  expect(await dialog.findByRole('alert')).toHaveTextContent('غدًا')
  expect(dialog.getByRole('textbox')).toHaveValue('المجموع 15')
  isRefused = false
  send()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(calls.at(-1)).toBe(
    'POST /lessons/3/faults {"kind":"wrong","text":"المجموع 15","position_seconds":62}',
  )
  expect(localStorage).toHaveLength(0)
})

test('the course’s instructor reads what was reported, without names, and resolves it', async () => {
  open = [
    {
      id: 4,
      kind: 'unclear',
      position_seconds: null,
      quote: 'كلمات من النص',
      reported_at: '2026-11-23T10:00:00.000Z',
      report_count: 2,
      texts: ['لم أفهمها'],
    },
  ]
  renderPage(<FaultList lessonId={3} />, 'en')
  expect(await screen.findByText(/^2 reports/)).toBeVisible()
  expect(screen.getByText('كلمات من النص')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Resolved: Something is unclear' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/^All 2 reports/)).toBeVisible()
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as resolved' }))
  expect(await screen.findByText('All of it is resolved.')).toBeVisible()
  expect(screen.queryByText(/^2 reports/)).toBeNull()
  expect(calls).toEqual(['POST /faults/4/resolve'])
})
