import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '@masar/app-shell'
import { toasts } from '@masar/ui'
import { renderPage } from '../../../testing/render-page.tsx'
import { LessonScreen } from '../lesson-screen.tsx'
import { lessonPage } from '../sample.ts'
import { doneStore } from './done-store.ts'

type Answer = (request: Request) => Response | Promise<Response>
const lesson = lessonPage()
const sent: unknown[] = []
let answer: Answer
const before = sessionStore.getState()
beforeEach(() => {
  sent.length = 0
  sessionStore.setState({ ...before, token: 'a-token', info: { ...before.info, id: 1 } } as never)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes(`/lessons/${lesson.id}`))
      return Response.json({ code: 'not_found' }, { status: 404 })
    if (request.method === 'GET') return Response.json({ data: lesson })
    return answer(request)
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  const store = await doneStore()
  for (const user of [1, 2]) for (const row of await store.ofUser(user)) await store.settle(row)
  localStorage.clear()
  // Other files share the store.
  act(() => sessionStore.setState(before, true))
})
const away: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const taking: Answer = async request => {
  const body = (await request.json()) as { is_completed?: boolean }
  sent.push(body)
  const data = {
    is_completed: body.is_completed ?? false,
    position_seconds: 0,
    watched_seconds: 0,
    uncounted: [],
    course_percent: 66,
  }
  return Response.json({ data })
}
const refusing: Answer = () =>
  Response.json({ code: 'not_enrolled', message: 'Your access has ended.' }, { status: 403 })
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
const keptText = 'Your progress in 1 lesson is kept on this device. It is sent once you are connected.'
const open = () => renderPage(<LessonScreen id={lesson.id} />, 'en', `/lesson/${lesson.id}`)

test('what is pressed without a connection is shown and kept, says so, and is sent once it is back', async () => {
  answer = away
  open()
  await press()
  expect(await screen.findByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText(keptText)).toBeVisible()
  expect(await (await doneStore()).ofUser(1)).toMatchObject([{ lesson: lesson.id, isCompleted: true }])
  answer = taking
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(sent).toContainEqual({ is_completed: true }))
  await waitFor(() => expect(screen.queryByText(keptText)).not.toBeInTheDocument())
  expect(await (await doneStore()).ofUser(1)).toEqual([])
})

test('after a reload it is still there, is sent as the page loads, and no one else’s is', async () => {
  const store = await doneStore()
  const row = { lesson: lesson.id, course: lesson.course.id, title: lesson.title, isCompleted: true, at: 1 }
  await store.put({ ...row, user: 1 })
  await store.put({ ...row, user: 2, lesson: 3 })
  answer = taking
  open()
  expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible()
  await waitFor(() => expect(sent).toEqual([{ is_completed: true }]))
  await waitFor(async () => expect(await store.ofUser(1)).toEqual([]))
  expect(await store.ofUser(2)).toHaveLength(1)
})

test('what the service refuses later is taken back, told with its lesson, and not sent again', async () => {
  answer = away
  open()
  await press()
  expect(await screen.findByText(keptText)).toBeVisible()
  answer = refusing
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('button', { name: 'Mark as done' })).toBeVisible()
  await waitFor(() => expect(toasts.entries()).toHaveLength(1))
  expect(String(toasts.entries()[0]?.text)).toContain(`“\u2068${lesson.title}\u2069”`)
  expect(String(toasts.entries()[0]?.text)).toContain('Your access has ended.')
  expect(await (await doneStore()).ofUser(1)).toEqual([])
})

test('a lesson that is done in one tab is shown as done in the person’s other tabs', async () => {
  answer = taking
  open()
  const other = new BroadcastChannel('masar-lesson-done')
  const heard: unknown[] = []
  other.onmessage = ({ data }) => heard.push(data)
  const news = { lesson: lesson.id, course: lesson.course.id, isCompleted: true, percent: 50, user: 1 }
  await screen.findByRole('button', { name: 'Mark as done' })
  other.postMessage({ ...news, user: 2 })
  other.postMessage(news)
  expect(await screen.findByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getAllByText('50%')[0]).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(heard).toContainEqual({ ...news, isCompleted: false, percent: 66 }))
  other.close()
})
