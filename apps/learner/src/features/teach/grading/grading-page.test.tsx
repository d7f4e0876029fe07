import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { unsentGrades } from '../../unsent/grades.ts'
import { GradingPage } from './grading-page.tsx'
import { gradeDrafts } from './kept-drafts.ts'
import { gradingPlaceOf } from './place.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const exam = { id: 3, title: 'اختبار صفحات الويب' }
const row = {
  attempt_id: 12,
  question_id: 45,
  exam,
  course: 'صفحات الويب',
  learner: 'نورة العتيبي',
  position: 2,
  kind: 'essay',
  body: 'صِف صفحة أعجبتك.',
}
const waiting = { ...row, is_regrade: false, since: '2026-11-20T10:00:00Z' }
const answer = {
  ...row,
  submitted_at: '2026-11-20T10:00:00Z',
  given: ['صفحة هادئة'],
  right: [],
  max_points: 6,
  points: null,
  note: null,
  rubric: [],
  revision: 0,
  graded_by: null,
  graded_at: null,
  regrade: null,
}

/** A service with one answer that waits. @returns the grades that it was sent */
function serve(
  put: () => Response,
  queue: () => Response = () => Response.json({ data: [waiting], meta: { total: 1 } }),
  given: object = answer,
) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/client-api/v1', '')
    if (path === '/grading') return queue()
    if (path === '/teaching/courses') return Response.json({ data: [] })
    if (path.endsWith('/files/f')) return Response.json({ data: { href: '/media/answers/f?s=x' } })
    if (request.method === 'GET') return Response.json({ data: given })
    sent.push(await request.json())
    return put()
  })
  return sent
}
const stored = () =>
  Response.json({ data: { revision: 1, attempt_state: 'graded', graded_at: '2026-11-21T10:00:00Z' } })
const show = (search: Record<string, string>, locale: 'ar' | 'en' = 'en') =>
  renderPage(<GradingPage place={gradingPlaceOf(search)} />, locale, '/teach/grading')

test.each([
  ['ar', 'إجابة واحدة تنتظر.', 'البدء بالأقدم'],
  ['en', '1 answer is waiting, the oldest first.', 'Start with the oldest'],
] as const)('the queue says in %s what waits, and links to it', async (locale, count, start) => {
  serve(stored)
  show({}, locale)
  expect(await screen.findByText(count)).toBeVisible()
  expect(screen.getByRole('link', { name: start }).getAttribute('href')).toContain('answer=12-45')
})

test('an empty queue and one that failed say so', async () => {
  serve(stored, () => Response.json({ data: [], meta: { total: 0 } }))
  const { unmount } = show({})
  expect(await screen.findByText('Nothing is waiting')).toBeVisible()
  unmount()
  serve(stored, () => Response.json({ code: 'internal', message: 'It broke.' }, { status: 500 }))
  show({})
  expect(await screen.findByText('It broke.')).toBeVisible()
})

test('points are checked at their field, sent in plain digits, and saved by the keyboard', async () => {
  const sent = serve(stored)
  show({ answer: '12-45' })
  const points = await screen.findByRole('textbox', { name: /Points out of 6/ })
  await userEvent.type(points, '٧')
  fireEvent.keyDown(points, { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText('Enter points from 0 to 6, with two decimals at most.')).toBeVisible()
  expect(points).toHaveFocus()
  expect(sent).toEqual([])
  await userEvent.clear(points)
  await userEvent.type(points, '٤٫٥')
  await userEvent.type(screen.getByRole('textbox', { name: /Note to the learner/ }), 'أحسنت')
  fireEvent.keyDown(points, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(sent).toEqual([{ points: 4.5, note: 'أحسنت', rubric: null, revision: 0 }]))
})

test('the second of two graders sees the first one’s grade, and may store another on top of it', async () => {
  const grade = { revision: 1, points: 2, note: 'قصير', graded_by: 'ليلى' }
  const answers = [
    () => Response.json({ code: 'grade_stale', message: 'stale', data: grade }, { status: 409 }),
    stored,
  ]
  const sent = serve(() => answers.shift()!())
  show({ answer: '12-45' })
  await userEvent.type(await screen.findByRole('textbox', { name: /Points out of 6/ }), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText('This answer was graded in the meantime')).toBeVisible()
  expect(screen.getByText('ليلى')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save mine instead' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ points: 5, revision: 1 })
})

test('what is typed outlives a reload', async () => {
  serve(stored)
  const { unmount } = show({ answer: '12-45' })
  await userEvent.type(await screen.findByRole('textbox', { name: /Points out of 6/ }), '3.5')
  unmount()
  show({ answer: '12-45' })
  expect(await screen.findByRole('textbox', { name: /Points out of 6/ })).toHaveValue('3.5')
})

test('a kept draft that was typed before another grader’s is not saved over it unseen', async () => {
  const sent = serve(stored)
  const { unmount } = show({ answer: '12-45' })
  await userEvent.type(await screen.findByRole('textbox', { name: /Points out of 6/ }), '3')
  unmount()
  Object.assign(answer, { revision: 1, points: 5, graded_by: 'ليلى' })
  onTestFinished(() => void Object.assign(answer, { revision: 0, points: null, graded_by: null }))
  show({ answer: '12-45' })
  expect(await screen.findByText('This answer was graded in the meantime')).toBeVisible()
  expect(screen.getByText('ليلى')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Points out of 6/ })).toHaveValue('3')
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(sent).toMatchObject([{ points: 3, revision: 0 }]))
})

test('the stored grade may be kept in place of a draft', async () => {
  serve(stored)
  const draft = { points: '3', note: '', rubric: {} }
  gradeDrafts.keep(0, '12-45', { draft, revision: 0 })
  Object.assign(answer, { revision: 1, points: 5, graded_by: 'ليلى' })
  onTestFinished(() => void Object.assign(answer, { revision: 0, points: null, graded_by: null }))
  show({ answer: '12-45' })
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the stored grade' }))
  expect(screen.getByRole('textbox', { name: /Points out of 6/ })).toHaveValue('5')
  expect(screen.queryByText('This answer was graded in the meantime')).toBeNull()
  expect(gradeDrafts.ofUser(0)).toEqual([])
})

test('signing out asks about grades that are being typed, and removes them', async () => {
  gradeDrafts.keep(7, '12-45', { draft: { points: '3', note: '', rubric: {} }, revision: 0 })
  expect(await unsentGrades.send(7)).toBe(1)
  expect(await unsentGrades.send(8)).toBe(0)
  await unsentGrades.discard(7)
  expect(await unsentGrades.send(7)).toBe(0)
})

test('an opened answer is read from its heading', async () => {
  serve(stored)
  show({ answer: '12-45' })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'نورة العتيبي' })).toHaveFocus())
})

test('a formatted essay is read as it was formatted, with its words counted, and its files are saved from signed addresses', async () => {
  const followed: string[] = []
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(this.getAttribute('href') ?? '')
  })
  onTestFinished(() => follow.mockRestore())
  const file = {
    id: 'f',
    name: 'عملي.pdf',
    bytes: 2000,
    received: 2000,
    is_whole: true,
    sha256: 'ab'.repeat(32),
  }
  serve(stored, undefined, {
    ...answer,
    given: ['## رأيي\n\n**هادئة** [رابط](https://evil.test)'],
    essay: { format: 'rich_text', words: { least: 50 } },
    files: [file],
  })
  show({ answer: '12-45' })
  expect(await screen.findByRole('heading', { name: 'رأيي' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'رابط' })).toBeNull()
  expect(screen.getByText(/requested: at least 50/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Download عملي.pdf' }))
  await waitFor(() => expect(followed).toEqual(['/media/answers/f?s=x']))
})
