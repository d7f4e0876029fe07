import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { CourseDetails, Review } from '../catalogue/types.ts'
import { Reviews } from '../course/reviews.tsx'

const others: Review = {
  id: 4,
  name: 'سارة',
  avatar: null,
  stars: 4,
  text: 'شرح واضح',
  created_at: '2026-11-20T10:00:00Z',
  edited_at: null,
  helpful_count: 3,
  reply: null,
}
const course = {
  id: 9,
  rating: 4,
  rating_count: 2,
  rating_breakdown: [0, 0, 0, 2, 0],
  reviews: [others],
} as unknown as CourseDetails

let own: Record<string, unknown>
let sent: string[]
beforeEach(() => {
  own = { review: null, may_review: true, percent: 40, is_teaching: false, helpful_ids: [] }
  sent = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (request.method !== 'GET') {
      sent.push(`${request.method} ${pathname.replace('/client-api/v1', '')} ${await request.text()}`)
      return Response.json({ data: { helpful_count: 4 } })
    }
    if (pathname.endsWith('/review')) return Response.json({ data: own })
    sent.push(`GET ${pathname.replace('/client-api/v1', '')}${search}`)
    return Response.json({ data: [], meta: { next_cursor: null, total: 0, total_is_capped: false } })
  })
  signInAs(document, 'student')
  refreshSession()
})
afterEach(() => {
  clearSession(document)
  act(() => refreshSession())
  vi.unstubAllGlobals()
})

test('a learner gives stars, then words, and is asked for the stars first', async () => {
  renderPage(<Reviews course={course} />, 'ar')
  await userEvent.click(await screen.findByRole('button', { name: 'قيّم هذه الدورة' }))
  await userEvent.click(screen.getByRole('button', { name: 'انشر التقييم' }))
  expect(await screen.findByText('اختر من نجمة إلى خمس نجوم.')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: '4 نجوم' }))
  await userEvent.type(screen.getByRole('textbox'), 'مفيدة')
  await userEvent.click(screen.getByRole('button', { name: 'انشر التقييم' }))
  await waitFor(() => expect(sent).toEqual(['PUT /courses/9/review {"stars":4,"text":"مفيدة"}']))
})

test('the focus goes along into the form and out of it, so that a keyboard is never left at the top', async () => {
  own = { ...own, review: { stars: 4, text: '', is_hidden: false } }
  renderPage(<Reviews course={course} />, 'en')
  const change = () => screen.findByRole('button', { name: 'Change my review' })
  ;(await change()).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('radio', { name: '4 stars' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await change()).toHaveFocus()
})

test('who has done less than a fifth learns from when on, and no one can vote for their own', async () => {
  own = { ...own, may_review: false, percent: 5, review: null }
  renderPage(<Reviews course={course} />, 'en')
  expect(await screen.findByText('You can review this course once 20% of it is done.')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: /^Helpful: .*3/ }))
  await waitFor(() => expect(sent).toEqual(['POST /reviews/4/vote {"is_on":true}']))
})

test('the course’s instructor replies in place, and cannot review it', async () => {
  own = { ...own, is_teaching: true, may_review: false, percent: null }
  renderPage(<Reviews course={course} />, 'en')
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
  await userEvent.type(screen.getByRole('textbox'), 'Thank you')
  await userEvent.click(screen.getByRole('button', { name: 'Publish the answer' }))
  await waitFor(() => expect(sent).toEqual(['PUT /reviews/4/reply {"text":"Thank you"}']))
  expect(screen.queryByRole('button', { name: 'Review this course' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reply' })).toHaveFocus())
})

test('reviews are filtered by their stars', async () => {
  renderPage(<Reviews course={course} />, 'en')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stars' }), '2 stars')
  expect(await screen.findByText('No review gave this many stars.')).toBeVisible()
  expect(sent).toContainEqual(expect.stringMatching(/^GET \/courses\/9\/reviews\?.*stars=2/))
})
