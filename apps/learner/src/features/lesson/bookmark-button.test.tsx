import { toasts } from '@masar/ui'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { BookmarkButton } from './bookmark-button.tsx'
import { lessonQuery } from './queries.ts'
import { lessonPage } from './sample.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function Page() {
  const { data } = useQuery(lessonQuery(2))
  return data && <BookmarkButton lesson={data.data} />
}

test.each([
  ['ar', 'إشارة مرجعية لهذا الدرس'],
  ['en', 'Bookmark this lesson'],
] as const)(
  'in %s: a lesson is marked at once and freed again, and a mark that could not be saved is taken back',
  async (locale, name) => {
    const sent: string[] = []
    let isBroken = false
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'GET') return Response.json({ data: lessonPage() })
      sent.push(`${request.method} ${new URL(request.url).pathname}`)
      if (isBroken) throw new TypeError('offline')
      return Response.json({ data: null })
    })
    renderPage(<Page />, locale, '/lesson/2')
    const button = await screen.findByRole('button', { name })
    expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    await waitFor(() =>
      expect(sent).toEqual([
        'PUT /client-api/v1/lessons/2/bookmark',
        'DELETE /client-api/v1/lessons/2/bookmark',
      ]),
    )
    isBroken = true
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
    expect(sent).toHaveLength(3)
    expect(toasts.entries()).toMatchObject([{ tone: 'danger' }])
  },
)
