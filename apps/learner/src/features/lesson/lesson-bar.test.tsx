import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '@masar/app-shell'
import { renderPage } from '../../testing/render-page.tsx'
import type { Lesson } from './lesson.ts'
import { LessonScreen } from './lesson-screen.tsx'
import { lessonPage } from './sample.ts'

const sent: unknown[] = []
let page: Lesson
const before = sessionStore.getState()
beforeEach(() => {
  sent.length = 0
  sessionStore.setState({ ...before, token: 'a-token', info: { ...before.info, id: 1 } } as never)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes(`/lessons/${page.id}`))
      return Response.json({ code: 'not_found' }, { status: 404 })
    if (request.method === 'GET') return Response.json({ data: page })
    const body = (await request.json()) as { watched?: [number, number][]; is_completed?: boolean }
    sent.push(body)
    const data = {
      is_completed: body.is_completed ?? (body.watched?.length ?? 0) > 0,
      position_seconds: 0,
      watched_seconds: 34.2,
      uncounted: [],
      course_percent: 66,
    }
    return Response.json({ data })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  // Other files share the store.
  act(() => sessionStore.setState(before, true))
})
const show = (given: Partial<Lesson>) => {
  page = lessonPage(given)
  renderPage(<LessonScreen id={page.id} />, 'en', `/lesson/${page.id}`)
}
const button = (name: string) => screen.queryByRole('button', { name })

test('a video has no button: how much of it was watched, and, with what the service says, that it is done', async () => {
  show({
    kind: 'video',
    media: '/v.mp4',
    completed_by: 'watching',
    watched_seconds: 17.1,
    needed_seconds: 34.2,
  })
  expect(await screen.findByText('Watched: 50%')).toBeVisible()
  expect(button('Mark as done')).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(sent.filter(body => 'is_completed' in (body as object))).toEqual([])
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
  const video = document.querySelector('video')!
  fireEvent.play(video)
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ watched: [], active: expect.any(Array) })),
  )
  video.currentTime = 0.4
  fireEvent.timeUpdate(video)
  fireEvent.pause(video)
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ watched: [[0, 4]], position_seconds: 0 })),
  )
  expect(await screen.findByText('Done', { ignore: '[role=img]' })).toBeVisible()
  expect(screen.queryByText(/what you skip/)).not.toBeInTheDocument()
})

test('a file asks to be opened before the button', async () => {
  show({ kind: 'file', media: '/f.pdf', completed_by: 'opening' })
  expect(await screen.findByText('Open the file first')).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: 'Download the file' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ watched: [], is_seen: true }), { is_completed: true }]),
  )
  expect(screen.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
})

test('an article has its button at once, and says that it is optional', async () => {
  show({ is_optional: true })
  expect(await screen.findByRole('button', { name: 'Mark as done' })).toBeVisible()
  expect(screen.getByText(/Optional/)).toBeVisible()
})

test('an article is read to its end once that was on screen, and not before', async () => {
  const seen: IntersectionObserverCallback[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        seen.push(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  show({ completed_by: 'reading' })
  await screen.findByRole('button', { name: 'Mark as done' })
  const tell = (isIntersecting: boolean) =>
    act(() => seen.forEach(each => each([{ isIntersecting } as IntersectionObserverEntry], {} as never)))
  expect(seen.length).toBeGreaterThan(0)
  tell(false)
  expect(sent.filter(body => 'is_seen' in (body as object))).toEqual([])
  tell(true)
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ is_seen: true })))
})
