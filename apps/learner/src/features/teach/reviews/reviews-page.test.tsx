import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { CourseMessages } from '../../course/messages.ts'
import { ReviewsPage } from './reviews-page.tsx'

// The page that holds it waits for them.
beforeAll(() => Promise.all([CourseMessages.load('ar'), CourseMessages.load('en')]))
afterEach(() => vi.unstubAllGlobals())

const review = (id: number, more: object = {}) => ({
  id,
  name: `Learner ${id}`,
  avatar: null,
  stars: 4,
  text: `Words ${id}`,
  created_at: '2026-05-01T10:00:00.000Z',
  edited_at: null,
  helpful_count: 0,
  reply: null,
  ...more,
})
const own = { review: null, may_review: false, percent: null, is_teaching: true, helpful_ids: [] }

function serve() {
  const there = { asked: [] as string[], replies: [] as unknown[] }
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (request.method === 'PUT') {
      there.replies.push(await request.json())
      return Response.json({ data: null })
    }
    if (pathname.endsWith('/teaching/courses/2/reviews')) {
      there.asked.push(search)
      const answered = review(1, { reply: { text: 'Thank you.', replied_at: '2026-05-02T10:00:00.000Z' } })
      const data = search.includes('stars=1')
        ? []
        : search.includes('is_waiting')
          ? [review(2)]
          : [review(2), answered]
      return Response.json({ data, meta: { next_cursor: null, total: data.length, total_is_capped: false } })
    }
    if (pathname.endsWith('/review')) return Response.json({ data: own })
    return Response.json({ data: [] })
  })
  return there
}

test('what waits for an answer is found, and answered', async () => {
  const there = serve()
  renderPage(<ReviewsPage courseId={2} />, 'en')
  expect(await screen.findByText('Thank you.')).toBeVisible()
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Which reviews' }),
    'Waiting for your answer',
  )
  await vi.waitFor(() => expect(screen.queryByText('Words 1')).toBeNull())
  expect(there.asked.at(-1)).toContain('is_waiting=true')
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'Gladly.')
  const before = there.asked.length
  await userEvent.click(screen.getByRole('button', { name: 'Publish the answer' }))
  await vi.waitFor(() => expect(there.replies).toEqual([{ text: 'Gladly.' }]))
  // The list is refetched: what is answered waits no more.
  await vi.waitFor(() => expect(there.asked.length).toBeGreaterThan(before))
})

test('in Arabic, and where no review is like what is asked for', async () => {
  serve()
  renderPage(<ReviewsPage courseId={2} />, 'ar')
  expect(await screen.findByText('Words 2')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'النجوم' }), 'نجمة واحدة')
  expect(await screen.findByText('لا تقييم كهذا.')).toBeVisible()
})
