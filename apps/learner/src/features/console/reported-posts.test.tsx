import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { ReportedPost } from './api.ts'
import { ReportedPosts } from './reported-posts.tsx'

afterEach(() => vi.unstubAllGlobals())

const reported: ReportedPost = {
  id: 7,
  text: 'اشترِ من **متجري**',
  is_reply: false,
  written_at: '2026-11-23T10:00:00.000Z',
  writer: 'سالم',
  lesson: { id: 3, title: 'الدرس 3' },
  reports: [{ reason: 'spam', note: 'إعلان', words: 'متجري بخصم', at: '2026-11-23T11:00:00.000Z' }],
}

test('an operator reads what was reported and why, and removes the words', async () => {
  let waiting = [reported]
  const calls: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') {
      calls.push(`${new URL(request.url).pathname} ${await request.text()}`)
      waiting = []
      return Response.json({ data: null })
    }
    return Response.json({
      data: waiting,
      meta: { next_cursor: null, total: waiting.length, total_is_capped: false },
    })
  })
  renderPage(<ReportedPosts />, 'ar')
  expect(await screen.findByText('متجري')).toBeVisible()
  expect(screen.getByText('إعلان')).toBeVisible()
  expect(screen.getByText('متجري بخصم')).toBeVisible()
  expect(screen.getByText('إعلان أو رسائل مزعجة')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'إزالة المشاركة' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(calls).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'إزالة المشاركة' }))
  expect(await screen.findByRole('heading', { name: 'لا شيء للمراجعة' })).toBeVisible()
  expect(calls).toEqual(['/client-api/v1/console/reported-posts/7/decide {"is_removed":true}'])
})

test('a failure is said, with another try', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'internal', message: '' }, { status: 500 }))
  renderPage(<ReportedPosts />, 'en')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible())
})
